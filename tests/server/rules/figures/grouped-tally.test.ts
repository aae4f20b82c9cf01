import { describe, expect, it } from 'vitest';
import type { AnswerKey } from '../../../../analysis/marking/key';
import type { Submission } from '../../../../contract/assessment/assessment';
import { cohortStep } from '../../../../contract/fields/limits';
import { addGrouped, emptyGroupedTally } from '../../../../server/rules/figures/grouped-tally';

const key: AnswerKey = { marking: { perCorrect: 4, perWrong: 1 }, answers: [{ questionId: 1, correctOptionId: 2, explanation: '' }] };
const chose = (selectedOptionId: number): Submission => ({
  ...{ assessmentId: 1, timeTaken: 60, submitted: true },
  answers: [{ questionId: 1, selectedOptionId, markedForReview: false }],
});

describe('a tally that learners read', () => {
  it('takes nobody up before a whole group is there, so that no reading before and after a hand-in tells its score', () => {
    const grouped = emptyGroupedTally(key);
    for (let at = 1; at < cohortStep; at += 1) {
      expect(addGrouped(grouped, key, at, chose(2))).toBe(false);
      expect([grouped.tally.participants, grouped.tally.scores, grouped.newest]).toEqual([0, 0, 0]);
    }
  });

  it('takes up all of a group at once, with the time of its latest hand-in in whatever order they came', () => {
    const grouped = emptyGroupedTally(key);
    const times = Array.from({ length: cohortStep }, (_, at) => 1_000 - at);
    const changed = times.map((at) => addGrouped(grouped, key, at, chose(at % 2 === 0 ? 2 : 1)));
    expect(changed.filter(Boolean)).toHaveLength(1);
    expect(changed.at(-1)).toBe(true);
    expect(grouped).toMatchObject({
      newest: 1_000,
      waiting: [],
      tally: { participants: cohortStep, scores: (cohortStep / 2) * (4 - 1) },
    });
  });

  it('begins the next group then, and keeps the later of the two times', () => {
    const grouped = emptyGroupedTally(key);
    const add = (from: number) => Array.from({ length: cohortStep }, (_, at) => addGrouped(grouped, key, from - at, chose(2)));
    add(2_000);
    expect(addGrouped(grouped, key, 500, chose(2))).toBe(false);
    expect(grouped.tally.participants).toBe(cohortStep);
    expect(grouped.waiting).toEqual([{ submittedAt: 500, body: chose(2) }]);
    add(1_000);
    expect(grouped).toMatchObject({ newest: 2_000, tally: { participants: 2 * cohortStep } });
    expect(grouped.waiting).toHaveLength(1);
  });
});
