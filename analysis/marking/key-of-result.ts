import type { Result, ResultQuestion } from '../../contract/assessment/assessment';
import { saidKind } from '../../contract/kinds/kind';
import { ownRight } from '../../contract/kinds/own-right';
import type { AnswerKey, Marking } from './key';

type Keyed = Pick<Result, 'questions' | 'insight' | 'totalMarks' | 'multipleScheme'>;

/** The marks of a paper, which the insight of its results names; of a server without insight: equal parts of the total. */
const markingOf = ({ questions, insight, totalMarks }: Keyed): Marking =>
  insight === undefined
    ? { perCorrect: totalMarks / Math.max(1, questions.length), perWrong: 0 }
    : { perCorrect: insight.marksPerCorrect, perWrong: insight.marksPerWrong };

function keyOf(question: ResultQuestion): AnswerKey['answers'][number] {
  const { questionId, options, correctOptionId, correctOptionIds, kind, worth, ruling, alsoCorrectOptionIds } = question;
  return {
    questionId,
    correctOptionId,
    ...saidKind({ kind }),
    ...ownRight(question),
    ...(correctOptionIds && { optionCount: options.length }),
    ...(worth && { worth }),
    explanation: '',
    ...(alsoCorrectOptionIds && { alsoRight: alsoCorrectOptionIds }),
    ...(ruling && { regraded: { change: ruling, reason: '', at: 0 } }),
  };
}

/** The key by which a released result was marked, so that other answers to the same questions can be marked as the server would mark them. */
export const keyOfResult = (result: Keyed): AnswerKey => ({
  marking: markingOf(result),
  ...(result.multipleScheme && { multipleScheme: result.multipleScheme }),
  answers: result.questions.map(keyOf),
});
