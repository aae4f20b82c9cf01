import type { Page } from '@playwright/test';
import type { Account } from '../../e2e/kit/portal';
import { signsIn } from '../../e2e/kit/test';
import { signsInAs } from './accounts';
import { strikes } from './blows';
import { startsOn } from './dates';
import { looksAtTheDoor } from './door';
import { findings, looksForParcel, planned } from './findings';
import { answers, calmMs, comesBack, hasTheSeat, isOver, marks, moves, submits, survives } from './learner';
import type { BlowKind, Plan, Step } from './plan';
import { opensList, rowsOf } from './portal-page';
import { finishes, passes } from './sections';
import { begins } from './weather';
import type { Sitting, World } from './world';

/** The sittings of a run: the learner's own, and another learner's if the plan needs one. */
export interface Cast {
  mine: Sitting;
  theirs: Sitting | null;
}

const lastingMs = 700;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One whole run: starts the attempt, works under faults, ends them, drains the outbox and records the findings. */
export async function play(world: World, plan: Plan, cast: Cast): Promise<void> {
  const { mine } = cast;
  const hasBegun = await startsOn(world, plan.prelude, mine, cast.theirs, plan.seed);
  if (!hasBegun && world.history.some(({ type }) => type === 'unopened')) return;
  if (!hasBegun) throw new Error(`The run could not begin; ${await screenOf(world)}`);
  await works(world, plan, cast);
  await handsIn(world, plan, cast);
  const ended = await world.clears(true);
  const sat = [...(cast.theirs && hasSat(world, cast.theirs) ? [cast.theirs] : []), mine];
  for (const sitting of sat) await settles(world, sitting, plan, ended.includes('offline') && !world.isSignedOut);
  await findings(world, sat);
}

const hasSat = (world: World, { assessmentId }: Sitting): boolean =>
  world.history.some((e) => e.type === 'sits' && e.assessmentId === assessmentId);

/** Goes through the steps; a blow strikes during the step after it. */
async function works(world: World, { steps }: Plan, cast: Cast): Promise<void> {
  for (let i = 0; i < steps.length; i++) {
    await world.clears();
    const step = steps[i] as Step;
    if (step.do === 'window') await meets(world, step, cast.mine);
    else if (step.do !== 'blow') await takes(world, step, cast.mine);
    else {
      const next = steps[i + 1];
      const isOperation = next !== undefined && next.do !== 'blow' && next.do !== 'window' && next.do !== 'pass';
      await Promise.all([strikes(world, step, cast.mine, cast.theirs), isOperation && takes(world, next, cast.mine)]);
      if (isOperation) i += 1;
      await isThere(world, cast.mine);
    }
  }
}

async function meets(world: World, step: Step & { do: 'window' }, mine: Sitting): Promise<void> {
  await begins(world, step, mine);
  await isThere(world, mine);
}

async function takes(world: World, step: Step, mine: Sitting): Promise<void> {
  if (step.do === 'mark') await marks(world, mine);
  if (step.do === 'pass') await passes(world, mine, step);
  if (step.do === 'finish') await finishes(world, mine);
  if (step.do !== 'answer') return;
  await answers(world, mine, step.option);
  if (step.thenGo) await moves(world, step.thenGo);
}

/** After a blow the learner looks at the screen, and opens the app again if it is gone. */
async function isThere(world: World, mine: Sitting): Promise<void> {
  const isGone =
    !world.phone.isOn ||
    world.page.isClosed() ||
    !(await world.page
      .locator('p[data-saving]')
      .isVisible()
      .catch(() => false));
  if (isGone && !(world.phone.isOn && isOver(world.page))) await comesBack(world, mine);
  await looksAtTheDoor(world, mine);
}

const isClearing = ({ kind }: { kind: BlowKind }): boolean => kind === 'cleared-reloaded' || kind === 'cleared-handed-in-offline';

async function handsIn(world: World, { atTheEnd, end }: Plan, { mine, theirs }: Cast): Promise<void> {
  for (const step of atTheEnd) if (step.do === 'window') await meets(world, step, mine);
  const blows = atTheEnd.flatMap((step) => (step.do === 'blow' ? [step] : []));
  // Data cleared after the hand-in is lost, and the device could not know. So it is cleared before the hand-in.
  for (const blow of blows.filter(isClearing)) await strikes(world, blow, mine, theirs);
  const act = end === 'submit' ? submits(world, mine) : runsOut(world, mine);
  await Promise.all([
    act,
    (async () => {
      for (const blow of blows) if (!isClearing(blow)) await strikes(world, blow, mine, theirs);
    })(),
  ]);
  if (world.isStormy) await pause(lastingMs);
  await looksAtTheDoor(world, mine);
  await planned(world);
}

/** The whole duration passes at once, for the phone and for the server; then the learner taps once more. */
async function runsOut(world: World, mine: Sitting): Promise<void> {
  const ms = (mine.seconds + (world.minutes.all + world.minutes.own) * 60) * 1000;
  await world.passes(ms);
  // The worker's clock cannot be moved: from here on page and worker disagree, as after any set clock.
  world.says({ type: 'fault', kind: 'clock-run-out', phase: 'begins' });
  world.says({ type: 'expires', uid: mine.learner.uid, assessmentId: mine.assessmentId });
  await answers(world, mine, 4, world.page, 300);
  await survives(world.page.waitForURL('**/result', { timeout: 3_000 }));
  // Sends at once, without the jitter of a minute, while the faults last.
  await survives(world.page.evaluate(() => window.dispatchEvent(new Event('online'))));
}

/**
 * Signs in by the link beside the waiting answers. A device whose data was cleared may know its learner again and still have lost the
 * sign-in.
 */
async function signsInAgain(page: Page, learner: Account): Promise<void> {
  await survives(
    page
      .getByRole('link', { name: 'Sign in again' })
      .first()
      .click({ timeout: 3_000 })
      .then(() => signsIn(page, learner)),
  );
}

/** What the page shows, on one line, for a person who reads why a run did not end. A page may be unable to say. */
async function screenOf({ page }: World): Promise<string> {
  const screen = await page
    .locator('body')
    .innerText({ timeout: 5_000 })
    .catch((error: unknown) => String(error));
  return `${page.url()} says: ${screen.replace(/\s+/g, ' ').slice(0, 500)}`;
}

/** Signs in after the last fault. A browser whose disk was full trusts its last measurement of space for half a minute. */
async function signsInAtLast(world: World, sitting: Sitting): Promise<void> {
  for (let left = 4; left > 0; left--) if (await signsInAs(sitting, world.page, world.origin, { timeout: calmMs })) return;
  throw new Error(`No learner could sign in after the last fault; ${await screenOf(world)}`);
}

/** The end of all faults: the learner signs in if needed, hands in open attempts, and waits until no parcel is left. */
async function settles(world: World, sitting: Sitting, plan: Plan, isRadioBack: boolean): Promise<void> {
  const isHere = world.phone.isOn && isOver(world.page) && !world.isSignedOut && isRadioBack;
  if (!isHere) {
    if (!world.phone.isOn) await world.restarts();
    world.page = await world.phone.context.newPage();
    if (world.isSignedOut) await signsInAtLast(world, sitting);
    await endsAtLast(world, sitting, plan);
  }
  world.says({ type: 'healed' });
  if (!isHere) await opensList(world);
  await drains(world, sitting);
  if (isHere) await opensList(world);
  await looksForParcel(world, sitting);
}

const triesAtLast = 3;

/**
 * Opens the assessment and ends its attempt. Where the screen does not let it end, what the screen says is printed, and the learner opens it again, as a
 * person would: a machine of which others take most may need longer than any patience.
 */
async function endsAtLast(world: World, sitting: Sitting, plan: Plan): Promise<void> {
  for (let left = triesAtLast; left > 0; left--) {
    const place = await comesBack(world, sitting, calmMs);
    if (place === 'hall') {
      await hasTheSeat(world.page, sitting, calmMs);
      if (plan.end === 'zero' && !expired(world, sitting)) await runsOut(world, sitting);
      else await submits(world, sitting, world.page, calmMs);
    }
    const screen = await screenOf(world);
    if (!(await isUnderWay(world, sitting))) return;
    console.log(`  ${sitting.title} does not end (${place}): ${screen}`);
  }
}

async function isUnderWay(world: World, { assessmentId }: Pick<Sitting, 'assessmentId'>): Promise<boolean> {
  const attempts = await rowsOf<{ assessmentId: number; status: string }>(world, 'attempts');
  return attempts.some((one) => one.assessmentId === assessmentId && one.status === 'in-progress');
}

const expired = (world: World, { assessmentId }: Sitting): boolean =>
  world.history.some((e) => e.type === 'expires' && e.assessmentId === assessmentId);

async function drains(world: World, { learner, assessmentId }: Sitting): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const rows = await rowsOf<{ uid: string; assessmentId: number; state: string }>(world, 'parcels');
    const own = rows.filter((p) => p.uid === learner.uid && p.assessmentId === assessmentId);
    const waits = own.some(({ state }) => ['waiting', 'sign-in'].includes(state));
    if (!waits && !(await isUnderWay(world, { assessmentId }))) return world.says({ type: 'drained' });
    const isAsked = own.some(({ state }) => state === 'sign-in');
    if (isAsked && world.isSignedOut) await signsInAgain(world.page, learner);
    else await pause(50);
  }
}
