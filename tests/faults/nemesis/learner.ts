import { errors, type Page } from '@playwright/test';
import { attemptLockName } from '../../../src/runner/device/worker-messages';
import { Hall } from '../../e2e/kit/hall';
import { comesToStart } from './opening';
import { goes } from './portal-page';
import type { Sitting, World } from './world';

const soonMs = 3_000;
/** The same without a fault under way: a state that comes, on a machine of which others may take most. */
export const calmMs = 20_000;

/** Runs an operation that a fault may interrupt; returns false if it was. Other errors are thrown again. */
async function survives(operation: Promise<unknown>): Promise<boolean> {
  try {
    await operation;
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError || /closed|crashed|Target|Execution context|net::ERR/.test(String(error))) return false;
    throw error;
  }
}

const whose = ({ learner, assessmentId }: Sitting) => ({ uid: learner.uid, assessmentId });
const addressOf = (world: World, { assessmentId }: Sitting) => `${world.origin}/assessments/${assessmentId}`;

export const isOver = (page: Page): boolean => !page.isClosed() && page.url().endsWith('/result');

/** Id of the question on screen; null without one. */
export async function questionOn(page: Page, sitting: Sitting): Promise<number | null> {
  if (page.isClosed() || isOver(page)) return null;
  const label = await page
    .locator('#question')
    .getAttribute('aria-label', { timeout: soonMs })
    .catch(() => null);
  return sitting.questionIds[Number(/\d+/.exec(label ?? '')?.[0]) - 1] ?? null;
}

/** Whether the screen says saved and shows the wanted state. */
const savedWith = (page: Page, wanted: { option: number; name: string } | { isMarked: boolean }, timeout = soonMs) =>
  page.waitForFunction(
    (w) => {
      if (document.querySelector('p[data-saving="saved"]') === null) return false;
      if ('option' in w) return document.querySelectorAll<HTMLInputElement>(`fieldset input[name="${w.name}"]`)[w.option - 1]?.checked;
      return document.querySelector('#question button[aria-pressed]')?.getAttribute('aria-pressed') === String(w.isMarked);
    },
    wanted,
    { timeout, polling: 20 },
  );

/** Taps an option of the question on this page's screen, and waits up to `timeout` ms for the screen to say saved. */
export async function answers(world: World, sitting: Sitting, option: number, page = world.page, timeout = soonMs): Promise<void> {
  const questionId = await questionOn(page, sitting);
  if (questionId === null) return;
  const says = (phase: 'invoked' | 'acknowledged') =>
    world.says({ type: 'answer', phase, ...whose(sitting), questionId, optionId: option });
  says('invoked');
  // By its question: another one may come on screen meanwhile.
  const name = `question-${questionId}`;
  const radio = page.locator(`fieldset input[name="${name}"]`).nth(option - 1);
  if (!(await survives(radio.click({ timeout })))) return;
  if (await survives(savedWith(page, { option, name }, timeout))) says('acknowledged');
}

/** Toggles the mark for review of the question on screen. */
export async function marks(world: World, sitting: Sitting): Promise<void> {
  const { page } = world;
  const questionId = await questionOn(page, sitting);
  if (questionId === null) return;
  const button = page.getByRole('button', { name: 'Mark for Review' });
  const pressed = await button.getAttribute('aria-pressed', { timeout: soonMs }).catch(() => null);
  if (pressed === null) return;
  const isMarked = pressed !== 'true';
  const says = (phase: 'invoked' | 'acknowledged') => world.says({ type: 'mark', phase, ...whose(sitting), questionId, isMarked });
  says('invoked');
  if (!(await survives(button.click({ timeout: soonMs })))) return;
  if (await survives(savedWith(page, { isMarked }))) says('acknowledged');
}

export async function moves(world: World, way: 'Next' | 'Previous'): Promise<void> {
  const button = world.page.getByRole('button', { name: way });
  if (await button.isEnabled({ timeout: 500 }).catch(() => false)) await survives(button.click({ timeout: 500 }));
}

/** Submits, and waits for the screen to confirm it. */
export async function submits(world: World, sitting: Sitting, page = world.page, timeout = soonMs): Promise<void> {
  if (page.isClosed() || isOver(page)) return;
  world.says({ type: 'submit', phase: 'invoked', ...whose(sitting) });
  const pressed = survives(
    (async () => {
      await new Hall(page).asksToSubmit({ timeout });
      await page.getByRole('button', { name: 'Yes, submit' }).click({ timeout });
      await page.waitForURL('**/result', { timeout });
    })(),
  );
  if (await pressed) world.says({ type: 'submit', phase: 'acknowledged', ...whose(sitting) });
}

/** Starts the assessment in this page. */
export async function sitsDown(world: World, sitting: Sitting, page = world.page, timeout = 2 * calmMs): Promise<boolean> {
  const { questionIds, seconds } = sitting;
  return survives(
    (async () => {
      await comesToStart(world, sitting, page, addressOf(world, sitting), timeout);
      await page.getByRole('button', { name: 'Start Assessment' }).click({ timeout });
      sitting.begunAt = world.now;
      world.says({ type: 'sits', ...whose(sitting), questionIds, seconds });
      await page.locator('p[data-saving="saved"]').waitFor({ timeout });
    })(),
  );
}

/** The page that an opened address led to. */
export type Place = 'hall' | 'over' | 'elsewhere';

/** Opens the assessment again, in any state of browser and page. */
export async function comesBack(world: World, sitting: Sitting, timeout = 6_000): Promise<Place> {
  if (!world.phone.isOn) await world.restarts();
  if (world.page.isClosed() || !world.phone.context.pages().includes(world.page)) world.page = await world.phone.context.newPage();
  const { page } = world;
  if (!(await survives(goes((patience) => page.goto(addressOf(world, sitting), patience), 10_000 + timeout)))) return 'elsewhere';
  const hall = page.locator('p[data-saving]');
  const over = page.getByRole('link', { name: 'View result' }).or(page.getByText('already handed in'));
  await survives(hall.or(over.first()).first().waitFor({ timeout }));
  if (isOver(page) || (await over.count()) > 0) return 'over';
  return (await hall.count()) > 0 ? 'hall' : 'elsewhere';
}

/** Takes the attempt over from another tab, if this tab offers it. */
export async function continuesHere(page: Page): Promise<void> {
  await survives(page.getByRole('button', { name: 'Continue here' }).click({ timeout: 1_500 }));
}

/** Whether this page has been told of its seat: it has the attempt's lock (`held`), or waits for the page that has it (`pending`). */
async function isToldOfSeat(page: Page, { learner, assessmentId }: Sitting, wanted: readonly ('held' | 'pending')[], timeout: number) {
  const told = page.waitForFunction(
    async ({ name, states }) => {
      const own = await navigator.locks.request(`who ${Math.random()}`, async (lock) => {
        const { held = [] } = await navigator.locks.query();
        return held.find((one) => one.name === lock?.name)?.clientId;
      });
      const now = await navigator.locks.query();
      return states.some((state) => now[state]?.some((one) => one.name === name && one.clientId === own));
    },
    { name: attemptLockName(learner.uid, assessmentId), states: wanted },
    { timeout, polling: 100 },
  );
  return survives(told);
}

/**
 * An older tab may still hold the attempt's lock: the learner follows this tab's instructions. A page takes taps until it is told that another one has the
 * lock, so its buttons do not say which it is.
 */
export async function hasTheSeat(page: Page, sitting: Sitting, timeout = soonMs): Promise<void> {
  if (!(await isToldOfSeat(page, sitting, ['held', 'pending'], timeout))) return;
  if (await isToldOfSeat(page, sitting, ['held'], 200)) return;
  await continuesHere(page);
  await isToldOfSeat(page, sitting, ['held'], timeout);
}

export { survives };
