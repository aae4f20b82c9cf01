import type { AnswerKey, Marking } from '../../../analysis/marking/key';
import { rounded } from '../../../analysis/marking/rounded';
import type { Paper } from '../../../contract/assessment/assessment';
import { type PaperSection, paperSectionFields } from '../../../contract/exam/own-fields';
import type { MultipleScheme } from '../../../contract/exam/scheme';
import { isoOf } from '../../../contract/fields/times';
import { kindOf, type QuestionKind, saidKind } from '../../../contract/kinds/kind';
import type { OwnAnswer } from '../../../contract/kinds/kinds';
import { languageMeant } from '../../../contract/question/languages';
import type { Passage } from '../../../contract/question/passage';
import type { Picture } from '../../../contract/question/picture';
import type { Option } from '../../../contract/question/question';
import { directionOf, otherLanguage, type QuestionLanguage, type Translation } from '../../../contract/question/translation';
import { rulesOf } from '../kinds/rules';
import { passagesNamed } from './sets/paper-passages';

/** The paper as it is stored, without the id, which the database assigns. */
export type FrozenPaper = Omit<Paper, 'id'>;

/** A question as it was drawn from the bank. */
export interface Drawn extends OwnAnswer {
  id: number;
  description: string;
  picture?: Picture;
  options: Option[];
  difficultyLevel: string;
  /** Names of its categories. */
  categories: string[];
  /** What it shares with other questions. */
  passage?: Passage;
  translation?: Translation;
  /** Free text; absent: English. */
  language?: string;
  /** Absent: single. */
  kind?: QuestionKind;
  /** Of a question without options. */
  explanation?: string;
  explanationPicture?: Picture;
}

/** A subject of a plan. What makes it a section is optional, and stands in the paper as it is here. */
export interface PlannedSubject extends PaperSection {
  subjectName: string;
  questions: Drawn[];
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
  /** Absent: all or nothing. */
  multipleScheme?: MultipleScheme | undefined;
  subjects: PlannedSubject[];
}

const shownTranslation = ({ language, description, options }: Translation) => ({ translation: { language, description, options } });

/** The own language of a question, where readers cannot infer it: beside an unusual second language, and where lines run from right to left. */
function spokenIn({ language = '', translation }: Drawn): { language?: QuestionLanguage } {
  const own = languageMeant(language);
  if (own === null) return {};
  const isInferred = translation === undefined ? directionOf(own) === 'ltr' : otherLanguage(translation.language) === own;
  return isInferred ? {} : { language: own };
}

const shown = (question: Drawn) => {
  const { id, description, picture, options, translation, passage } = question;
  return {
    id,
    description,
    options: options.map((o) => ({ id: o.id, text: o.text, ...(o.picture && { picture: o.picture }) })),
    ...(picture && { picture }),
    ...(translation && shownTranslation(translation)),
    ...spokenIn(question),
    ...saidKind(question),
    ...(passage && { passage: { id: passage.id } }),
  };
};

const passagesOf = (drawn: readonly Drawn[]): Passage[] => drawn.flatMap(({ passage }) => passage ?? []);

type KeyAnswer = AnswerKey['answers'][number];

function keyOf(question: Drawn): KeyAnswer {
  const { id, difficultyLevel, categories, translation } = question;
  return {
    questionId: id,
    ...rulesOf[kindOf(question)].keyOf(question),
    ...(translation && { secondExplanation: translation.explanation }),
    difficultyLevel,
    categories,
  };
}

/** The fields that make a subject a section, as far as it has them. */
const sectionOf = (section: PaperSection): PaperSection =>
  Object.fromEntries(
    Object.keys(paperSectionFields)
      .map((field) => [field, section[field as keyof PaperSection]])
      .filter(([, value]) => value !== undefined && value !== false),
  );

/** A key's answer in its section: each of the section's own marks takes the place of the paper's. */
function inSection(
  { worth: _, ...answer }: KeyAnswer,
  { marksPerCorrect, negativeMarksPerWrong }: PaperSection,
  marking: Marking,
): KeyAnswer {
  if (marksPerCorrect === undefined && negativeMarksPerWrong === undefined) return answer;
  const worth = { perCorrect: marksPerCorrect ?? marking.perCorrect, perWrong: negativeMarksPerWrong ?? marking.perWrong };
  return { ...answer, worth };
}

const isSectioned = ({ marksPerCorrect, negativeMarksPerWrong }: PaperSection): boolean =>
  marksPerCorrect !== undefined || negativeMarksPerWrong !== undefined;

/** The marks of all right answers. */
const totalOf = (subjects: readonly PlannedSubject[], { perCorrect }: Marking): number =>
  rounded(
    subjects.some(isSectioned)
      ? subjects.reduce((sum, { questions, marksPerCorrect = perCorrect }) => sum + questions.length * marksPerCorrect, 0)
      : subjects.reduce((sum, { questions }) => sum + questions.length, 0) * perCorrect,
  );

/** Separates drawn questions into the learners' paper and its answer key. The paper is frozen when the assessment is made. */
export function freeze(plan: Plan): { paper: FrozenPaper; key: AnswerKey } {
  const { marks, multipleScheme, subjects } = plan;
  const isShared = 'shared' in marks;
  const drawn = subjects.flatMap(({ questions }) => questions);
  const marking = isShared ? { perCorrect: marks.shared / drawn.length, perWrong: 0 } : marks;
  const paper = {
    name: plan.name,
    description: plan.description,
    durationInMinutes: plan.durationInMinutes,
    totalMarks: isShared ? marks.shared : totalOf(subjects, marking),
    createdAt: isoOf(plan.createdAt),
    instructions: plan.instructions,
    marksPerQuestion: isShared ? null : marking.perCorrect,
    negativeMarkingPerWrongQuestion: isShared ? null : marking.perWrong,
    subjects: subjects.map((subject) => ({
      subjectName: subject.subjectName,
      questions: subject.questions.map(shown),
      ...sectionOf(subject),
    })),
    ...(multipleScheme && drawn.some(({ kind }) => kind === 'multiple') && { multipleScheme }),
    ...passagesNamed(drawn, passagesOf(drawn)),
  };
  const answers = subjects.flatMap((subject) => subject.questions.map((question) => inSection(keyOf(question), subject, marking)));
  return { paper, key: { marking, ...(multipleScheme && { multipleScheme }), answers } };
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
  const { passages = [], ...rest } = paper;
  return {
    paper: {
      ...rest,
      subjects: paper.subjects.map((subject, place) => ({
        ...subject,
        questions: (subjects[place] ?? []).map((id) => from(questions, id)),
      })),
      ...passagesNamed(
        subjects.flat().map((id) => from(questions, id)),
        [...passages, ...passagesOf([...fresh.values()])],
      ),
    },
    key: {
      ...key,
      answers: subjects.flatMap((ids, place) => ids.map((id) => inSection(from(answers, id), paper.subjects[place] ?? {}, key.marking))),
    },
  };
}
