import type { ExamTemplate } from './template';

/** First stage (CBT 1): 100 questions, 100 marks, one clock. A third of a mark is written to four places: 90 wrong answers cost 30 marks. */
export const rrbNtpc: ExamTemplate = {
  id: 'rrb-ntpc-cbt-1',
  name: 'RRB NTPC CBT 1',
  edition: '2025-26 (CEN 06/2025)',
  timerDuration: 90,
  marksPerCorrect: 1,
  negativeMarksPerWrong: 0.3333,
  areas: [
    ['General Awareness', 'General Knowledge', 'GK'],
    ['Mathematics', 'Maths', 'Quantitative Aptitude'],
    ['Reasoning', 'General Intelligence and Reasoning', 'Logical Reasoning'],
  ],
  sections: [
    { name: 'General Awareness', area: 'General Awareness', numberOfQuestions: 40, kinds: ['single'] },
    { name: 'Mathematics', area: 'Mathematics', numberOfQuestions: 30, kinds: ['single'] },
    { name: 'General Intelligence and Reasoning', area: 'Reasoning', numberOfQuestions: 30, kinds: ['single'] },
  ],
  sources: [
    {
      title: 'RRB NTPC 2025 rescheduled: stage 1 CBT gets fresh timeline',
      url: 'https://www.edexlive.com/news/2025/May/26/rrb-ntpc-2025-rescheduled-nearly-11600-railway-jobs-up-for-grabs-as-stage-1-cbt-gets-fresh-timeline',
      published: '2025-05-26',
    },
    { title: 'RRB NTPC CBT Exam Pattern', url: 'https://prepgrind.com/blog/rrb-ntpc-cbt-pattern', published: '2026-01-01' },
  ],
  readOn: '2026-11-23',
  unconfirmed: ['notice-not-read', 'order-of-sections'],
};
