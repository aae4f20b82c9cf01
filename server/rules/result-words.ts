import type { PaperQuestion, ResultSummary, Submission } from '../../contract/assessment/assessment';
import type { AnswerKey, FrozenPaper } from './freeze';

/** What the results of a paper have in common, as the bytes of JSON with gaps for what differs between learners; made once for a paper and its key. */
export interface ResultWords {
  /** From the last of the questions to the first of the insight's. */
  between: string;
  /** In the paper's order. */
  questions: {
    id: number;
    /** Up to the option that was chosen. */
    review: Buffer;
    /** Up to how it was gone about. */
    insight: Buffer;
  }[];
  /** Bytes enough for all of it, gaps too. */
  room: number;
}

/** Bytes in the gaps of one question: their names, and three numbers of any length. */
const gapRoom = 160;

/** A record as JSON, up to the next member. */
const openJson = (value: object): string => JSON.stringify(value).slice(0, -1);

type Right = Partial<AnswerKey['answers'][number]>;

/** What of a question learners may read once they have handed in, apart from what was chosen. */
function reviewed({ id, description, picture, options, translation }: PaperQuestion, right: Right): object {
  const { correctOptionId = 0, explanation = '', explanationPicture, secondExplanation = '' } = right;
  const second = translation && { translation: { ...translation, explanation: secondExplanation } };
  // What is undefined is not written.
  return { questionId: id, questionText: description, picture, options, correctOptionId, explanation, explanationPicture, ...second };
}

/** The words of all results of a paper (spec §3, Result; its insight goes beyond). */
export function resultWords(paper: FrozenPaper, key: AnswerKey): ResultWords {
  const right = new Map(key.answers.map((answer) => [answer.questionId, answer]));
  const marking = openJson({ marksPerCorrect: key.marking.perCorrect, marksPerWrong: key.marking.perWrong });
  const between = `],"insight":${marking},"questions":[`;
  const asked = paper.subjects.flatMap(({ subjectName, questions }) => questions.map((question) => ({ subjectName, ...question })));
  const questions = asked.map(({ subjectName, ...question }, at) => {
    const { id } = question;
    const known: Right = right.get(id) ?? {};
    const { categories = [], difficultyLevel = '' } = known;
    const comma = at === 0 ? '' : ',';
    return {
      id,
      review: Buffer.from(comma + openJson(reviewed(question, known))),
      insight: Buffer.from(comma + openJson({ questionId: id, subjectName, categories, difficultyLevel })),
    };
  });
  const room = questions.reduce((sum, { review, insight }) => sum + review.length + insight.length + gapRoom, between.length);
  return { between, questions, room };
}

const ending = ']}}';

/** The bytes of one learner's result as JSON: every question with what was chosen, what was right and why, and what it takes to learn from it. */
export function resultBytes({ between, questions, room }: ResultWords, summary: ResultSummary, body: Submission): Buffer<ArrayBuffer> {
  const { answers, pace } = body;
  const given = new Map(answers.map(({ questionId }, at) => [questionId, at]));
  const place = new Map(pace?.order.map((id, at) => [id, at + 1]));
  const opening = Buffer.from(`${openJson(summary)},"questions":[`);
  const bytes = Buffer.allocUnsafe(opening.length + room + ending.length);
  let end = 0;
  const copies = (words: Buffer) => {
    end += words.copy(bytes, end);
  };
  const says = (words: string) => {
    end += bytes.write(words, end, 'latin1');
  };
  copies(opening);
  for (const { id, review } of questions) {
    copies(review);
    says(`,"selectedOptionId":${answers[given.get(id) ?? -1]?.selectedOptionId ?? null}}`);
  }
  says(between);
  for (const { id, insight } of questions) {
    const at = given.get(id) ?? -1;
    copies(insight);
    says(
      `,"markedForReview":${answers[at]?.markedForReview ?? false},"seconds":${pace?.seconds[at] ?? null},"place":${place.get(id) ?? null}}`,
    );
  }
  says(ending);
  return bytes.subarray(0, end);
}
