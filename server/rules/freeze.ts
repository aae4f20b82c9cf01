import type { Paper } from '../../contract/assessment/assessment';
import type { RegradeChange } from '../../contract/assessment/ruling';
import type { Picture } from '../../contract/question/picture';
import type { Option } from '../../contract/question/question';
import type { Translation } from '../../contract/question/translation';
import { rounded } from './marks';

/** Marks for a correct answer, and marks lost by a wrong one; both are 0 or more. */
export interface Marking {
  perCorrect: number;
  perWrong: number;
}

/** The answer key, which does not leave the server before a submission is filed. */
export interface AnswerKey {
  marking: Marking;
  answers: {
    questionId: number;
    correctOptionId: number;
    explanation: string;
    /** In the question's second language; absent where it has none. */
    secondExplanation?: string;
    explanationPicture?: Picture;
    /** Its place in the bank, for results; absent in keys of earlier versions. */
    difficultyLevel?: string;
    categories?: string[];
    /** Further right options, since the key was corrected. */
    alsoRight?: number[];
    /** The last change of the question; it says how the question counts. */
    regraded?: KeyChange;
  }[];
}

/** A change of a question's key. */
export interface KeyChange {
  change: RegradeChange;
  /** Learners read it; empty where none was given. */
  reason: string;
  /** Epoch milliseconds. */
  at: number;
}

/** The paper as it is stored, without the id, which the database assigns. */
export type FrozenPaper = Omit<Paper, 'id'>;

/** A question as it was drawn from the bank. */
export interface Drawn {
  id: number;
  description: string;
  picture?: Picture;
  options: Option[];
  difficultyLevel: string;
  /** Names of its categories. */
  categories: string[];
  translation?: Translation;
}

/** The plan of an assessment. */
export interface Plan {
  name: string;
  description: string;
  durationInMinutes: number;
  /** Epoch milliseconds. */
  createdAt: number;
  instructions: string;
  /** An exam's marking, or the marks that all questions share equally. */
  marks: Marking | { shared: number };
  subjects: { subjectName: string; questions: Drawn[] }[];
}

const shownTranslation = ({ language, description, options }: Translation) => ({ translation: { language, description, options } });

const shown = ({ id, description, picture, options, translation }: Drawn) => ({
  id,
  description,
  options: options.map((o) => ({ id: o.id, text: o.text, ...(o.picture && { picture: o.picture }) })),
  ...(picture && { picture }),
  ...(translation && shownTranslation(translation)),
});

function keyOf(question: Drawn): AnswerKey['answers'][number] {
  const right = question.options.find((option) => option.correct);
  if (right === undefined) throw new Error(`Question ${question.id} has no correct option.`);
  const { id, difficultyLevel, categories, translation } = question;
  const { explanation, explanationPicture } = right;
  return {
    questionId: id,
    correctOptionId: right.id,
    explanation,
    ...(explanationPicture && { explanationPicture }),
    ...(translation && { secondExplanation: translation.explanation }),
    difficultyLevel,
    categories,
  };
}

/** Separates drawn questions into the learners' paper and its answer key. The paper is frozen when the assessment is made. */
export function freeze(plan: Plan): { paper: FrozenPaper; key: AnswerKey } {
  const drawn = plan.subjects.flatMap((subject) => subject.questions);
  const { marks } = plan;
  const isShared = 'shared' in marks;
  const marking = isShared ? { perCorrect: marks.shared / drawn.length, perWrong: 0 } : marks;
  const paper = {
    name: plan.name,
    description: plan.description,
    durationInMinutes: plan.durationInMinutes,
    totalMarks: isShared ? marks.shared : rounded(drawn.length * marking.perCorrect),
    createdAt: new Date(plan.createdAt).toISOString(),
    instructions: plan.instructions,
    marksPerQuestion: isShared ? null : marking.perCorrect,
    negativeMarkingPerWrongQuestion: isShared ? null : marking.perWrong,
    subjects: plan.subjects.map((subject) => ({ subjectName: subject.subjectName, questions: subject.questions.map(shown) })),
  };
  return { paper, key: { marking, answers: drawn.map(keyOf) } };
}

/**
 * A paper and its key with other questions, by subject; as many in all as before. Those that the paper has stay as they were frozen, others are frozen now.
 * Throws where a question is in neither.
 */
export function withQuestions(
  { paper, key }: { paper: FrozenPaper; key: AnswerKey },
  subjects: readonly (readonly number[])[],
  fresh: ReadonlyMap<number, Drawn>,
): { paper: FrozenPaper; key: AnswerKey } {
  const questions = new Map(paper.subjects.flatMap((subject) => subject.questions).map((question) => [question.id, question]));
  const answers = new Map(key.answers.map((answer) => [answer.questionId, answer]));
  for (const [id, drawn] of fresh) {
    questions.set(id, shown(drawn));
    answers.set(id, keyOf(drawn));
  }
  function from<T>(all: ReadonlyMap<number, T>, id: number): T {
    const found = all.get(id);
    if (found === undefined) throw new Error(`Question ${id} is neither in the paper nor given.`);
    return found;
  }
  return {
    paper: {
      ...paper,
      subjects: paper.subjects.map((subject, place) => ({
        ...subject,
        questions: (subjects[place] ?? []).map((id) => from(questions, id)),
      })),
    },
    key: { ...key, answers: subjects.flat().map((id) => from(answers, id)) },
  };
}
