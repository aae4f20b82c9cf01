import { describe, expect, it } from 'vitest';
import { grade, judged } from '../../../../analysis/marking/grade';
import { itemsOf, normsOf } from '../../../../server/rules/figures/statistics';
import { addTo, emptyTally, mostValues } from '../../../../server/rules/figures/tally';
import { freeze } from '../../../../server/rules/papers/freeze';
import { randomFrom } from '../../../faults/random';
import { randomPaper } from './papers';

// Each figure again from all submissions, by its definition instead of by sums.

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function pearson(x: readonly number[], y: readonly number[]): number | null {
  const [mx, my] = [mean(x), mean(y)];
  const spread = (values: readonly number[], m: number) => Math.sqrt(mean(values.map((value) => (value - m) ** 2)));
  const [sx, sy] = [spread(x, mx), spread(y, my)];
  return sx < 1e-6 || sy < 1e-2 ? null : mean(x.map((value, at) => (value - mx) * ((y[at] ?? 0) - my))) / (sx * sy);
}

/** Learners of one random paper: each answers as the learners of other papers of the same seed did, as far as their questions are of the same kind. */
function cohort(seed: number) {
  const { marks, multipleScheme, subjects, answers } = randomPaper(randomFrom(seed));
  const frozen = freeze({
    name: '',
    description: '',
    durationInMinutes: 1,
    createdAt: 0,
    instructions: '',
    marks,
    multipleScheme,
    subjects,
  });
  const random = randomFrom(seed + 1);
  const bodies = Array.from({ length: 25 }, () => ({
    ...{ assessmentId: 1, timeTaken: 1, submitted: true as const },
    answers: frozen.key.answers.flatMap(({ questionId, kind, optionCount = 2 }) => {
      const base = { questionId, selectedOptionId: null, markedForReview: false };
      const luck = random();
      if (luck < 0.4) return answers.filter((one) => one.questionId === questionId);
      if (luck < 0.5) return [base];
      if (kind === undefined) return [{ ...base, selectedOptionId: 1 + Math.floor(random() * 2) }];
      if (kind === 'numeric') return [{ ...base, value: String(Math.floor(random() * 3)) }];
      return [{ ...base, selectedOptionIds: [1, 2, 3, 4, 5, 6].filter((id) => id <= optionCount && random() < 0.5) }];
    }),
  }));
  return { ...frozen, bodies };
}

describe('the statistics of a question of any kind', () => {
  it('equal the figures of all submissions', () => {
    let [several, numbers, told] = [0, 0, 0];
    for (let seed = 1; seed <= 60; seed += 1) {
      const { paper, key, bodies } = cohort(seed);
      const tally = emptyTally(key);
      for (const body of bodies) addTo(tally, key, body);
      const scores = bodies.map(({ answers }) => grade(key, answers).score);
      const norms = normsOf(tally, key);
      for (const [at, item] of itemsOf(tally, paper, key).entries()) {
        const answer = key.answers[at] as (typeof key.answers)[number];
        const given = bodies.map(({ answers }) => answers.find(({ questionId }) => questionId === item.questionId));
        const each = given.map((one) => judged(key, answer, one));
        const of = (outcome: string) => scores.filter((_, n) => each[n]?.outcome === outcome);
        const taken = (some: number[]) => ({ count: some.length, meanScore: some.length === 0 ? null : expect.closeTo(mean(some), 6) });
        expect(item.skipped, `seed ${seed}`).toEqual(taken(of('unattempted')));
        expect(norms[at]).toMatchObject({ attempted: bodies.length - of('unattempted').length, correct: of('correct').length });
        expect(item.facility).toBeCloseTo(of('correct').length / bodies.length, 12);
        const isRight = each.map(({ outcome }) => (outcome === 'correct' ? 1 : 0));
        const wanted = pearson(
          isRight,
          scores.map((score, n) => score - (each[n]?.marks ?? 0)),
        );
        // Scores are rounded to hundredths.
        if (wanted !== null) expect(item.discrimination ?? Number.NaN).toBeCloseTo(wanted, 2);
        told += wanted === null ? 0 : 1;
        expect(item.kind).toBe(answer.kind);
        if (answer.kind === undefined) continue;
        expect([item.right, item.wrong]).toEqual([taken(of('correct')), taken(of('wrong'))]);
        if (answer.kind === 'multiple') {
          several += 1;
          expect(item.partly).toEqual(taken(of('partly')));
          for (const { id, count, isCorrect } of item.options) {
            expect(count).toBe(given.filter((one) => one?.selectedOptionIds?.includes(id)).length);
            expect(isCorrect).toBe(answer.correctOptionIds?.includes(id));
          }
        } else {
          numbers += 1;
          const typed = given.filter((_, n) => each[n]?.outcome !== 'unattempted').map((one) => one?.value);
          expect(item.correctValue).toEqual(answer.correctValue);
          const counted = (item.values ?? []).reduce((sum, { count }) => sum + count, 0) + (item.otherValues?.count ?? 0);
          expect(counted).toBe(typed.length);
          for (const { value, count } of item.values ?? []) expect(count).toBe(typed.filter((one) => one?.trim() === value).length);
        }
      }
    }
    expect(Math.min(several, numbers, told)).toBeGreaterThan(50);
  });

  const key = {
    marking: { perCorrect: 4, perWrong: 1 },
    answers: [{ questionId: 1, correctOptionId: 0, explanation: '', kind: 'numeric' as const, correctValue: { from: 7, to: 8 } }],
  };
  const paper = freeze({
    ...{ name: '', description: '', durationInMinutes: 1, createdAt: 0, instructions: '', marks: { perCorrect: 4, perWrong: 1 } },
    subjects: [
      {
        subjectName: 'S',
        questions: [
          {
            ...{ id: 1, description: 'Q', difficultyLevel: '', categories: [], options: [], kind: 'numeric' as const, explanation: '' },
            answer: { from: 7, to: 8 },
          },
        ],
      },
    ],
  }).paper;
  const typed = (values: readonly string[]) => {
    const tally = emptyTally(key);
    for (const value of values) {
      const answers = [{ questionId: 1, selectedOptionId: null, value, markedForReview: false }];
      addTo(tally, key, { assessmentId: 1, timeTaken: 1, submitted: true, answers });
    }
    return itemsOf(tally, paper, key)[0];
  };

  it('name the most frequent numbers, right ones as right, and count all others as one', () => {
    const item = typed(['7', '7.5', '7', ' 7 ', '3', '-', ...Array.from({ length: 12 }, (_, at) => String(100 + at))]);
    expect(item?.values?.slice(0, 2)).toEqual([
      { value: '7', isCorrect: true, count: 3, meanScore: 4 },
      { value: '100', isCorrect: false, count: 1, meanScore: -1 },
    ]);
    expect(item?.values).toHaveLength(10);
    expect(item?.otherValues?.count).toBe(5);
    expect(item?.skipped.count).toBe(1);
  });

  it('keep so many different numbers and no more, and still count every learner', () => {
    const item = typed(Array.from({ length: mostValues + 5 }, (_, at) => String(at)));
    expect((item?.values?.length ?? 0) + (item?.otherValues?.count ?? 0)).toBe(mostValues + 5);
  });
});
