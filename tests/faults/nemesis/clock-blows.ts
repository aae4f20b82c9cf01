import { beginningOf, errorSince } from '../../e2e/kit/timer';
import { survives } from './learner';
import { unlessOver } from './reading';
import { stepsOfStart } from './wall';
import type { Sitting, World } from './world';

const hour = 3_600_000;
const soon = { timeout: 5_000 };

/** Loads the page anew without a network, and sets the clock back by an hour at one step of the start. */
export async function setsClockAtStart(world: World, forMs: number): Promise<void> {
  const { page, phone } = world;
  const hall = page.locator('p[data-saving="saved"]');
  if (world.isOffline || world.isStormy || !(await hall.isVisible())) return;
  const before = await unlessOver(beginningOf(page));
  if (before === null) return;
  await phone.losesNetwork();
  const step = stepsOfStart[forMs % stepsOfStart.length];
  await page.evaluate((said) => sessionStorage.setItem('clock-step', said), `${step} ${-hour}`);
  const isBack = await survives(page.reload(soon).then(() => hall.waitFor(soon)));
  if (isBack) {
    const measured = errorSince(page, before, `a clock set at the step ${step}`);
    await survives(measured.then((gainedMs) => world.says({ type: 'timed', gainedMs })));
  }
  await world.shifts({ wall: -hour });
  await phone.findsNetwork();
}

/** Another device of the same learner hands in other answers; not during a fault that would hide the result. */
export async function secondDevice(world: World, { learner, assessmentId, questionIds }: Sitting): Promise<void> {
  if (world.isStormy) return;
  const answers = questionIds.map((questionId) => ({ questionId, selectedOptionId: null, markedForReview: true }));
  const body = { assessmentId, timeTaken: 1, submitted: true as const, answers };
  const isTaken = await world.portal.call(learner, 'submit', { params: { id: assessmentId }, body }).then(
    () => true,
    () => false,
  );
  world.says({ type: 'other-device', uid: learner.uid, assessmentId, body: JSON.stringify(body), isTaken });
}
