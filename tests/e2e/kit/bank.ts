import type { Paper } from '../../../contract/assessment/assessment';
import type { Portal } from './portal';

interface Asked {
  text: string;
  /** The first one is correct. */
  options: string[];
  /** The question in Hindi. */
  hindi?: { text: string; options: string[] };
}

interface Wanted {
  name: string;
  /** The start of the category's name, in place of the name: it stays in the tree that the admin tests of this worker see. */
  category?: string;
  description?: string;
  minutes?: number;
  marks?: number;
  questions: Asked[];
}

let made = 0;

/** `count` questions of four options; the first option is correct. */
export const plainQuestions = (count: number): Asked[] =>
  Array.from({ length: count }, (_, i) => ({ text: `Question no. ${i + 1}`, options: ['Right', 'Wrong', 'Worse', 'Worst'] }));

/** Makes an assessment of exactly these questions, with an admin's calls: a category, its questions, and a paper drawn from it. */
export async function assessmentOf(
  portal: Portal,
  { name, category: subject = name, description = '', minutes = 30, marks, questions }: Wanted,
): Promise<Paper> {
  const admin = await portal.admin();
  made += 1;
  const category = await portal.call(admin, 'addCategory', { query: { name: `${subject.slice(0, 40)} ${process.pid} ${made}` } });
  for (const { text, options, hindi } of questions)
    await portal.call(admin, 'createQuestion', {
      body: {
        description: text,
        categoryIds: [category.id],
        options: options.map((option, i) => ({
          id: i + 1,
          text: option,
          correct: i === 0,
          explanation: i === 0 ? `Because: ${option}` : '',
        })),
        ...(hindi && { translation: { language: 'hi', description: hindi.text, options: hindi.options, explanation: 'क्योंकि' } }),
      },
    });
  return portal.call(admin, 'generateByCategories', {
    body: {
      name,
      description,
      durationInMinutes: minutes,
      totalMarks: marks ?? questions.length,
      questionCount: questions.length,
      categories: [category.id],
    },
  });
}

/** Makes an assessment of two subjects: two questions in the first half, three in the second. */
export async function twoHalves(portal: Portal, name: string, timerDuration: number): Promise<{ id: number }> {
  const admin = await portal.admin();
  const [category] = await portal.call(admin, 'getCategories', {});
  const subject = (of: string, numberOfQuestions: number) => ({ name: of, numberOfQuestions, categoryIds: [category?.id ?? 0] });
  const body = { name, timerDuration, marksPerCorrect: 1, negativeMarksPerWrong: 0, instructions: '' };
  const exam = await portal.call(admin, 'createExam', {
    body: { ...body, subjects: [subject('First half', 2), subject('Second half', 3)] },
  });
  return portal.call(admin, 'generateFromExam', { body: { examId: exam.id, name } });
}

const ofKinds = [
  { description: 'The largest planet?', options: ['Jupiter', 'Mars', 'Venus'], right: [0] },
  { description: 'Which of these are prime?', kind: 'multiple' as const, options: ['2', '3', '4', '9'], right: [0, 1] },
  { description: 'Which of these are metals?', kind: 'multiple' as const, options: ['Iron', 'Oxygen', 'Copper', 'Sulphur'], right: [0, 2] },
  { description: 'Minus five halves, as a decimal?', kind: 'numeric' as const, answer: { from: -2.5, to: -2.5 } },
  { description: 'The ratio of circumference to diameter, to two decimals?', kind: 'numeric' as const, answer: { from: 3.14, to: 3.15 } },
];

/** Makes an assessment of five questions of all kinds, in three subjects by kind: 4 marks for a right answer, −1 for a wrong one, parts as in JEE Advanced. */
export async function allKinds(portal: Portal, name: string): Promise<{ id: number }> {
  const admin = await portal.admin();
  made += 1;
  const category = await portal.call(admin, 'addCategory', { query: { name: `${name} ${process.pid} ${made}` } });
  for (const { options, right = [], ...question } of ofKinds)
    await portal.call(admin, 'createQuestion', {
      body: {
        ...question,
        categoryIds: [category.id],
        ...(options && { options: options.map((text, at) => ({ id: at + 1, text, correct: right.includes(at), explanation: '' })) }),
      },
    });
  const subject = (of: string, kind: 'single' | 'multiple' | 'numeric', numberOfQuestions: number) => ({
    ...{ name: of, numberOfQuestions, categoryIds: [category.id], kinds: [kind] },
  });
  const exam = await portal.call(admin, 'createExam', {
    body: {
      ...{ name, timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1, multipleScheme: 'jee-advanced' },
      subjects: [subject('One right', 'single', 1), subject('Several right', 'multiple', 2), subject('Numbers', 'numeric', 2)],
    },
  });
  return portal.call(admin, 'generateFromExam', { body: { examId: exam.id, name } });
}
