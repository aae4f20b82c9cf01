import type { ExamTemplate } from './template';

/** One test of the examination: a language, a subject or general aptitude. 50 questions, 250 marks, 60 minutes; all have the same pattern. */
export const cuetUg: ExamTemplate = {
  id: 'cuet-ug',
  name: 'CUET UG, one test',
  edition: '2026',
  timerDuration: 60,
  marksPerCorrect: 5,
  negativeMarksPerWrong: 1,
  areas: [['Subject of the test', 'General Aptitude']],
  sections: [{ name: 'Subject of the test', area: 'Subject of the test', numberOfQuestions: 50, kinds: ['single'] }],
  sources: [
    {
      title: 'CUET UG 2026 Exam Pattern',
      url: 'https://www.careerinformationportal.in/2026/01/cuet-ug-2026-exam-pattern.html',
      published: null,
    },
    {
      title: 'CUET UG 2025 (50 questions, all compulsory, 60 minutes, five marks, one mark for a wrong answer)',
      url: 'https://www.patrika.com/en/education-news/cuet-ug-2025-city-intimation-slip-released-19580883',
      published: '2025-05-07',
    },
  ],
  readOn: '2026-11-24',
  unconfirmed: ['notice-not-read'],
};
