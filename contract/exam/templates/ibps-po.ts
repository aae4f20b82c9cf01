import { bankPrelims, timed } from './bank-prelims';
import type { ExamTemplate } from './template';

/**
 * 100 questions, 100 marks in 60 minutes. Since 2025 the sections weigh other than by their questions: 35 questions for 30 marks, 35 for 40. A wrong answer
 * costs a quarter of the question's marks. Marks are written to four places, so that a full section comes to 30 and 40 marks when it is rounded.
 */
export const ibpsPo: ExamTemplate = {
  id: 'ibps-po-prelims',
  name: 'IBPS PO Prelims',
  edition: '2025 (CRP PO/MT-XV)',
  ...bankPrelims,
  sections: [
    { name: 'English Language', area: 'English', numberOfQuestions: 30, ...timed },
    {
      ...{ name: 'Quantitative Aptitude', area: 'Quantitative Aptitude', numberOfQuestions: 35 },
      ...{ marksPerCorrect: 0.8571, negativeMarksPerWrong: 0.2143, ...timed },
    },
    {
      ...{ name: 'Reasoning Ability', area: 'Reasoning', numberOfQuestions: 35 },
      ...{ marksPerCorrect: 1.1429, negativeMarksPerWrong: 0.2857, ...timed },
    },
  ],
  sources: [
    {
      title: 'IBPS PO Prelims 2025: exam structure, key instructions (from the information of IBPS)',
      url: 'https://www.ndtv.com/education/ibps-po-prelims-2025-check-exam-structure-key-instructions-sample-questions-9088027',
      published: '2025-08-14',
    },
    {
      title: 'IBPS PO Prelims 2025: exam pattern (gives 30, 35 and 35 marks)',
      url: 'https://www.indiatoday.in/education-today/news/story/ibps-po-prelims-2025-exam-pattern-guidelines-and-sample-question-paper-2771732-2025-08-15',
      published: '2025-08-15',
    },
  ],
  readOn: '2026-11-23',
  unconfirmed: ['notice-not-read', 'marks-of-sections', 'newer-edition-not-found'],
};
