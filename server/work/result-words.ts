import type { ResultSummary, Submission } from '../../contract/assessment';
import type { AnswerKey, FrozenPaper } from './freeze';

/** What the results of a paper have in common, as JSON with gaps for what differs between learners; made once for a paper and its key. */
export interface ResultWords {
  marking: string;
  /** In the paper's order. */
  questions: {
    id: number;
    /** Up to the option that was chosen. */
    review: string;
    /** Up to how it was gone about. */
    insight: string;
  }[];
}

/** A record as JSON, up to the next member. */
const openJson = (value: object): string => JSON.stringify(value).slice(0, -1);

/** The words of all results of a paper (spec §3, Result; its insight goes beyond). */
export function resultWords(paper: FrozenPaper, key: AnswerKey): ResultWords {
  const right = new Map(key.answers.map((answer) => [answer.questionId, answer]));
  return {
    marking: openJson({ marksPerCorrect: key.marking.perCorrect, marksPerWrong: key.marking.perWrong }),
    questions: paper.subjects.flatMap(({ subjectName, questions }) =>
      questions.map(({ id, description, options }) => {
        const { correctOptionId = 0, explanation = '', categories = [], difficultyLevel = '' } = right.get(id) ?? {};
        return {
          id,
          review: openJson({ questionId: id, questionText: description, options, correctOptionId, explanation }),
          insight: openJson({ questionId: id, subjectName, categories, difficultyLevel }),
        };
      }),
    ),
  };
}

/** One learner's result as JSON: every question with what was chosen, what was right and why, and what it takes to learn from it. */
export function resultJson(words: ResultWords, summary: ResultSummary, { answers, pace }: Submission): string {
  const given = new Map(answers.map((answer, at) => [answer.questionId, { ...answer, seconds: pace?.seconds[at] ?? null }]));
  const place = new Map(pace?.order.map((id, at) => [id, at + 1]));
  let reviews = '';
  let insights = '';
  for (const { id, review, insight } of words.questions) {
    const { selectedOptionId = null, markedForReview = false, seconds = null } = given.get(id) ?? {};
    const comma = reviews === '' ? '' : ',';
    reviews += `${comma}${review},"selectedOptionId":${selectedOptionId}}`;
    insights += `${comma}${insight},"markedForReview":${markedForReview},"seconds":${seconds},"place":${place.get(id) ?? null}}`;
  }
  return `${openJson(summary)},"questions":[${reviews}],"insight":${words.marking},"questions":[${insights}]}}`;
}
