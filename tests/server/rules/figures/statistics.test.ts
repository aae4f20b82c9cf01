import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grade } from '../../../../analysis/marking/grade';
import type { AnswerKey } from '../../../../analysis/marking/key';
import type { Submission } from '../../../../contract/assessment/assessment';
import { itemsOf, ladderOf, medianOf, normsOf } from '../../../../server/rules/figures/statistics';
import { addTo, emptyTally } from '../../../../server/rules/figures/tally';
import type { FrozenPaper } from '../../../../server/rules/papers/freeze';

// Each number again from all submissions, by its definition instead of by sums.

const optionIds = [1, 2, 3, 4];
const questionIds = [11, 12, 13, 14, 15];

const keys = fc.record({
  perCorrect: fc.constantFrom(1, 4, 2.5, 100 / 3),
  perWrong: fc.constantFrom(0, 1, 0.25, 0.33),
  right: fc.array(fc.constantFrom(...optionIds), { minLength: 5, maxLength: 5 }),
});
const keyFrom = ({ perCorrect, perWrong, right }: { perCorrect: number; perWrong: number; right: number[] }): AnswerKey => ({
  marking: { perCorrect, perWrong },
  answers: questionIds.map((questionId, at) => ({ questionId, correctOptionId: right[at] ?? 1, explanation: '' })),
});
const paper = {
  name: 'P',
  totalMarks: 20,
  subjects: [
    {
      subjectName: 'S',
      questions: questionIds.map((id) => ({ id, description: `Q${id}`, options: optionIds.map((o) => ({ id: o, text: `${o}` })) })),
    },
  ],
} as unknown as FrozenPaper;

const submissions = fc.array(
  fc
    .record({
      given: fc.subarray(questionIds),
      choices: fc.array(fc.option(fc.constantFrom(...optionIds)), { minLength: 5, maxLength: 5 }),
      seconds: fc.array(fc.nat(90), { minLength: 5, maxLength: 5 }),
      isPaced: fc.boolean(),
    })
    .map(
      ({ given, choices, seconds, isPaced }): Submission => ({
        assessmentId: 1,
        timeTaken: 60,
        submitted: true,
        answers: given.map((questionId, at) => ({ questionId, selectedOptionId: choices[at] ?? null, markedForReview: false })),
        ...(isPaced && { pace: { seconds: given.map((_, at) => seconds[at] ?? 0), order: [] } }),
      }),
    ),
  { maxLength: 40 },
);

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const choiceOf = ({ answers }: Submission, id: number) => answers.find((a) => a.questionId === id)?.selectedOptionId ?? null;

function pearson(x: readonly number[], y: readonly number[]): number | null {
  const [mx, my] = [mean(x), mean(y)];
  const covariance = mean(x.map((value, at) => (value - mx) * ((y[at] ?? 0) - my)));
  const spread = (values: readonly number[], m: number) => Math.sqrt(mean(values.map((value) => (value - m) ** 2)));
  const [sx, sy] = [spread(x, mx), spread(y, my)];
  // A mark of 33.333… in scores of hundredths moves a constant rest by a third of a hundredth.
  return sx < 1e-6 || sy < 5e-3 ? null : covariance / (sx * sy);
}

function sortedMedian(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  if (sorted.length === 0) return null;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2 : (sorted[Math.floor(half)] ?? 0);
}

describe('a tally', () => {
  it('equals the figures of all its submissions', () => {
    fc.assert(
      fc.property(keys, submissions, (made, all) => {
        const key = keyFrom(made);
        const tally = emptyTally(key);
        for (const one of all) addTo(tally, key, one);
        const scores = all.map(({ answers }) => grade(key, answers).score);
        const ladder = ladderOf(tally);
        expect(ladder.flatMap(({ score, count }) => Array<number>(count).fill(score))).toEqual(scores.toSorted((a, b) => a - b));

        const norms = normsOf(tally, key);
        for (const [at, item] of itemsOf(tally, paper, key).entries()) {
          const id = questionIds[at] ?? 0;
          const isRight = all.map((one) => (choiceOf(one, id) === made.right[at] ? 1 : 0));
          const skipping = all.filter((one) => choiceOf(one, id) === null).length;
          const seconds = all.flatMap(({ answers, pace }) => pace?.seconds[answers.findIndex((a) => a.questionId === id)] ?? []);
          expect(norms[at]).toEqual({
            questionId: id,
            attempted: all.length - skipping,
            correct: isRight.filter(Boolean).length,
            medianSeconds: sortedMedian(seconds),
          });
          expect(item.skipped.count).toBe(skipping);
          expect(item.options.reduce((sum, option) => sum + option.count, 0) + skipping).toBe(all.length);
          for (const option of item.options) {
            const theirs = scores.filter((_, n) => choiceOf(all[n] as Submission, id) === option.id);
            expect(option.count).toBe(theirs.length);
            if (theirs.length > 0) expect(option.meanScore).toBeCloseTo(mean(theirs), 6);
          }
          if (all.length === 0) {
            expect([item.facility, item.discrimination]).toEqual([null, null]);
            continue;
          }
          expect(item.facility).toBeCloseTo(mean(isRight), 12);
          const own = all.map((one) => {
            const choice = choiceOf(one, id);
            if (choice === null) return 0;
            return choice === made.right[at] ? key.marking.perCorrect : -key.marking.perWrong;
          });
          const rest = scores.map((score, n) => score - (own[n] ?? 0));
          const wanted = pearson(isRight, rest);
          // Scores are rounded to hundredths, so a constant rest may differ slightly; then either result is right.
          if (wanted !== null) expect(item.discrimination ?? Number.NaN).toBeCloseTo(wanted, 5);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('has the median of counted values', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50)), (values) => {
        const counts = new Map<number, number>();
        for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
        expect(medianOf(counts)).toBe(sortedMedian(values));
      }),
    );
  });
});
