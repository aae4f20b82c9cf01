import { errorSince, type Seen, timerOf } from '../../e2e/kit/timer';
import { signsInAs, signsOut } from './accounts';
import { answers, comesBack, isOver, sitsDown, survives } from './learner';
import type { Prelude } from './plan';
import { unlessOver } from './reading';
import type { Sitting, World } from './world';

const hour = 3_600_000;
const day = 24 * hour;

/** How far a date is behind: a wrong time zone, an old date, and 1970, where a phone with an empty battery starts. */
const behind = (seed: number): number => [2 * hour, 3 * 365 * day, Date.now() - 60_000][seed % 3] ?? day;

/** Null also where the page went while it was read. */
const timerIn = async (world: World): Promise<Seen | null> => {
  let seen: Seen | null = null;
  const reading = unlessOver(timerOf(world.page)).then((timer) => {
    seen = timer;
  });
  await survives(reading);
  return seen;
};

/** Measures the timer in the attempt. An attempt that has ended meanwhile has lost all the time that was left. */
async function measures(world: World, before: Seen, what: string, isPutRight: boolean): Promise<void> {
  const says = (gainedMs: number) => world.says({ type: 'timed', gainedMs, ...(isPutRight && { isPutRight }) });
  const timer = world.page.getByRole('timer');
  const over = world.page.getByRole('link', { name: 'View result' }).or(world.page.getByText('already handed in'));
  await survives(timer.or(over.first()).first().waitFor({ timeout: 5_000 }));
  if (isOver(world.page) || (await over.count()) > 0) return says(-before.left * 1_000);
  if (await timer.isVisible()) await survives(errorSince(world.page, before, what).then(says));
}

/** Puts the date right without a network: while the screen is dark, or while the page is closed. */
async function putsRight(world: World, mine: Sitting, by: number, isClosed: boolean): Promise<void> {
  if (!isClosed) return world.setsUnseen(by);
  await world.page.close();
  await world.shifts({ wall: by });
  await comesBack(world, mine);
}

const isInHall = (world: World): Promise<boolean> => world.page.locator('p[data-saving="saved"]').isVisible();

/** The network is off during a fault of the clock, if nothing else is wrong. */
async function withoutNetwork(world: World, act: () => Promise<void>): Promise<void> {
  if (world.isOffline || world.isStormy || !(await isInHall(world))) return;
  world.isOffline = true;
  await world.phone.losesNetwork();
  await act().finally(async () => {
    world.isOffline = false;
    if (world.phone.isOn) await world.phone.findsNetwork();
  });
}

/** The battery is empty: the phone starts with a wrong date, which is put right a moment later. */
export const putsDateRight = (world: World, mine: Sitting, forMs: number): Promise<void> =>
  withoutNetwork(world, async () => {
    const before = await timerIn(world);
    const by = behind(forMs);
    await world.phone.dies();
    await world.shifts({ wall: -by });
    const place = await comesBack(world, mine);
    if (place === 'hall') await answers(world, mine, 1 + (forMs % 4));
    await putsRight(world, mine, by, forMs % 2 === 0);
    if (before !== null && place === 'hall') await measures(world, before, `a date put right by ${by} ms`, true);
  });

/**
 * Behind by an hour, the phone loses the portal's data, and the browser is killed within a second after the page has put everything back.
 * Without the record of the clock the hour, or the time since the last answer, would be a gift. Not with locked sections, whose borders
 * may pass.
 */
export const clearsAndKills = (world: World, mine: Sitting, forMs: number, clears: () => Promise<boolean>): Promise<void> =>
  withoutNetwork(world, async () => {
    if (mine.sections.length > 0) return;
    await world.shifts({ wall: -hour });
    await world.passes(30_000);
    const before = await timerIn(world);
    if (before !== null && (await clears())) {
      await new Promise((resolve) => setTimeout(resolve, forMs % 900));
      await world.phone.dies();
      if ((await comesBack(world, mine)) === 'hall') await measures(world, before, 'cleared data and a kill', false);
    }
    await world.shifts({ wall: hour });
  });

/** Another learner begins an attempt on this phone and leaves it; then the date is a day behind, to the end. */
async function abandons(world: World, mine: Sitting, theirs: Sitting): Promise<void> {
  world.isSignedOut = true;
  const isLeft =
    (await signsOut(world.page, world.origin)) &&
    (await signsInAs(theirs, world.page, world.origin)) &&
    (await sitsDown(world, theirs)) &&
    (await signsOut(world.page, world.origin));
  await world.page.close();
  world.page = await world.phone.context.newPage();
  await world.shifts({ wall: -day });
  world.lasts('a-day-behind', 10 * 60_000, () => world.shifts({ wall: day }));
  if (!isLeft || !(await signsInAs(mine, world.page, world.origin))) throw new Error('The phone did not change hands.');
}

/** Begins the attempt on a phone with this past. Returns whether it has begun. */
export async function startsOn(
  world: World,
  prelude: Prelude | null,
  mine: Sitting,
  theirs: Sitting | null,
  seed: number,
): Promise<boolean> {
  if (prelude === 'abandoned-attempt' && theirs !== null) {
    await abandons(world, mine, theirs);
    if (await sitsDown(world, mine)) return true;
    world.says({ type: 'unopened', uid: mine.learner.uid, assessmentId: mine.assessmentId });
    return false;
  }
  if (prelude !== 'wrong-date') return sitsDown(world, mine);
  const by = behind(seed);
  await world.shifts({ wall: -by });
  if (!(await sitsDown(world, mine))) return false;
  await withoutNetwork(world, async () => {
    const before = await timerIn(world);
    await putsRight(world, mine, by, seed % 16 === 4);
    if (before !== null) await measures(world, before, `a date put right by ${by} ms since the start`, true);
  });
  return true;
}
