import type { ExamTemplate } from './template';

/**
 * Two papers of three hours, 180 marks each, 60 for each subject; both are to be sat. Sections, kinds and marks are told anew each year, on the day itself.
 * How many questions are of which kind is an example here; the sums are published.
 */
const oneRight = { marksPerCorrect: 3, negativeMarksPerWrong: 1, kinds: ['single' as const] };
const severalRight = { marksPerCorrect: 4, negativeMarksPerWrong: 2, kinds: ['multiple' as const] };
const number = { marksPerCorrect: 4, negativeMarksPerWrong: 0, kinds: ['numeric' as const] };
const matched = { marksPerCorrect: 4, negativeMarksPerWrong: 1, kinds: ['single' as const] };

const firstPaper = (area: string): ExamTemplate['sections'] => [
  { name: `${area}, one right`, area, numberOfQuestions: 4, ...oneRight },
  { name: `${area}, several right`, area, numberOfQuestions: 3, ...severalRight },
  { name: `${area}, number`, area, numberOfQuestions: 6, ...number },
  { name: `${area}, lists to match`, area, numberOfQuestions: 3, ...matched },
];

const secondPaper = (area: string): ExamTemplate['sections'] => [
  { name: `${area}, one right`, area, numberOfQuestions: 4, ...oneRight },
  { name: `${area}, several right`, area, numberOfQuestions: 4, ...severalRight },
  { name: `${area}, number`, area, numberOfQuestions: 8, ...number },
];

const common = {
  edition: '2026',
  timerDuration: 180,
  marksPerCorrect: 3,
  negativeMarksPerWrong: 1,
  multipleScheme: 'jee-advanced' as const,
  areas: [['Mathematics', 'Maths'], ['Physics'], ['Chemistry']],
  sources: [
    {
      title: 'JEE Advanced 2026 Exam Pattern: 180 marks a paper, 60 a subject',
      url: 'https://www.mycareer.matrixedu.in/jee-advanced-exam-pattern/',
      published: null,
    },
    {
      title: 'JEE Advanced Exam Pattern 2026: kinds of questions and their marks',
      url: 'https://testveda.in/articles/jee-advanced-exam-pattern',
      published: null,
    },
  ],
  readOn: '2026-11-24',
  unconfirmed: ['notice-not-read', 'kinds-are-an-example', 'marks-of-kinds', 'order-of-sections'],
} satisfies Partial<ExamTemplate>;

export const jeeAdvancedPaper1: ExamTemplate = {
  ...common,
  id: 'jee-advanced-paper-1',
  name: 'JEE Advanced Paper 1',
  sections: ['Mathematics', 'Physics', 'Chemistry'].flatMap(firstPaper),
};

export const jeeAdvancedPaper2: ExamTemplate = {
  ...common,
  id: 'jee-advanced-paper-2',
  name: 'JEE Advanced Paper 2',
  sections: ['Mathematics', 'Physics', 'Chemistry'].flatMap(secondPaper),
};
