import type { Faults } from '../../contract/faults/fault';
import { Refusal } from '../replies/refusal';
import { draw, type Shortage } from '../rules/draw';
import { type FrozenPaper, freeze, type Plan } from '../rules/freeze';
import { insertAssessment } from '../store/assessments/assessments';
import { questionIdsBelow, questionsByIds } from '../store/questions/questions';
import type { Tx } from '../store/store';

/** A subject still to be drawn. `field` is what a refusal names. */
export interface WantedSubject {
  name: string;
  categoryIds: readonly number[];
  numberOfQuestions: number;
  field: string;
}

export type Order = Omit<Plan, 'subjects'> & { subjects: WantedSubject[] };

function tooFew({ subject, needed, found }: Shortage, field: string): Refusal {
  const fields: Faults = { [field]: { code: 'too-few-questions', needed, found } };
  return new Refusal('too-few-questions', { code: 'bank-too-small', subject, needed, found }, { fields });
}

async function drawn(tx: Tx, subjects: WantedSubject[], random: () => number): Promise<number[][]> {
  // Of this many for each, the others of the paper can take all but what is needed: more would change nothing but the time it takes.
  const enough = subjects.reduce((sum, subject) => sum + subject.numberOfQuestions, 0);
  const wishes = [];
  for (const { name, numberOfQuestions, categoryIds } of subjects)
    wishes.push({ subject: name, needed: numberOfQuestions, candidates: await questionIdsBelow(tx, categoryIds, enough, random) });
  const outcome = draw(wishes, random);
  if ('shortage' in outcome) throw tooFew(outcome.shortage, subjects[outcome.shortage.position]?.field ?? 'subjects');
  return outcome.drawn;
}

/** Freezes a paper of these questions, by subject, and files it with its key. Ids that are not in the bank are left out. */
export async function assemble(
  tx: Tx,
  plan: Omit<Plan, 'subjects'>,
  subjects: readonly { subjectName: string; questionIds: readonly number[] }[],
): Promise<{ id: number; paper: FrozenPaper }> {
  const bank = await questionsByIds(
    tx,
    subjects.flatMap(({ questionIds }) => questionIds),
  );
  const drawnSubjects = subjects.map(({ subjectName, questionIds }) => ({
    subjectName,
    questions: questionIds.flatMap((id) => bank.get(id) ?? []),
  }));
  const { paper, key } = freeze({ ...plan, subjects: drawnSubjects });
  return { id: await insertAssessment(tx, paper, key), paper };
}

/**
 * Draws questions for each subject from its categories and all below them, freezes the paper and files it with its key.
 * Throws 422 `too-few-questions` where the bank does not hold enough.
 */
export async function generate(tx: Tx, order: Order, random: () => number): Promise<{ id: number; paper: FrozenPaper }> {
  const ids = await drawn(tx, order.subjects, random);
  return assemble(
    tx,
    order,
    order.subjects.map(({ name }, index) => ({ subjectName: name, questionIds: ids[index] ?? [] })),
  );
}
