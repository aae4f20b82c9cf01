import { describe, expect, it } from 'vitest';
import { grade } from '../../../../analysis/marking/grade';
import { agreeOn } from './agreement';
import { byTable } from './table';

describe('marking of every kind, scheme and section', () => {
  it('equals the tables on 2,000 random papers', () => {
    for (let seed = 1; seed <= 2_000; seed += 1) agreeOn(seed);
  });

  // As published for four options and 4 marks: 4 for all, one for each chosen of more, −2 for any wrong one.
  it.each([
    [[1, 2, 3, 4], [1, 2, 3, 4], 4],
    [[1, 2, 3, 4], [1, 2, 4], 3],
    [[1, 2, 3], [1, 2, 3], 4],
    [[1, 2, 3], [2, 3], 2],
    [[1, 2, 3, 4], [2, 3], 2],
    [[1, 2], [2], 1],
    [[1, 2, 3], [3], 1],
    [[2], [2], 4],
    [[1, 2], [1, 2, 3], -2],
    [[1, 2], [4], -2],
    [[1, 2], [], 0],
  ])('of JEE Advanced: right %j, chosen %j → %d', (right, chosen, marks) => {
    const key = {
      marking: { perCorrect: 4, perWrong: 2 },
      multipleScheme: 'jee-advanced' as const,
      answers: [
        {
          ...{ questionId: 1, correctOptionId: right[0] as number, explanation: '' },
          ...{ kind: 'multiple' as const, correctOptionIds: right, optionCount: 4 },
        },
      ],
    };
    expect(grade(key, [{ questionId: 1, selectedOptionId: null, selectedOptionIds: chosen, markedForReview: false }]).score).toBe(marks);
    const facts = { given: chosen.length, right: chosen.filter((id) => right.includes(id)).length, needed: right.length, options: 4 };
    expect(byTable({ table: 'jee-advanced', facts, plus: 400_000, minus: 200_000 }).marks).toBe(BigInt(marks) * 6_000_000n);
  });
});
