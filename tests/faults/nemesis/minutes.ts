import { survives } from './learner';
import type { Sitting, World } from './world';

/** A page asks for minutes within seconds of its loading, and not again for seconds. */
const soonMs = 6_000;
/** A fault of the network may hold an admin's call as well. */
const patienceMs = 2_000;

/** Whether the act succeeded in time. Any failure counts as none: the call meets the faults of the run, and minutes may be in use. */
const within = (ms: number, act: Promise<unknown>): Promise<boolean> =>
  Promise.race([act.then(() => true), new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms))]).catch(() => false);

/** Sends a new total; `from`: takes minutes back. */
async function sends(world: World, mine: Sitting, minutes: number, isForAll: boolean, from?: number): Promise<boolean> {
  const body = { minutes, ...(from !== undefined && { from }), ...(!isForAll && { uid: mine.learner.uid }) };
  const { portal } = world;
  const act = async () => portal.call(await portal.admin(), 'giveMoreTime', { params: { id: mine.assessmentId }, body });
  return within(patienceMs, act());
}

/** The page asks at once when it has a network again. */
async function looks(world: World, { learner, assessmentId }: Sitting): Promise<void> {
  const { page } = world;
  const end = Date.now() + soonMs;
  while (Date.now() < end && world.phone.isOn && !page.isClosed()) {
    await survives(page.evaluate(() => window.dispatchEvent(new Event('online'))));
    const isShown = await page
      .getByRole('button', { name: /: \+\d+ min$/ })
      .isVisible()
      .catch(() => false);
    if (isShown) return world.says({ type: 'minutes-shown', uid: learner.uid, assessmentId });
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Gives minutes, to everybody or to the learner alone, and later takes half of them back. Only of a paper with an opening, and without sections, whose borders would move. */
export async function givesMinutes(world: World, mine: Sitting, more: number, isForAll: boolean): Promise<() => Promise<void>> {
  if (!mine.hasOpening || mine.sections.length > 0) return async () => undefined;
  const whose = isForAll ? 'all' : 'own';
  const total = world.minutes[whose] + more;
  // The bound holds also where the reply is lost.
  world.minutes[whose] = total;
  world.says({ type: 'given', uid: mine.learner.uid, assessmentId: mine.assessmentId, most: world.minutes.all + world.minutes.own });
  if (!(await sends(world, mine, total, isForAll))) return async () => undefined;
  await looks(world, mine);
  return async () => {
    await sends(world, mine, Math.floor(total / 2), isForAll, total);
    if (world.phone.isOn) await survives(world.page.evaluate(() => window.dispatchEvent(new Event('online'))));
  };
}
