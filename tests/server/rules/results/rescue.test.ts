import { describe, expect, it } from 'vitest';
import type { Rescue } from '../../../../contract/assessment/rescue';
import { checksumOf, rescueKind } from '../../../../contract/assessment/rescue-checksum';
import { submissionIn } from '../../../../server/rules/results/rescue';
import { asRead } from '../../../kit/as-read';

const submission = {
  assessmentId: 7,
  timeTaken: 60,
  submitted: true,
  answers: [{ questionId: 1, selectedOptionId: 2, markedForReview: false }],
};

/** A rescue file around a body, with the right checksum. */
function rescue(body: string): Rescue {
  const whole = {
    kind: rescueKind,
    version: 1,
    uid: 'asha',
    assessment: { id: 7, name: 'Mock' },
    finished: true,
    startedAt: '2026-03-01T09:00:00.000Z',
    handedInAt: '2026-03-01T09:30:00.000Z',
    savedAt: '2026-03-01T09:31:00.000Z',
    body,
  } as unknown as Omit<Rescue, 'checksum'>;
  return { ...whole, checksum: checksumOf(whole) } as Rescue;
}

describe('the submission in a rescue file', () => {
  it('is read from its body', () => {
    expect(submissionIn(rescue(JSON.stringify(submission)))).toEqual({ submission });
  });

  it('is refused if the checksum does not fit', () => {
    const damaged = { ...rescue(JSON.stringify(submission)), body: JSON.stringify({ ...submission, timeTaken: 1 }) };
    expect(asRead(submissionIn(damaged))).toEqual({ faults: { checksum: 'does not fit: the file is damaged' } });
  });

  it('is refused with its faults below the body', () => {
    const faults = submissionIn(rescue(JSON.stringify({ ...submission, timeTaken: -1, answers: [{}] })));
    expect(Object.keys((faults as { faults: object }).faults)).toEqual(
      expect.arrayContaining(['body.timeTaken', 'body.answers.0.questionId']),
    );
  });

  it.each([
    ['no JSON', 'answers'],
    ['JSON that is too deep', `${'['.repeat(13)}${']'.repeat(13)}`],
    ['no object', '7'],
  ])('is refused as a whole if the body is %s', (_, body) => {
    expect(Object.keys((submissionIn(rescue(body)) as { faults: object }).faults)).toEqual(['body']);
  });
});
