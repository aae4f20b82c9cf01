import type { QuestionDraft } from '../../contract/question/question';
import { generate } from '../assessments/generate';
import { allCategories } from '../store/bank/categories';
import { insertQuestions } from '../store/bank/questions';
import type { Tx } from '../store/engine/store';
import { finderOf } from './find';
import { kindQuestions, type SeedKindQuestion } from './questions-kinds';

const day = 24 * 60 * 60 * 1000;

/** The title of the test, by which its submissions are planted. */
export const kindTest = 'JEE-Style Practice: Numbers and Several Answers';

/** A section of each kind, with marks of its own. */
const sections = [
  { name: 'One right option', kinds: ['single'], marksPerCorrect: 4, negativeMarksPerWrong: 1 },
  { name: 'Several right options', kinds: ['multiple'], marksPerCorrect: 4, negativeMarksPerWrong: 2 },
  { name: 'Numbers', kinds: ['numeric'], marksPerCorrect: 4, negativeMarksPerWrong: 0 },
] as const;

const kindIn = (seed: SeedKindQuestion): Pick<QuestionDraft, 'kind' | 'answer' | 'explanation' | 'options'> => {
  if ('answer' in seed) return { kind: 'numeric', answer: seed.answer, explanation: seed.explanation, options: [] };
  const options = seed.options.map((text, at) => ({
    id: at + 1,
    text,
    correct: seed.correct.includes(at),
    explanation: at === seed.correct[0] ? seed.explanation : '',
  }));
  return seed.isSingle ? { options } : { kind: 'multiple', options };
};

/** A question of the seed as the bank takes it. */
export const kindDraft = (seed: SeedKindQuestion, categoryId: number): QuestionDraft => ({
  description: seed.description,
  categoryIds: [categoryId],
  difficultyLevel: seed.difficultyLevel,
  language: 'English',
  examTags: seed.examTags,
  ...kindIn(seed),
  ...(seed.hindi && { translation: { language: 'hi', options: [], ...seed.hindi } }),
});

/** Plants questions of every kind, and a test with a section of each. Their categories must be there. */
export async function plantKinds(tx: Tx, now: number, random: () => number): Promise<void> {
  const find = finderOf(await allCategories(tx));
  await insertQuestions(
    tx,
    kindQuestions.map((seed) => kindDraft(seed, find(seed.category))),
    now,
  );
  const order = {
    name: kindTest,
    description: 'Twelve questions in the manner of JEE and GATE: one right option, several right options, and numbers that you type.',
    createdAt: now - 2 * day,
    durationInMinutes: 25,
    instructions: 'Partial marking: +1 for each right option, −2 if any is wrong. A wrong number costs nothing.',
    marks: { perCorrect: 4, perWrong: 1 },
    multipleScheme: 'jee-advanced' as const,
    subjects: sections.map((section) => ({
      ...section,
      categoryIds: [find('Engineering Entrance')],
      numberOfQuestions: kindQuestions.length / sections.length,
      field: section.name,
    })),
  };
  await generate(tx, order, random);
}
