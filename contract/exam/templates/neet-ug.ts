import type { ExamTemplate } from './template';

/** 180 compulsory questions, 720 marks, one clock, on paper in 2026. */
export const neetUg: ExamTemplate = {
  id: 'neet-ug',
  name: 'NEET UG',
  edition: '2026',
  timerDuration: 180,
  marksPerCorrect: 4,
  negativeMarksPerWrong: 1,
  areas: [['Physics'], ['Chemistry'], ['Botany', 'Biology'], ['Zoology', 'Biology']],
  sections: ['Physics', 'Chemistry', 'Botany', 'Zoology'].map((name) => ({ name, area: name, numberOfQuestions: 45, kinds: ['single'] })),
  sources: [
    {
      title: 'NEET UG 2026 notification (180 minutes, pen and paper)',
      url: 'https://zeenews.india.com/education/neet-ug-2026-notification-out-check-how-to-apply-fee-and-other-details-3014872.html',
      published: '2026-02-08',
    },
    {
      title: 'NEET UG Exam Pattern 2026 (180 compulsory questions, 720 marks)',
      url: 'https://www.jagranjosh.com/articles/neet-ug-2026-exam-pattern-total-marks-scheme-paper-questiondistribution-1800002705-1',
      published: '2025-09-02',
    },
    { title: 'NEET UG 2026 pattern (45 questions in each of four subjects)', url: 'https://neetmocks.com/neet-pattern', published: null },
  ],
  readOn: '2026-11-23',
  unconfirmed: ['notice-not-read', 'next-edition-on-computers'],
};
