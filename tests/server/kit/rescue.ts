import type { Submission } from '../../../contract/assessment/assessment';
import type { Rescue } from '../../../contract/assessment/rescue';
import { checksumOf, rescueKind } from '../../../contract/assessment/rescue-checksum';

type Changes = Partial<Omit<Rescue, 'checksum'>>;

/** A valid rescue file of `uid` around any body. */
export function rescueAround(body: string, uid: string, assessmentId: number, changes: Changes = {}): Rescue {
  const rescue: Omit<Rescue, 'checksum'> = {
    kind: rescueKind,
    version: 1,
    origin: 'http://portal.test',
    uid,
    person: { name: 'Asha Verma', email: 'asha@portal.test' },
    assessment: { id: assessmentId, name: 'Assessment' },
    finished: true,
    startedAt: '2026-03-01T08:00:00.000Z',
    handedInAt: '2026-03-01T08:10:00.000Z',
    savedAt: '2026-03-01T08:30:00.000Z',
    body,
    ...changes,
  };
  return { ...rescue, checksum: checksumOf(rescue) };
}

/** The rescue file that a device of `uid` would save for this submission. */
export const rescueOf = (submission: Submission, uid: string, changes: Changes = {}): Rescue =>
  rescueAround(JSON.stringify(submission), uid, submission.assessmentId, changes);
