import type { ExamTemplate } from './template';

/** One paper of general studies: 150 questions, 150 marks, two hours. A third of a mark is written to four places. */
export const bpscPrelims: ExamTemplate = {
  id: 'bpsc-prelims',
  name: 'BPSC Prelims',
  edition: '2025 (71st CCE)',
  timerDuration: 120,
  marksPerCorrect: 1,
  negativeMarksPerWrong: 0.3333,
  areas: [['General Studies', 'General Awareness', 'General Knowledge', 'GK']],
  sections: [{ name: 'General Studies', area: 'General Studies', numberOfQuestions: 150, kinds: ['single'] }],
  sources: [
    {
      title: 'BPSC Exam Pattern 2025: prelims and mains, marking scheme',
      url: 'https://www.jagranjosh.com/articles/bpsc-exam-pattern-2025-check-cce-prelims-and-mains-paper-pattern-marking-scheme-1800002954-1',
      published: '2025-09-09',
    },
    {
      title: 'The Marking Scheme for BPSC Preliminary Exam',
      url: 'https://edurev.in/question/3728789/What-is-the-marking-scheme-for-the-BPSC-preliminary-exam-',
      published: null,
    },
    {
      title: 'BPSC 68th CCE: negative marking in all questions of prelims (a quarter in that edition)',
      url: 'https://www.hindustantimes.com/education/competitive-exams/bpsc-68th-cce-negative-marking-in-all-questions-in-prelims-optional-paper-for-100-marks-in-mains-essay-for-300-marks-101671592750234-amp.html',
      published: null,
    },
  ],
  readOn: '2026-11-24',
  unconfirmed: ['notice-not-read', 'wrong-answers-cost', 'newer-edition-not-found'],
};
