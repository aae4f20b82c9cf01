import type { KeyOrder } from '../../../server/assessments/regrade';

/** A correction of a key as `npm run rekey` makes it. */
export const correctionOf = (assessmentId: number, questionId: number, optionId: number): KeyOrder => ({
  ...{ assessmentId, questionId, change: 'key', optionIds: [optionId], reason: '', by: '' },
});
