import { dayMs } from '../../contract/fields/times';
import type { QuestionDraft } from '../../contract/question/question';
import { generate } from '../assessments/generate';
import { insertQuestions } from '../store/bank/questions';
import type { Tx } from '../store/engine/store';
import type { Find } from './find';

/** The title of the test, by which its submissions are planted. */
export const kindTest = 'JEE-Style Practice (JEE जैसा अभ्यास)';

/** A section of each kind, with marks of its own. */
const sections = [
  { name: 'One right option', kinds: ['single'], marksPerCorrect: 4, negativeMarksPerWrong: 1 },
  { name: 'Several right options', kinds: ['multiple'], marksPerCorrect: 4, negativeMarksPerWrong: 2 },
  { name: 'Numbers', kinds: ['numeric'], marksPerCorrect: 4, negativeMarksPerWrong: 0 },
] as const;

/** Plants these questions of every kind, and a test with a section of each. Their categories must be there. */
export async function plantKinds(
  tx: Tx,
  find: Find,
  questions: readonly QuestionDraft[],
  now: number,
  random: () => number,
): Promise<void> {
  await insertQuestions(tx, questions, now);
  const order = {
    name: kindTest,
    description: 'Twelve questions in the manner of JEE and GATE: one right option, several right options, and numbers that you type.',
    createdAt: now - 2 * dayMs,
    durationInMinutes: 25,
    instructions: 'Partial marking: +1 for each right option, −2 if any is wrong. A wrong number costs nothing.',
    marks: { perCorrect: 4, perWrong: 1 },
    multipleScheme: 'jee-advanced' as const,
    subjects: sections.map((section) => ({
      ...section,
      categoryIds: [find('Engineering Entrance')],
      numberOfQuestions: questions.length / sections.length,
      field: section.name,
    })),
  };
  await generate(tx, order, random);
}
