import type { ExamTemplate } from './template';

type Section = ExamTemplate['sections'][number];

/**
 * 65 questions, 100 marks, one clock. Only questions with one right option cost marks: a third of their own. General Aptitude has five questions of one mark
 * and five of two; the subject has 25 of one mark and 30 of two, engineering mathematics among them. How many are of which kind is not published and is an
 * example here; the sums are.
 */
const oneMark = { marksPerCorrect: 1, negativeMarksPerWrong: 0 };
const twoMarks = { marksPerCorrect: 2, negativeMarksPerWrong: 0 };

const part = (
  name: string,
  area: string,
  kind: NonNullable<Section['kinds']>[number],
  numberOfQuestions: number,
  own: object,
): Section => ({
  ...{ name, area, numberOfQuestions, kinds: [kind] },
  ...own,
});

export const gate: ExamTemplate = {
  id: 'gate',
  name: 'GATE',
  edition: '2026',
  timerDuration: 180,
  marksPerCorrect: 1,
  negativeMarksPerWrong: 0.3333,
  areas: [
    ['General Aptitude', 'Aptitude', 'Quantitative Aptitude'],
    ['Subject of the paper', 'Engineering'],
  ],
  sections: [
    part('General Aptitude, 1 mark', 'General Aptitude', 'single', 5, {}),
    part('General Aptitude, 2 marks', 'General Aptitude', 'single', 5, { marksPerCorrect: 2, negativeMarksPerWrong: 0.6667 }),
    part('Subject, one right, 1 mark', 'Subject of the paper', 'single', 12, {}),
    part('Subject, several right, 1 mark', 'Subject of the paper', 'multiple', 6, oneMark),
    part('Subject, number, 1 mark', 'Subject of the paper', 'numeric', 7, oneMark),
    part('Subject, one right, 2 marks', 'Subject of the paper', 'single', 14, { marksPerCorrect: 2, negativeMarksPerWrong: 0.6667 }),
    part('Subject, several right, 2 marks', 'Subject of the paper', 'multiple', 8, twoMarks),
    part('Subject, number, 2 marks', 'Subject of the paper', 'numeric', 8, twoMarks),
  ],
  sources: [
    {
      title: 'GATE 2026 Marks Distribution (of IIT Guwahati: 15 and 85 marks, 65 questions)',
      url: 'https://engineering.careers360.com/articles/gate-marks-distribution',
      published: null,
    },
    {
      title: 'GATE 2026: types of questions, marking scheme',
      url: 'https://news.careers360.com/gate-2026-exam-dates-begins-february-7-section-wise-sample-questions-with-solutions-pdf-marking-scheme-explained-admit-card/amp',
      published: '2026-02-06',
    },
    { title: 'GATE Exam Pattern 2026 (no partial marks)', url: 'https://gateexaminfo.pages.dev/gate-exam-pattern', published: null },
  ],
  readOn: '2026-11-23',
  unconfirmed: ['notice-not-read', 'kinds-are-an-example', 'sections-told-apart'],
};
