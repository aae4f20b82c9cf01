import type { ExamTemplate } from './template';

/** 150 questions, 300 marks, one clock of two hours. A wrong answer costs half a mark. */
export const upPolice: ExamTemplate = {
  id: 'up-police-constable',
  name: 'UP Police Constable',
  edition: '2024',
  timerDuration: 120,
  marksPerCorrect: 2,
  negativeMarksPerWrong: 0.5,
  areas: [
    ['General Knowledge', 'General Awareness', 'GK'],
    ['General Hindi', 'Hindi'],
    ['Numerical and Mental Ability', 'Quantitative Aptitude', 'Mathematics', 'Maths'],
    ['Reasoning', 'Mental Aptitude, IQ and Reasoning', 'Logical Reasoning'],
  ],
  sections: [
    { name: 'General Knowledge', area: 'General Knowledge', numberOfQuestions: 38, kinds: ['single'] },
    { name: 'General Hindi', area: 'General Hindi', numberOfQuestions: 37, kinds: ['single'] },
    { name: 'Numerical and Mental Ability', area: 'Numerical and Mental Ability', numberOfQuestions: 38, kinds: ['single'] },
    { name: 'Mental Aptitude, IQ and Reasoning', area: 'Reasoning', numberOfQuestions: 37, kinds: ['single'] },
  ],
  sources: [
    {
      title: 'UP Police Constable Previous Year Papers 2026: exam pattern, full breakdown',
      url: 'https://rojgardekho.in/article/up-police-constable-previous-year-papers-2026',
      published: null,
    },
    {
      title: 'UP Police Constable Exam Pattern 2021 (38 questions of general knowledge, a quarter of the marks for a wrong answer)',
      url: 'https://www.safalta.com/blog/up-police-constable-exam-pattern',
      published: '2021-08-29',
    },
  ],
  readOn: '2026-11-24',
  unconfirmed: ['notice-not-read', 'order-of-sections', 'newer-edition-not-found'],
};
