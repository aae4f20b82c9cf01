import { levelsOf, type Mix } from '../../contract/exam/mix';
import type { Faults } from '../../contract/faults/fault';
import type { QuestionKind } from '../../contract/kinds/kind';
import { Refusal } from '../replies/refusal';
import { draw, type Shortage, type Wish } from '../rules/papers/draw';
import { type FrozenPaper, freeze, type Plan, type PlannedSubject } from '../rules/papers/freeze';
import { questionsByIds } from '../store/bank/questions';
import type { Tx } from '../store/engine/store';
import { insertAssessment } from '../store/papers/assessments';
import { stockBelow, unitsBelow } from './draw-stock';

/** A subject still to be drawn, with what its section of the paper says. `field` is what a refusal names. */
export interface WantedSubject extends Omit<PlannedSubject, 'subjectName' | 'questions'> {
  name: string;
  categoryIds: readonly number[];
  numberOfQuestions: number;
  /** Absent for questions of any difficulty. */
  mix?: Mix | undefined;
  /** Absent for questions of any kind. */
  kinds?: readonly QuestionKind[] | undefined;
  /** So many questions of each passage, in the place of whole sets. */
  questionsPerPassage?: number | undefined;
  field: string;
  /** The path of the mix. */
  mixField?: string;
}

export type Order = Omit<Plan, 'subjects'> & {
  subjects: WantedSubject[];
  /** Of the exam that the assessment is made from. */
  examName?: string;
};

function tooFew(shortage: Shortage, wanted: WantedSubject | undefined): Refusal {
  const { subject, level, needed, found, areSetsTorn } = shortage;
  const fault = { code: 'too-few-questions', needed, found } as const;
  const kinds = wanted?.kinds;
  if (areSetsTorn) return notWhole(shortage, wanted);
  if (level === undefined)
    return new Refusal(
      'too-few-questions',
      kinds === undefined
        ? { code: 'bank-too-small', subject, needed, found }
        : { code: 'kinds-too-small', subject, kinds: [...kinds], needed, found },
      { fields: { [wanted?.field ?? 'subjects']: fault } satisfies Faults },
    );
  const fields: Faults = { [`${wanted?.mixField ?? 'mix'}.parts.${level.place}.amount`]: fault };
  return new Refusal('too-few-questions', { code: 'level-too-small', subject, level: level.level, needed, found }, { fields });
}

/** A wish whose candidates are only a sample where there are many. */
interface Sampled {
  wish: Wish;
  isSample: boolean;
}

type Look = typeof unitsBelow;

async function wishOf(tx: Tx, subject: WantedSubject, enough: number, look: Look, random: () => number): Promise<Sampled> {
  const { name, numberOfQuestions, categoryIds, mix, kinds, questionsPerPassage: perPassage } = subject;
  const from = { categoryIds, kinds, perPassage };
  const own = await look(tx, from, enough, random);
  const wish = { subject: name, needed: numberOfQuestions, candidates: own.units };
  if (mix === undefined) return { wish, isSample: own.isSample };
  const levels = [];
  let { isSample } = own;
  for (const { difficultyLevel: level, needed } of levelsOf(mix, numberOfQuestions)) {
    const ofLevel = await look(tx, { ...from, level }, enough, random);
    levels.push({ level, needed, candidates: ofLevel.units });
    isSample ||= ofLevel.isSample;
  }
  return { wish: { ...wish, levels }, isSample };
}

/** The questions are enough, but whole sets and single questions do not add up to the wish. */
function notWhole({ subject, level, needed, found }: Shortage, wanted: WantedSubject | undefined): Refusal {
  const field = level === undefined ? (wanted?.field ?? 'subjects') : `${wanted?.mixField ?? 'mix'}.parts.${level.place}.amount`;
  const reason = { code: 'sets-not-whole', subject: level === undefined ? subject : `${subject}, ${level.level}`, needed, found } as const;
  return new Refusal('too-few-questions', reason, { fields: { [field]: { code: 'not-by-sets', found } } });
}

async function drawn(tx: Tx, subjects: WantedSubject[], random: () => number): Promise<number[][]> {
  // Of this many for each, the others of the paper can take all but what is needed: more would change nothing but the time it takes.
  const enough = subjects.reduce((sum, subject) => sum + subject.numberOfQuestions, 0);
  async function attempt(look: Look) {
    const sampled = [];
    for (const subject of subjects) sampled.push(await wishOf(tx, subject, enough, look, random));
    const wishes = sampled.map(({ wish }) => wish);
    const outcome = draw(wishes, random);
    return { outcome, isSample: sampled.some(({ isSample }) => isSample) };
  }
  const first = await attempt(unitsBelow);
  // A sample of sets may have none of the sizes that the wish needs.
  const isExact = 'drawn' in first.outcome || !first.isSample;
  const { outcome } = isExact ? first : await attempt(async (...asked) => ({ ...(await stockBelow(...asked)), isSample: false }));
  if ('shortage' in outcome) throw tooFew(outcome.shortage, subjects[outcome.shortage.position]);
  return outcome.drawn;
}

/** Freezes a paper of these questions, by subject, and files it with its key. Ids that are not in the bank are left out. */
export async function assemble(
  tx: Tx,
  { examName, ...plan }: Omit<Order, 'subjects'>,
  subjects: readonly (Omit<PlannedSubject, 'questions'> & { questionIds: readonly number[] })[],
): Promise<{ id: number; paper: FrozenPaper }> {
  const ids = subjects.flatMap(({ questionIds }) => questionIds);
  const bank = await questionsByIds(tx, ids);
  const drawnSubjects = subjects.map(({ questionIds, ...subject }) => ({
    ...subject,
    questions: questionIds.flatMap((id) => bank.get(id) ?? []),
  }));
  const { paper, key } = freeze({ ...plan, subjects: drawnSubjects });
  return { id: await insertAssessment(tx, paper, key, examName), paper };
}

/**
 * Draws questions for each subject from its categories and all below them, freezes the paper and files it with its key.
 * Throws 422 `too-few-questions` where the bank does not hold enough.
 */
export async function generate(tx: Tx, order: Order, random: () => number): Promise<{ id: number; paper: FrozenPaper }> {
  const ids = await drawn(tx, order.subjects, random);
  const subjects = order.subjects.map(({ name, ...own }, index) => ({ ...own, subjectName: name, questionIds: ids[index] ?? [] }));
  return assemble(tx, order, subjects);
}
