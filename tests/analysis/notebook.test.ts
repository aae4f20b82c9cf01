import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notebookOf, rightsAfter, rightsToLeave } from '../../analysis/notebook';
import type { PractisedAnswer } from '../../analysis/practice';
import { results } from './kit';

const isMiss = (q: { selectedOptionId: number | null; correctOptionId: number }) => q.selectedOptionId !== q.correctOptionId;

describe('the notebook', () => {
  it('has each question that was wrong or left out, once, and no other', () => {
    fc.assert(
      fc.property(fc.array(results, { maxLength: 5 }), (all) => {
        const missed = new Set(all.flatMap(({ questions }) => questions.filter(isMiss).map((q) => q.questionId)));
        const ids = notebookOf(all, new Map()).map(({ question }) => question.questionId);
        expect(ids.toSorted((a, b) => a - b)).toEqual([...missed].toSorted((a, b) => a - b));
      }),
    );
  });

  it('drops a question after two correct answers in a row, and takes it back after a wrong one in a later assessment', () => {
    fc.assert(
      fc.property(results, fc.array(fc.boolean(), { maxLength: 8 }), (result, answers) => {
        const missed = result.questions.find(isMiss);
        fc.pre(missed !== undefined);
        const { questionId } = missed as { questionId: number };
        const later = Date.parse(result.submittedAt) + 1;
        const given: PractisedAnswer[] = [];
        let inARow = 0;
        let hasLeft = false;
        for (const isRight of answers) {
          if (hasLeft) break;
          given.push({ at: later, isRight, isSure: true });
          inARow = rightsAfter(inARow, isRight);
          hasLeft = inARow === rightsToLeave;
        }
        const has = (all: Parameters<typeof notebookOf>[0]) =>
          notebookOf(all, new Map([[questionId, { answers: given, isSaved: false }]])).some(
            ({ question }) => question.questionId === questionId,
          );
        expect(has([result])).toBe(!hasLeft);
        expect(has([result, { ...result, submittedAt: new Date(later + 60_000).toISOString() }])).toBe(true);
      }),
    );
  });

  it('counts practice at the exact moment of the hand-in', () => {
    const submittedAt = '2026-03-01T09:00:00.000Z';
    const asked = { questionId: 1, questionText: '', options: [], selectedOptionId: null, correctOptionId: 1, explanation: '' };
    const counts = { score: 0, totalMarks: 1, totalQuestions: 1, correctAnswers: 0, wrongAnswers: 0, unattempted: 1 };
    const result = {
      ...counts,
      assessmentId: 1,
      assessmentTitle: null,
      durationInMinutes: 1,
      timeTaken: 1,
      submittedAt,
      questions: [asked],
    };
    const rightsOf = (ms: number) => {
      const answers = [{ at: Date.parse(submittedAt) + ms, isRight: true, isSure: true }];
      return notebookOf([result], new Map([[1, { answers, isSaved: false }]]))[0]?.rights;
    };
    expect([rightsOf(0), rightsOf(-1)]).toEqual([1, 0]);
  });
});
