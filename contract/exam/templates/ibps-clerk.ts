import { timed } from './bank-prelims';
import type { ExamTemplate } from './template';

/** 100 questions, 100 marks in 60 minutes: 20 for each section. A wrong answer costs a quarter of a mark. */
export const ibpsClerk: ExamTemplate = {
  id: 'ibps-clerk-prelims',
  name: 'IBPS Clerk Prelims',
  edition: '2025 (CRP CSA-XV)',
  timerDuration: 60,
  marksPerCorrect: 1,
  negativeMarksPerWrong: 0.25,
  areas: [
    ['English', 'English Language', 'English Comprehension'],
    ['Quantitative Aptitude', 'Numerical Ability', 'Mathematics', 'Maths'],
    ['Reasoning', 'Reasoning Ability', 'Logical Reasoning'],
  ],
  sections: [
    { name: 'English Language', area: 'English', numberOfQuestions: 30, ...timed },
    { name: 'Numerical Ability', area: 'Quantitative Aptitude', numberOfQuestions: 35, ...timed },
    { name: 'Reasoning Ability', area: 'Reasoning', numberOfQuestions: 35, ...timed },
  ],
  sources: [
    {
      title: 'Go back to the basics: the preliminary examination of IBPS clerks (questions, marks, wrong answers)',
      url: 'https://www.tribuneindia.com/news/upsc/go-back-to-the-basics/',
      published: '2025-04-03',
    },
    {
      title: 'Pattern of IBPS Clerk Prelims (questions and 20 minutes of each section)',
      url: 'https://aspirantszone.com/take-warm-up-tests-on-practicemock-and-practice-more/',
      published: null,
    },
  ],
  readOn: '2026-11-24',
  unconfirmed: ['notice-not-read', 'order-of-sections', 'marks-of-sections-may-differ', 'newer-edition-not-found'],
};
