import type { TemplateDoubt } from '../../../../../contract/exam/templates/template';
import { counted, numberText as n } from '../../wording/figures';

/** What could not be confirmed of a template, by its code. */
const doubts: Record<TemplateDoubt, string> = {
  'notice-not-read': 'The notice of the examining body itself was not read. Other sources agree on what is not named below.',
  'order-of-sections': 'The order of the sections.',
  'wrong-numbers-cost': 'Whether a wrong number costs marks: sources differ. The template takes 1 mark off.',
  'marks-of-sections': 'The marks of each section: one source gives as many marks as questions.',
  'kinds-are-an-example':
    'How many questions are of which kind: it differs by paper and year. The numbers here are an example; their sums are published.',
  'sections-told-apart': 'The real paper shows fewer sections. Here each kind has one of its own, because its marks differ.',
  'next-edition-on-computers': 'The next edition is to be held on computers. Its pattern was not published when the sources were read.',
  'newer-edition-not-found': 'A newer edition may have been published.',
  'sections-may-be-locked':
    'Whether each section has minutes of its own: the commission began with that in 2026, for other examinations. Here one clock runs for all.',
  'questions-of-sections': 'The number of questions in each section: they may have been dealt out in another way.',
  'marks-of-sections-may-differ':
    'The marks of each section: for officers, the same body gives sections other marks than questions since 2025.',
  'wrong-answers-cost': 'What a wrong answer costs: an earlier edition took a quarter of the marks, not a third.',
  'marks-of-kinds': 'The marks of each kind of question: they are told on the day of the examination and differ by year.',
};

/** The sentences about templates of real exams. */
export const words = {
  title: 'Template of a real exam',
  start: 'Start from a real exam',
  startLead: 'Sections, minutes, marks and kinds as they were last published. You can change everything before you save.',
  named: (name: string, edition: string) => `${name}, ${edition}`,
  figures: (sections: number, questions: number, minutes: number) =>
    [counted(sections, 'section', 'sections'), counted(questions, 'question', 'questions'), counted(minutes, 'minute', 'minutes')].join(
      ', ',
    ),
  locked: 'locked sections',
  check: 'Compare these figures with the notice of your examination before learners sit the paper.',
  sources: (count: number) => `Where these figures are from (${n(count)})`,
  published: (published: string | null, readOn: string) =>
    published === null ? `undated, read on ${readOn}` : `${published}, read on ${readOn}`,
  notConfirmed: 'Could not be confirmed:',
  doubts,
  map: 'Which categories of your bank are these?',
  choose: 'Choose a category',
  several: 'Several, as chosen below',
  unmapped: (names: string) => `⚠ Without a category: ${names}.`,
  short: (questions: number, sections: number) =>
    `⚠ The bank is short of ${n(questions)} ${questions === 1 ? 'question' : 'questions'}, in ${n(sections)} ${sections === 1 ? 'section' : 'sections'}. The exam can be saved; a paper can be drawn once the bank has enough.`,
  enough: 'The bank has enough questions for every section.',
};
