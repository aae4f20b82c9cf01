import { describe, expect, it } from 'vitest';
import { inOrder, ownSeconds, slowOnes } from '../../analysis/answers/pace';
import { cohortFrom, norm, one } from './kit';

describe('a slow question', () => {
  it("took half as long again as the cohort's time, or as the learner's own median", () => {
    const cohort = cohortFrom([1], { norms: { scores: [], questions: [norm(1, 6, 40), norm(2, 6, 40), norm(3, 6, 4)] } });
    const answered = [one(1, { seconds: 60 }), one(2, { seconds: 59 }), one(3, { seconds: 9 })];
    expect([...slowOnes(answered, cohort)]).toEqual([1]);
    expect([...slowOnes([...answered, one(4, { seconds: 90 }), one(5, { seconds: 0 })], null)]).toEqual([4]);
  });

  it('is measured by the median of the learner’s own times, which for an even number lies between two', () => {
    const slowOf = (seconds: (number | null)[]) => [
      ...slowOnes(
        seconds.map((each, at) => one(at + 1, { seconds: each })),
        null,
      ),
    ];
    expect(slowOf([10, 30, 40, 44, 55])).toEqual([]);
    expect(slowOf([10, 30, 40, 55])).toEqual([4]);
  });

  it('ignores questions that were never on the screen in the learner’s own times', () => {
    const slowOf = (seconds: (number | null)[]) => [
      ...slowOnes(
        seconds.map((each, at) => one(at + 1, { seconds: each })),
        null,
      ),
    ];
    expect(slowOf([0, 0, 0, 20, 30, 50])).toEqual([6]);
    expect(slowOf([null, null, null, 20, 30, 50])).toEqual([6]);
  });

  it('is one of a test in which something was answered', () => {
    const cohort = cohortFrom([1], { norms: { scores: [], questions: [norm(1, 6, 4), norm(2, 6, 4)] } });
    const left = [one(1, { seconds: 90, outcome: 'unattempted' }), one(2, { seconds: 0, outcome: 'unattempted' })];
    expect([...slowOnes(left, cohort)]).toEqual([]);
    expect([...slowOnes([...left, one(3, { seconds: 0, outcome: 'dropped' })], cohort)]).toEqual([]);
    expect([...slowOnes([...left, one(3, { seconds: 1 })], cohort)]).toEqual([1]);
  });

  it('took at least ten seconds', () => {
    const cohort = cohortFrom([1], { norms: { scores: [], questions: [norm(1, 6, 4), norm(2, 6, 4)] } });
    expect([...slowOnes([one(1, { seconds: 10 }), one(2, { seconds: 9 })], cohort)]).toEqual([1]);
  });

  it('is measured by the learner’s own times where too few have handed in', () => {
    const cohort = cohortFrom([1], { norms: null });
    expect([...slowOnes([one(1, { seconds: 20 }), one(2, { seconds: 20 }), one(3, { seconds: 30 })], cohort)]).toEqual([3]);
  });
});

describe('the order of answering', () => {
  it('leaves out questions without an answer', () => {
    expect(inOrder([one(1, { place: 2 }), one(2), one(3, { place: 1 })]).map(({ number }) => number)).toEqual([3, 1]);
  });

  it('goes by the recorded position', () => {
    const places = [3, 1, 4, 2, 5];
    expect(inOrder(places.map((place) => one(place, { place }))).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });
});

it('the own seconds of an answer are the median of ten and more, without what was left, dropped or not timed', () => {
  const timed = [5, 10, 15, 20, 25, 35, 40, 45, 50].map((seconds, at) => one(at + 1, { seconds, outcome: at % 2 ? 'wrong' : 'correct' }));
  const others = [
    one(20, { seconds: 900, outcome: 'unattempted' }),
    one(21, { seconds: 900, outcome: 'dropped' }),
    one(22, { seconds: 0 }),
    one(23, { seconds: null }),
  ];
  expect(ownSeconds([...timed, ...others])).toBeNull();
  expect(ownSeconds([...timed, ...others, one(24, { seconds: 55 })])).toBe(30);
});
