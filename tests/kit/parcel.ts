import type { Parcel } from '../../src/runner/device/db';

/** A parcel that has not been tried, with some fields replaced. */
export const parcel = (more: Partial<Parcel> | object = {}): Parcel => ({
  uid: 'asha',
  assessmentId: 7,
  title: 'Mock',
  body: JSON.stringify({
    assessmentId: 7,
    timeTaken: 60,
    submitted: true,
    answers: [
      { questionId: 1, selectedOptionId: 2, markedForReview: false },
      { questionId: 2, selectedOptionId: null, markedForReview: false },
    ],
  }),
  handedInAt: 1_000,
  state: 'waiting',
  tries: 0,
  triedAt: null,
  nextTryAt: 0,
  notBefore: 0,
  reason: null,
  ...more,
});
