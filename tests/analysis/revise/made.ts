import type { Result, ResultQuestion } from '../../../contract/assessment/assessment';
import type { PracticeEvent } from '../../../contract/practice/events';

export const day = 86_400_000;
/** A Monday, 9:00. */
export const start = new Date(2026, 2, 2, 9).getTime();

const options = [1, 2, 3, 4].map((id) => ({ id, text: `Option ${'first second third fourth'.split(' ')[id - 1]}` }));

export const question = (questionId: number, selectedOptionId: number | null, more: Partial<ResultQuestion> = {}): ResultQuestion => ({
  ...{ questionId, questionText: `Question ${questionId}`, options, selectedOptionId, correctOptionId: 1, explanation: '' },
  ...more,
});

export const result = (assessmentId: number, at: number, questions: ResultQuestion[], more: Partial<Result> = {}): Result => ({
  ...{ assessmentId, assessmentTitle: `Mock ${assessmentId}`, score: 0, totalMarks: 4, totalQuestions: questions.length },
  ...{ correctAnswers: 0, wrongAnswers: 0, unattempted: 0, durationInMinutes: 10, timeTaken: 60 },
  ...{ submittedAt: new Date(at).toISOString(), questions },
  ...more,
});

let made = 0;
export function event(questionId: number, at: number, type: 'saved' | 'unsaved'): PracticeEvent;
export function event(questionId: number, at: number, right: boolean, sure?: boolean): PracticeEvent;
export function event(questionId: number, at: number, what: boolean | 'saved' | 'unsaved', sure = true): PracticeEvent {
  made += 1;
  const common = { id: `${made}`, device: 'a', n: made, questionId, at: new Date(at).toISOString() };
  return typeof what === 'string' ? { type: what, ...common } : { type: 'answered', ...common, version: 1, right: what, sure };
}
