import type { Submission } from '../../contract/assessment';
import type { Insight } from '../../contract/insight';
import type { AnswerKey, FrozenPaper } from './freeze';

/** What a learner gets beside the marking of their submission, in the paper's order. */
export function insightOf(paper: FrozenPaper, key: AnswerKey, { answers, pace }: Submission): Insight {
  const topics = new Map(key.answers.map((answer) => [answer.questionId, answer]));
  const place = new Map(pace?.order.map((id, index) => [id, index + 1]));
  const told = new Map(answers.map((answer, index) => [answer.questionId, { ...answer, seconds: pace?.seconds[index] ?? null }]));
  return {
    marksPerCorrect: key.marking.perCorrect,
    marksPerWrong: key.marking.perWrong,
    questions: paper.subjects.flatMap(({ subjectName, questions }) =>
      questions.map(({ id }) => ({
        questionId: id,
        subjectName,
        categories: topics.get(id)?.categories ?? [],
        difficultyLevel: topics.get(id)?.difficultyLevel ?? '',
        markedForReview: told.get(id)?.markedForReview ?? false,
        seconds: told.get(id)?.seconds ?? null,
        place: place.get(id) ?? null,
      })),
    ),
  };
}
