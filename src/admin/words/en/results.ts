import { english } from '../../../../contract/assessment/results-file/english';
import { numberText as n } from '../wording/figures';
import { titles } from './titles';

/** The sentences of the results of an assessment. */
export const words = {
  title: titles.results,
  lead: 'Every learner who has handed in, best first. Trial runs of admins are not listed.',
  leadOfGroups: 'The learners of your groups who have handed in, best first. A rank is among them, not in the whole institute.',
  failed: 'Failed to load the results.',
  none: 'No results yet. They appear here with the first submission.',
  label: 'Results',
  /** `set`: how many filters are in force. */
  tools: (set: number) => `Filters, order and export${set > 0 ? ` (${n(set)} on)` : ''}`,
  filter: 'Group',
  everyGroup: 'All groups',
  everyFlag: 'With flags and without',
  anyFlag: 'With a flag, whatever it is',
  nameless: 'No name yet',
  columns: {
    rank: 'Rank',
    name: 'Learner',
    email: 'Verified address',
    group: 'Group',
    score: 'Score',
    correctAnswers: 'Right',
    wrongAnswers: 'Wrong',
    unattempted: 'Skipped',
    timeTaken: 'Time',
    submittedAt: 'Handed in',
    flags: 'Flags',
  },
  again: 'Again',
  flags: english.flags,
  misfits: english.misfits,
  handIn: english.handIn,
  afterKey: english.afterKey,
  aside: english.aside,
  sheetOf: (name: string) => `Answers of ${name}`,
  export: (count: number) => `Export ${n(count)} ${count === 1 ? 'result' : 'results'}:`,
  exporting: 'The file is being written…',
  exportFailed: 'The file was not written.',
  print: 'Print',
  printFirst: (count: number) => `Print the first ${n(count)}`,
  printBound: (most: number, sheets: number, all: number) =>
    `A print-out holds ${n(most)} results, about ${n(sheets)} sheets of paper. For all ${n(all)}, export a file, or choose a group.`,
  printedFirst: (shown: number, all: number) => `The first ${n(shown)} of ${n(all)} results. An exported file has all of them.`,
  filteredBy: (search: string) => `Search: ${search}`,

  sheetTitle: titles.answers,
  sheetLead: 'The answers and their marking, as the learner sees them once results are released.',
  sheetFailed: 'Failed to load the answers.',
  unfinished:
    'A copy of an unfinished attempt, from a file. It has no rank, and the learner does not see it: a later submission takes its place.',
  ofMarks: (score: string, marks: string) => `${score} of ${marks}`,
  facts: 'The result in numbers',
};
