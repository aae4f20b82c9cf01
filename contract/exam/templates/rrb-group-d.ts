import type { ExamTemplate } from './template';

/** 100 questions, 100 marks, one clock. A third of a mark is written to four places. */
export const rrbGroupD: ExamTemplate = {
  id: 'rrb-group-d',
  name: 'RRB Group D',
  edition: '2025 (Level 1)',
  timerDuration: 90,
  marksPerCorrect: 1,
  negativeMarksPerWrong: 0.3333,
  areas: [
    ['Mathematics', 'Maths', 'Quantitative Aptitude'],
    ['Reasoning', 'General Intelligence and Reasoning', 'Logical Reasoning'],
    ['General Science', 'Science'],
    ['General Awareness', 'General Awareness and Current Affairs', 'General Knowledge', 'GK'],
  ],
  sections: [
    { name: 'Mathematics', area: 'Mathematics', numberOfQuestions: 25, kinds: ['single'] },
    { name: 'General Intelligence and Reasoning', area: 'Reasoning', numberOfQuestions: 30, kinds: ['single'] },
    { name: 'General Science', area: 'General Science', numberOfQuestions: 25, kinds: ['single'] },
    { name: 'General Awareness and Current Affairs', area: 'General Awareness', numberOfQuestions: 20, kinds: ['single'] },
  ],
  sources: [
    { title: 'RRB Group D Exam Pattern 2025', url: 'https://jkexams.in/rrb-group-d-exam-pattern-2025', published: '2025-01-27' },
    {
      title: 'RRB Group D Exam Pattern: sections, marks, time limit',
      url: 'https://www.eliveclass.com/rrb-group-d-exam-pattern-explained-sections-marks-time-limit',
      published: null,
    },
  ],
  readOn: '2026-11-24',
  unconfirmed: ['notice-not-read', 'order-of-sections', 'newer-edition-not-found'],
};
