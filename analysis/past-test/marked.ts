import type { Answer, Result, ResultQuestion } from '../../contract/assessment/assessment';
import { givenOf } from '../../contract/assessment/given';
import { grade, judged, worthOf } from '../marking/grade';
import type { AnswerKey } from '../marking/key';
import { rounded } from '../marking/rounded';

/** What was answered when a past test was sat again: every question of the part, in paper order. */
export interface SatAgain {
  answers: readonly Answer[];
  /** Whole seconds from start to end. */
  timeTaken: number;
  /** When it ended, ISO 8601. */
  submittedAt: string;
  /** Whole seconds on screen by question. */
  seconds: Readonly<Record<number, number>>;
}

/** The part of a key that is about these questions. */
const keyOn = (key: AnswerKey, ids: ReadonlySet<number>): AnswerKey => ({
  ...key,
  answers: key.answers.filter(({ questionId }) => ids.has(questionId)),
});

/** The marks of a part: of the whole paper its own total, else the sum over the questions that count. */
const totalOf = (key: AnswerKey, isWhole: boolean, totalMarks: number): number =>
  isWhole
    ? totalMarks
    : rounded(key.answers.reduce((sum, answer) => (answer.regraded?.change === 'drop' ? sum : sum + worthOf(key, answer).perCorrect), 0));

const idsOf = (answers: readonly Answer[]): ReadonlySet<number> => new Set(answers.map(({ questionId }) => questionId));

function asked(key: AnswerKey, question: ResultQuestion, answer: Answer | undefined): ResultQuestion {
  const { selectedOptionId: _, selectedOptionIds: __, value: ___, marks, ...rest } = question;
  const keyed = key.answers.find(({ questionId }) => questionId === question.questionId);
  return {
    ...rest,
    ...givenOf(answer ?? { selectedOptionId: null }),
    // As the server tells marks: of papers only that are not marked by two numbers alone.
    ...(marks !== undefined && keyed && { marks: Number(judged(key, keyed, answer).marks.toPrecision(12)) }),
  };
}

/** The real result with what was answered again in the place of its answers, marked by the same key: as the server would have marked it. */
export function againResult(result: Result, key: AnswerKey, { answers, timeTaken, submittedAt, seconds }: SatAgain): Result {
  const ids = idsOf(answers);
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const part = keyOn(key, ids);
  const { grantedPercent: _, grantedSeconds: __, partlyCorrect: ___, ...rest } = result;
  const questions = result.questions.filter(({ questionId }) => ids.has(questionId));
  const { insight } = result;
  return {
    ...rest,
    ...grade(part, answers),
    totalMarks: totalOf(part, ids.size === result.questions.length, result.totalMarks),
    totalQuestions: questions.length,
    timeTaken,
    submittedAt,
    questions: questions.map((question) => asked(part, question, given.get(question.questionId))),
    ...(insight && {
      insight: {
        ...insight,
        questions: insight.questions
          .filter(({ questionId }) => ids.has(questionId))
          .map((one) => ({
            ...one,
            markedForReview: given.get(one.questionId)?.markedForReview ?? false,
            seconds: seconds[one.questionId] ?? null,
            place: null,
          })),
      },
    }),
  };
}

/** The score of the real hand-in on the questions of a part, to stand beside what was reached again. */
export const scoreBefore = (result: Result, key: AnswerKey, { answers }: Pick<SatAgain, 'answers'>): number =>
  grade(
    keyOn(key, idsOf(answers)),
    result.questions.map((question) => ({ questionId: question.questionId, ...givenOf(question), markedForReview: false })),
  ).score;

/** What the practice log is told of an answer. */
export interface AnsweredInPractice {
  questionId: number;
  right: boolean;
  sure: boolean;
}

/** The answers of a past test that was sat again, for the practice log: as in *Revise*, partly right and marked for review are right and not sure. */
export function answeredInPractice(key: AnswerKey, answers: readonly Answer[]): AnsweredInPractice[] {
  const keys = new Map(key.answers.map((answer) => [answer.questionId, answer]));
  return answers.flatMap((answer) => {
    const keyed = keys.get(answer.questionId);
    // A question that counts in the same way for everybody tells nothing of what is known.
    if (keyed === undefined || (keyed.regraded !== undefined && keyed.regraded.change !== 'key')) return [];
    const { outcome } = judged(key, keyed, answer);
    if (outcome === 'unattempted' || outcome === 'dropped') return [];
    const right = outcome !== 'wrong';
    return [{ questionId: answer.questionId, right, sure: outcome === 'correct' && !answer.markedForReview }];
  });
}
