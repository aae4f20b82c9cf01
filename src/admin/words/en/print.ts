import { numberText as n } from '../wording/figures';

/** The sentences of a paper on paper. */
export const words = {
  print: 'Print',
  of: (name: string) => `Print: ${name}`,
  lead: 'The paper as it will be printed. To get a PDF, choose it in the browser’s print dialog.',
  choices: 'What is printed',
  answerSheet: 'Answer sheet',
  key: 'Answer key',
  explanations: 'Answers with explanations',
  twoColumns: 'Two columns',
  language: 'Language',
  both: 'Both languages',
  keyNote: 'Right answers are on the last pages, apart from what learners get.',
  inOwnLanguage: (count: number, of: number) =>
    `Questions that are not in this language: ${n(count)} of ${n(of)}. They are printed in their own.`,
  inOneLanguage: (count: number, of: number) => `Questions in one language only: ${n(count)} of ${n(of)}.`,
  factsMissing: 'Minutes and marks could not be loaded: this print is without them.',

  // On paper
  name: 'Name',
  roll: 'Roll number',
  date: 'Date',
  questions: (count: number) => (count === 1 ? '1 question' : `${n(count)} questions`),
  minutes: (count: number) => (count === 1 ? '1 minute' : `${n(count)} minutes`),
  marks: (count: number) => (count === 1 ? '1 mark' : `${n(count)} marks`),
  section: 'Section',
  count: 'Questions',
  time: 'Minutes',
  right: 'Right answer',
  wrong: 'Wrong answer',
  answer: 'Answer:',
  fill: 'Fill one circle for each question; where a question has several right answers, fill each of them.',
};
