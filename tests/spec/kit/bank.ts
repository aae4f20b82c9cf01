import { openPortal, type TestPortal } from '../../server/kit/portal';
import { readsCells } from '../../server/kit/readers';
import { answer, type Json } from './raw';

/** Bodies as in §7. */
export const profile = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@portal.test',
  phone: '9876543210',
  location: 'Pune',
  uid: 'asha',
};

export const question = (description: string, categoryIds: number[]) => ({
  description,
  categoryIds,
  difficultyLevel: 'Medium',
  language: 'English',
  examTags: ['SSC', 'Bank'],
  options: [
    { id: 1, text: 'one', correct: false, explanation: 'No.' },
    { id: 2, text: 'two', correct: true, explanation: 'Yes.' },
    { id: 3, text: 'three', correct: false, explanation: 'No.' },
    { id: 4, text: 'four', correct: false, explanation: 'No.' },
  ],
});

export const exam = (categoryIds: number[]) => ({
  name: 'Mock',
  timerDuration: 45,
  marksPerCorrect: 4,
  negativeMarksPerWrong: 1,
  instructions: 'Read well.',
  subjects: [{ name: 'Optics', categoryIds, numberOfQuestions: 3 }],
});

export const generated = (categories: number[]) => ({
  name: 'Warm-up',
  description: 'Three questions',
  durationInMinutes: 5,
  totalMarks: 9,
  questionCount: 3,
  categories,
});

export interface Bank {
  portal: TestPortal;
  science: Json;
  physics: Json;
  questions: Json[];
  exam: Json;
  /** The assessment that was made from the exam. */
  assessmentId: number;
}

/** Rows as a reader of sheets returns them: one good row, and one without a correct option. */
const rows = [
  ['Question', 'Category', 'Option 1', 'Option 2', 'Correct option'],
  ['From a sheet', 'Physics', 'yes', 'no', '1'],
  ['From a sheet too', 'Physics', 'yes', 'no', '9'],
];

/** A portal with a category and its subcategory, three questions, an exam and an assessment made from it; every step is a call of §7. */
export async function openBank(): Promise<Bank> {
  const portal = await openPortal(null, { readSheet: readsCells(() => rows) });
  const { admin } = portal;
  const science = await answer(admin, 'POST /categories?name=Science');
  const physics = await answer(admin, `POST /categories?name=Physics&parentCategoryId=${science.id}`);
  const questions: Json[] = [];
  for (const name of ['Q 1', 'Q 2', 'Q 3']) questions.push(await answer(admin, 'POST /questions/create', question(name, [physics.id])));
  const made = await answer(admin, 'POST /exams/create', exam([physics.id]));
  const { id } = await answer(admin, 'POST /generate-assessment/from-exam', { examId: made.id, name: 'Mock, week 1' });
  await answer(portal.learner('asha'), 'POST /users/profile', profile);
  return { portal, science, physics, questions, exam: made, assessmentId: id };
}

/** A hand-in with the first question right, the second wrong and the third left out. */
export const handIn = (assessmentId: number, questionIds: number[]) => ({
  assessmentId,
  timeTaken: 61,
  submitted: true,
  answers: [
    { questionId: questionIds[0], selectedOptionId: 2, markedForReview: false },
    { questionId: questionIds[1], selectedOptionId: 1, markedForReview: true },
    { questionId: questionIds[2], selectedOptionId: null, markedForReview: false },
  ],
});
