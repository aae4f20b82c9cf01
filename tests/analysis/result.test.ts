import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answeredOf } from '../../analysis/answered';
import { filters, passes } from '../../analysis/filters';
import { accuracyOf, categoryNames, difficultyNames, groupsBy, sizeOf, subjectNames } from '../../analysis/groups';
import { lessonsOf } from '../../analysis/lessons';
import { marksFlow } from '../../analysis/marks';
import { inOrder, slowOnes } from '../../analysis/pace';
import { trendOf } from '../../analysis/trend';
import type { Insight } from '../../contract/insight';
import { cohortFrom, results } from './kit';

const insightOf = (result: { insight?: Insight | undefined }) => result.insight as Insight;

describe('what is told of a result', () => {
  it('adds up to its score and its counts', () => {
    fc.assert(
      fc.property(results, (result) => {
        const answered = answeredOf(result);
        const { won, lost, wrong } = marksFlow(answered, insightOf(result));
        expect(won - lost).toBeCloseTo(result.score, 9);
        expect(wrong).toBe(result.wrongAnswers);
        for (const namesOf of [subjectNames, difficultyNames, categoryNames]) {
          const groups = groupsBy(answered, namesOf);
          for (const group of groups) {
            // Once more from the questions themselves.
            const members = result.questions.filter((q) =>
              namesOf(answered.find((one) => one.questionId === q.questionId) as (typeof answered)[number]).includes(group.name),
            );
            expect(sizeOf(group)).toBe(members.length);
            expect(group.unattempted).toBe(members.filter((q) => q.selectedOptionId === null).length);
            expect(group.correct).toBe(members.filter((q) => q.selectedOptionId === q.correctOptionId).length);
            const attempted = members.length - group.unattempted;
            expect(accuracyOf(group)).toBe(attempted === 0 ? null : group.correct / attempted);
          }
        }
        const bySubject = groupsBy(answered, subjectNames);
        expect(bySubject.reduce((sum, group) => sum + group.correct, 0)).toBe(result.correctAnswers);
        expect(bySubject.reduce((sum, group) => sum + sizeOf(group), 0)).toBe(result.totalQuestions);
      }),
    );
  });

  it('lists by filter what the counts say', () => {
    fc.assert(
      fc.property(results, (result) => {
        const answered = answeredOf(result);
        const slow = slowOnes(answered, null);
        const count = Object.fromEntries(filters.map((filter) => [filter, answered.filter((one) => passes(filter, one, slow)).length]));
        expect(count).toEqual({
          all: result.totalQuestions,
          wrong: result.wrongAnswers,
          skipped: result.unattempted,
          marked: insightOf(result).questions.filter((one) => one.markedForReview).length,
          slow: slow.size,
        });
      }),
    );
  });

  it('of a result without insight knows right and wrong only', () => {
    fc.assert(
      fc.property(results, ({ insight: _, ...result }) => {
        const answered = answeredOf(result);
        expect(answered.filter((one) => one.outcome === 'correct')).toHaveLength(result.correctAnswers);
        expect(groupsBy(answered, subjectNames)).toEqual([]);
        expect(slowOnes(answered, null).size).toBe(0);
      }),
    );
  });
});

const one = (number: number, more: object = {}) => ({
  questionId: number,
  number,
  outcome: 'correct' as 'correct' | 'wrong' | 'unattempted',
  subjectName: 'S',
  categories: [] as string[],
  difficultyLevel: '',
  markedForReview: false,
  seconds: null as number | null,
  place: null as number | null,
  ...more,
});
const norm = (questionId: number, correct: number, medianSeconds: number | null = null) => ({
  questionId,
  attempted: 12,
  correct,
  medianSeconds,
});

describe('slow', () => {
  it('is half as long again as the others took, or as one’s own middle question', () => {
    const cohort = cohortFrom([1], { norms: { scores: [], questions: [norm(1, 6, 40), norm(2, 6, 40), norm(3, 6, 4)] } });
    const answered = [one(1, { seconds: 60 }), one(2, { seconds: 59 }), one(3, { seconds: 9 })];
    expect([...slowOnes(answered, cohort)]).toEqual([1]);
    expect([...slowOnes([...answered, one(4, { seconds: 90 }), one(5, { seconds: 0 })], null)]).toEqual([4]);
  });
});

describe('lessons', () => {
  const insight: Insight = { marksPerCorrect: 4, marksPerWrong: 1, questions: [] };

  it('name what cost marks, what was left though easy, the weakest topic and the time on wrong answers', () => {
    const cohort = cohortFrom(Array(12).fill(1), { norms: { scores: [], questions: [norm(5, 8), norm(6, 7), norm(1, 12)] } });
    const answered = [
      one(1, { categories: ['Trains'] }),
      one(2, { categories: ['Trains'], outcome: 'wrong', seconds: 100 }),
      one(3, { categories: ['Algebra'], outcome: 'wrong', seconds: 20 }),
      one(4, { categories: ['Algebra'], outcome: 'wrong' }),
      one(5, { outcome: 'unattempted' }),
      one(6, { outcome: 'unattempted' }),
    ];
    expect(lessonsOf(answered, insight, cohort)).toEqual([
      { kind: 'negative', lost: 3, wrong: 3 },
      { kind: 'left-easy', numbers: [5] },
      { kind: 'weakest', group: { name: 'Algebra', correct: 0, wrong: 2, unattempted: 0 } },
      { kind: 'time-on-wrong', seconds: 120, questions: 2 },
    ]);
  });

  it('praise a flawless paper, and say nothing where nothing stands out', () => {
    expect(lessonsOf([one(1)], insight, null)).toEqual([{ kind: 'flawless' }]);
    expect(lessonsOf([one(1), one(2, { outcome: 'unattempted' })], insight, null)).toEqual([]);
  });
});

describe('the order of answering', () => {
  it('leaves out what has no answer', () => {
    expect(inOrder([one(1, { place: 2 }), one(2), one(3, { place: 1 })]).map(({ number }) => number)).toEqual([3, 1]);
  });
});

describe('a trend', () => {
  it('goes forward in time, each point the share of marks that was won', () => {
    fc.assert(
      fc.property(fc.array(results, { maxLength: 8 }), (all) => {
        const points = trendOf(all);
        expect(points).toHaveLength(all.length);
        for (const [at, point] of points.entries())
          expect(Date.parse(point.submittedAt)).toBeGreaterThanOrEqual(Date.parse(points[at - 1]?.submittedAt ?? '1970-01-01'));
        const sum = all.reduce((total, { score, totalMarks }) => total + score / totalMarks, 0);
        expect(points.reduce((total, { share }) => total + share, 0)).toBeCloseTo(sum, 9);
      }),
    );
  });
});
