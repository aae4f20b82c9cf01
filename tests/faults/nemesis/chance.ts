import type { Account, Portal } from '../../e2e/kit/portal';
import { goes } from './portal-page';
import type { Sitting, World } from './world';

/** A fault of the network may hold an admin's call as well. */
const patienceMs = 2_000;

/** Hands the paper in once, with nothing answered, as another device would, and gives a chance whose hand-in counts. */
export async function givesChance(
  portal: Portal,
  learner: Account,
  { assessmentId: id, questionIds }: Pick<Sitting, 'assessmentId' | 'questionIds'>,
) {
  const answers = questionIds.map((questionId) => ({ questionId, selectedOptionId: null, markedForReview: false }));
  await portal.call(learner, 'submit', { params: { id }, body: { assessmentId: id, timeTaken: 1, submitted: true, answers } });
  const body = { uids: [learner.uid], reason: 'Power cut', counts: 'last' as const };
  await portal.call(await portal.admin(), 'giveChance', { params: { id }, body });
}

/** The device hears of a chance by its list of tests. */
export async function hearsOfChance({ page, origin }: Pick<World, 'page' | 'origin'>, timeout: number): Promise<void> {
  await goes((patience) => page.goto(`${origin}/user/available-assessments`, patience), timeout);
  await page.getByText('You may sit this test again').first().waitFor({ timeout });
}

/** The chance is taken back while its attempt is under way: the hand-in counts all the same. Any failure counts as none. */
export async function takesChanceBack(world: World, { learner, assessmentId, isAgain }: Sitting): Promise<void> {
  if (!isAgain) return;
  const { portal } = world;
  const act = async () =>
    portal.call(await portal.admin(), 'takeChanceBack', { params: { id: assessmentId }, body: { uids: [learner.uid] } });
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([act(), late]).catch(() => undefined);
  // A page with a network asks for its list, which has the chance no more.
  if (world.phone.isOn && !world.page.isClosed())
    await world.page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined);
}

/** Which hand-ins of a sitting are on record, and which of them counts. */
export async function recordOf(
  { portal }: World,
  { learner, assessmentId }: Sitting,
): Promise<{ numbers: number[]; counted: number | null }> {
  const all = await portal.call(await portal.admin(), 'getChances', { params: { id: assessmentId } });
  const handIns = all.find(({ uid }) => uid === learner.uid)?.handIns ?? [];
  return { numbers: handIns.map(({ number }) => number), counted: handIns.find(({ counts }) => counts)?.number ?? null };
}
