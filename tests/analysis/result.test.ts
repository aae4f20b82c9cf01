import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answeredOf } from '../../analysis/answers/answered';
import { filters, passes } from '../../analysis/answers/filters';
import { slowOnes } from '../../analysis/answers/pace';
import { accuracyOf, breakdownBy, categoryNames, difficultyNames, sizeOf, subjectNames } from '../../analysis/breakdown';
import { marksFlow } from '../../analysis/marks-flow';
import { trendOf } from '../../analysis/trend';
import type { Insight } from '../../contract/assessment/insight';
import { one, results } from './kit';

const insightOf = (result: { insight?: Insight | undefined }) => result.insight as Insight;

describe('the analysis of a result', () => {
  it('adds up to its score and its counts', () => {
    fc.assert(
      fc.property(results, (result) => {
        const answered = answeredOf(result);
        const { won, lost, wrong } = marksFlow(answered, insightOf(result));
        expect(won - lost).toBeCloseTo(result.score, 9);
        expect(wrong).toBe(result.wrongAnswers);
        for (const namesOf of [subjectNames, difficultyNames, categoryNames]) {
          const groups = breakdownBy(answered, namesOf);
          for (const group of groups) {
            // The count again, from the questions themselves.
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
        const bySubject = breakdownBy(answered, subjectNames);
        expect(bySubject.reduce((sum, group) => sum + group.correct, 0)).toBe(result.correctAnswers);
        expect(bySubject.reduce((sum, group) => sum + sizeOf(group), 0)).toBe(result.totalQuestions);
      }),
    );
  });

  it('lists as many questions in each filter as the counts say', () => {
    fc.assert(
      fc.property(results, (result) => {
        const answered = answeredOf(result);
        const slow = slowOnes(answered, null);
        const count = Object.fromEntries(filters.map((filter) => [filter, answered.filter((one) => passes(filter, one, slow)).length]));
        expect(count).toEqual({
          all: result.totalQuestions,
          wrong: result.wrongAnswers,
          partly: 0,
          skipped: result.unattempted,
          marked: insightOf(result).questions.filter((one) => one.markedForReview).length,
          slow: slow.size,
        });
      }),
    );
  });

  it('of a result without insight has only right and wrong', () => {
    fc.assert(
      fc.property(results, ({ insight: _, ...result }) => {
        const answered = answeredOf(result);
        expect(answered.filter((one) => one.outcome === 'correct')).toHaveLength(result.correctAnswers);
        expect(breakdownBy(answered, subjectNames)).toEqual([]);
        expect(slowOnes(answered, null).size).toBe(0);
      }),
    );
  });
});

describe('a question of a result', () => {
  const asked = (questionId: number) => ({
    questionId,
    questionText: '',
    options: [],
    selectedOptionId: null,
    correctOptionId: 1,
    explanation: '',
  });

  it('is numbered from 1 in the order of the paper', () => {
    expect(answeredOf({ questions: [asked(30), asked(10), asked(20)] }).map(({ questionId, number }) => [questionId, number])).toEqual([
      [30, 1],
      [10, 2],
      [20, 3],
    ]);
  });

  it('has no subject, category, time or mark where the result has none', () => {
    expect(answeredOf({ questions: [asked(7)] })).toEqual([one(1, { questionId: 7, outcome: 'unattempted', subjectName: '' })]);
  });

  it('has no subject where the only section bears the name of the test, and its own in every other', () => {
    const subjectsOf = (assessmentTitle: string, names: readonly string[]) =>
      answeredOf({
        assessmentTitle,
        questions: names.map((_, at) => asked(at)),
        insight: {
          ...{ marksPerCorrect: 1, marksPerWrong: 0 },
          questions: names.map((subjectName, questionId) => ({
            ...{ questionId, subjectName, categories: [], difficultyLevel: '', markedForReview: false, seconds: null, place: null },
          })),
        },
      }).map(({ subjectName }) => subjectName);
    expect(subjectsOf('Mock', ['Mock', 'Mock'])).toEqual(['', '']);
    expect(subjectsOf('Mock', ['Maths', 'Maths'])).toEqual(['Maths', 'Maths']);
    expect(subjectsOf('Maths', ['Maths', 'English'])).toEqual(['Maths', 'English']);
  });

  it('is grouped by difficulty, without blanks around the text', () => {
    const groups = breakdownBy(
      [one(1, { difficultyLevel: ' Hard ' }), one(2, { difficultyLevel: 'Hard' }), one(3, { difficultyLevel: ' ' })],
      difficultyNames,
    );
    expect(groups).toEqual([{ name: 'Hard', correct: 2, partly: 0, wrong: 0, unattempted: 0 }]);
  });
});

describe('a trend', () => {
  it('leaves out an assessment without marks to win', () => {
    const of = (assessmentId: number, totalMarks: number) => ({
      assessmentId,
      assessmentTitle: null,
      submittedAt: '2026-01-01',
      score: 1,
      totalMarks,
    });
    expect(trendOf([of(1, 0), of(2, 4), of(3, -4)])).toEqual([{ assessmentId: 2, title: null, submittedAt: '2026-01-01', share: 0.25 }]);
  });

  it('is ordered by time, each point the share of marks that was won', () => {
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
