import type { AnsweredInPractice, SatAgain } from '../../analysis/past-test/marked';
import type { SatAgainRow, Study } from '../learner/device/study';
import { addEvents } from '../learner/practice/log';

/**
 * Keeps a past test that was sat again, with its answers in the practice log, in one transaction: both or nothing, and once, however often it is asked for.
 * The answers are sent with the log at the courier's next round.
 */
export async function keepSatAgain(study: Study, uid: string, sitting: SatAgainRow, told: readonly AnsweredInPractice[]): Promise<void> {
  await study.transaction('rw', study.sittings, study.practice, study.marks, async () => {
    if ((await study.sittings.get([uid, sitting.assessmentId, sitting.startedAt])) !== undefined) return;
    await study.sittings.add({ ...sitting, uid });
    const events = told.map((one) => ({ told: { type: 'answered' as const, ...one }, at: sitting.endedAt }));
    await addEvents(study, uid, events, 'new');
  });
}

/** A person's sittings of one past test, the latest first. */
export const allSatAgain = async (study: Study, uid: string, assessmentId: number): Promise<SatAgainRow[]> =>
  (await study.sittings.where('[uid+assessmentId]').equals([uid, assessmentId]).toArray()).sort((a, b) => b.startedAt - a.startedAt);

/** What was sat, as it is marked. */
export const satIn = ({ answers, timeTaken, endedAt, seconds }: SatAgainRow): SatAgain => ({
  ...{ answers, timeTaken, seconds },
  submittedAt: new Date(endedAt).toISOString(),
});
