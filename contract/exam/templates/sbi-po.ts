import { bankPrelims, timed } from './bank-prelims';
import type { ExamTemplate } from './template';

/** 100 questions, 100 marks in 60 minutes: 20 for each section. A wrong answer costs a quarter of a mark. */
export const sbiPo: ExamTemplate = {
  id: 'sbi-po-prelims',
  name: 'SBI PO Prelims',
  edition: '2025',
  ...bankPrelims,
  sections: [
    { name: 'English Language', area: 'English', numberOfQuestions: 30, ...timed },
    { name: 'Quantitative Aptitude', area: 'Quantitative Aptitude', numberOfQuestions: 35, ...timed },
    { name: 'Reasoning Ability', area: 'Reasoning', numberOfQuestions: 35, ...timed },
  ],
  sources: [
    {
      title: 'SBI PO Prelims 2025: what candidates said about the first shift (names pattern and minutes)',
      url: 'https://www.edexlive.com/news/2025/Aug/04/sbi-po-prelims-2025-heres-what-candidates-said-about-the-shift-1-exam',
      published: '2025-08-04',
    },
    {
      title: 'SBI PO Prelims 2025, shift 1: exam review',
      url: 'https://www.sakshipost.com/news/education/sbi-po-prelims-2025-shift-1-exam-review-difficulty-expected-cutoff-436996',
      published: '2025-08-05',
    },
    {
      title: 'SBI PO 2020 Exam Pattern (a quarter of the marks for a wrong answer)',
      url: 'https://webmentorz.com/exam-pattern/sbi-po-2020-exam-pattern/',
      published: null,
    },
  ],
  readOn: '2026-11-24',
  unconfirmed: ['notice-not-read', 'questions-of-sections', 'order-of-sections', 'newer-edition-not-found'],
};
