import type { ExamTemplate } from './template';

/** A section of a bank's prelims: 20 minutes of its own. */
export const timed = { minutes: 20, isLocked: true, kinds: ['single' as const] };

/** What the prelims of officers of the large banks share: 60 minutes, a mark for each question; a wrong answer costs a quarter of a mark. */
export const bankPrelims = {
  timerDuration: 60,
  marksPerCorrect: 1,
  negativeMarksPerWrong: 0.25,
  areas: [
    ['English', 'English Language', 'English Comprehension'],
    ['Quantitative Aptitude', 'Mathematics', 'Maths'],
    ['Reasoning', 'Reasoning Ability', 'Logical Reasoning'],
  ],
} as const satisfies Partial<ExamTemplate>;
