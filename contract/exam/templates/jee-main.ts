import type { ExamTemplate } from './template';

/** Paper 1 (B.E./B.Tech.): 75 questions, 300 marks, one clock. In section B a whole number is typed. */
const subject = (name: string): ExamTemplate['sections'] => [
  { name: `${name} Section A`, area: name, numberOfQuestions: 20, kinds: ['single'] },
  { name: `${name} Section B`, area: name, numberOfQuestions: 5, kinds: ['numeric'] },
];

export const jeeMain: ExamTemplate = {
  id: 'jee-main-paper-1',
  name: 'JEE Main Paper 1',
  edition: '2026',
  timerDuration: 180,
  marksPerCorrect: 4,
  negativeMarksPerWrong: 1,
  areas: [['Mathematics', 'Maths'], ['Physics'], ['Chemistry']],
  sections: [...subject('Mathematics'), ...subject('Physics'), ...subject('Chemistry')],
  sources: [
    {
      title: 'JEE Mains 2026: paper pattern and marking scheme (quotes the instructions of NTA: −1 in section B too)',
      url: 'https://www.ndtv.com/education/joint-entrance-examination-mains-2026-check-paper-pattern-and-marking-scheme-10790948',
      published: '2026-01-20',
    },
    {
      title: 'JEE Main 2026 Exam Pattern (no negative marks for numbers)',
      url: 'https://jeecounselling.in/jee-main-2026-exam-pattern',
      published: null,
    },
  ],
  readOn: '2026-11-23',
  unconfirmed: ['notice-not-read', 'wrong-numbers-cost', 'order-of-sections'],
};
