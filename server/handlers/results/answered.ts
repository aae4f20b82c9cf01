import type { Answered } from '../../../analysis/answers/answered';
import { judged } from '../../../analysis/marking/grade';
import type { AnswerKey } from '../../../analysis/marking/key';
import type { Answer } from '../../../contract/assessment/assessment';

const ofNoDevice = { markedForReview: false, seconds: null, place: null };

/** The questions of a key as a learner answered them, in the key's order: what a result says of each, without texts. */
export function answeredBy(key: AnswerKey, answers: readonly Answer[]): Answered[] {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  return key.answers.map((answer, at) => {
    const { questionId, categories = [], difficultyLevel = '' } = answer;
    const { outcome } = judged(key, answer, given.get(questionId));
    return {
      ...{ questionId, subjectName: '', categories, difficultyLevel, number: at + 1 },
      ...ofNoDevice,
      ...(outcome === 'partly' ? { outcome: 'correct' as const, isPartly: true as const } : { outcome }),
    };
  });
}
