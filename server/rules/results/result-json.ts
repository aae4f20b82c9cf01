import { idsOf } from '../../../contract/fields/id';
import { isoOf } from '../../../contract/fields/times';
// Exists for `bench sitting`: a result is copied from bytes that were made once for the paper and its key.

import { isPlain, judged } from '../../../analysis/marking/grade';
import type { AnswerKey } from '../../../analysis/marking/key';
import type { Answer, PaperQuestion, ResultSummary, Submission } from '../../../contract/assessment/assessment';
import type { ToldRegrade } from '../../../contract/assessment/ruling';
import { maxTypedNumber } from '../../../contract/fields/limits';
import { ownRight } from '../../../contract/kinds/own-right';
import type { FrozenPaper } from '../papers/freeze';
import { ofKind } from './submission-faults';

/** What the results of a paper have in common: bytes of JSON with gaps for what differs between learners. Made once for a paper and its key. */
export interface ResultTemplate {
  /** Between the last question and the first question of the insight. */
  between: string;
  /** In the paper's order. */
  questions: {
    id: number;
    /** As far as the chosen option. */
    review: Buffer;
    /** As far as the learner's pace. */
    insight: Buffer;
  }[];
  /** What a learner's result says of a question beside the chosen option, as JSON behind a comma; null where every question is marked as the specification says. */
  beyond: ((questionId: number, given: Answer | undefined) => string) | null;
  /** Behind the last question of the insight. */
  ending: string;
  /** Bytes enough for the result, gaps included. */
  room: number;
}

/** Bytes in the gaps of one question: their names, and three numbers of any length. */
const gapRoom = 160;
/** Bytes of the further gaps: names, marks, and six options or what was typed, each character of which may take six bytes. */
const beyondRoom = 120 + 6 * maxTypedNumber;

/** A record as JSON, up to the next member. */
const openJson = (value: object): string => JSON.stringify(value).slice(0, -1);

type KeyAnswer = AnswerKey['answers'][number];
type Right = Partial<KeyAnswer>;

/** What of a question learners may read once they have handed in, apart from what was chosen. */
function reviewed({ id, description, picture, options, translation, language, kind, passage }: PaperQuestion, right: Right): object {
  const { correctOptionId = 0, explanation = '', explanationPicture, secondExplanation = '', alsoRight, regraded, worth } = right;
  const second = translation && { translation: { ...translation, explanation: secondExplanation } };
  const changed = regraded && { alsoCorrectOptionIds: alsoRight, ruling: regraded.change === 'key' ? undefined : regraded.change };
  // What is undefined is not written.
  return {
    questionId: id,
    questionText: description,
    picture,
    options,
    correctOptionId,
    explanation,
    explanationPicture,
    ...second,
    language,
    ...changed,
    kind,
    passage,
    ...ownRight(right),
    worth,
  };
}

/** What differs between the results of learners where questions are of other kinds, or sections have marks of their own. */
function beyondOf(key: AnswerKey, right: ReadonlyMap<number, KeyAnswer>): ResultTemplate['beyond'] {
  if (key.answers.every(isPlain)) return null;
  return (questionId, given) => {
    const answer = right.get(questionId);
    // Twelve digits: what is beyond them are errors of binary fractions.
    const marks = answer === undefined ? 0 : Number(judged(key, answer, given).marks.toPrecision(12));
    return `${ofKind(given ?? {})},"marks":${marks}`;
  };
}

/** What learners read of the changes of a key; null without any. */
function noticesOf(ids: readonly number[], right: ReadonlyMap<number, KeyAnswer>): ToldRegrade[] | null {
  const notices = ids.flatMap((questionId) => {
    const { regraded } = right.get(questionId) ?? {};
    return regraded === undefined ? [] : [{ ...regraded, questionId, at: isoOf(regraded.at) }];
  });
  return notices.length === 0 ? null : notices;
}

/** The template of all results of a paper (spec §3, Result; its insight goes beyond). */
export function resultTemplate(paper: FrozenPaper, key: AnswerKey): ResultTemplate {
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
  const notices = noticesOf(idsOf(asked), right);
  const further = {
    ...(paper.passages && { passages: paper.passages }),
    ...(notices && { regrades: notices }),
    ...(paper.multipleScheme && { multipleScheme: paper.multipleScheme }),
    subjects: paper.subjects.map(({ questions, ...subject }) => ({ ...subject, numberOfQuestions: questions.length })),
  };
  const ending = `]},${JSON.stringify(further).slice(1)}`;
  const own = between.length + Buffer.byteLength(ending);
  const beyond = beyondOf(key, right);
  const gaps = beyond === null ? gapRoom : gapRoom + beyondRoom;
  const room = questions.reduce((sum, { review, insight }) => sum + review.length + insight.length + gaps, own);
  return { between, questions, beyond, ending, room };
}

/** The bytes of one learner's result as JSON: every question with what was chosen, what was right and why, and what it takes to learn from it. */
export function resultJson(
  { between, questions, beyond, ending, room }: ResultTemplate,
  summary: ResultSummary,
  body: Submission,
): Buffer<ArrayBuffer> {
  const { answers, pace } = body;
  const given = new Map(answers.map(({ questionId }, at) => [questionId, at]));
  const place = new Map(pace?.order.map((id, at) => [id, at + 1]));
  const opening = Buffer.from(`${openJson(summary)},"questions":[`);
  const bytes = Buffer.allocUnsafe(opening.length + room);
  let end = 0;
  const copy = (source: Buffer) => {
    end += source.copy(bytes, end);
  };
  const write = (text: string) => {
    end += bytes.write(text, end, 'latin1');
  };
  copy(opening);
  for (const { id, review } of questions) {
    copy(review);
    const answer = answers[given.get(id) ?? -1];
    if (beyond === null) write(`,"selectedOptionId":${answer?.selectedOptionId ?? null}}`);
    // What was typed may be no Latin 1.
    else end += bytes.write(`,"selectedOptionId":${answer?.selectedOptionId ?? null}${beyond(id, answer)}}`, end);
  }
  write(between);
  for (const { id, insight } of questions) {
    const at = given.get(id) ?? -1;
    copy(insight);
    write(
      `,"markedForReview":${answers[at]?.markedForReview ?? false},"seconds":${pace?.seconds[at] ?? null},"place":${place.get(id) ?? null}}`,
    );
  }
  // Not with the rest: a reason is not Latin 1.
  end += bytes.write(ending, end);
  return bytes.subarray(0, end);
}
