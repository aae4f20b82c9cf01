import { maxItems } from '../../../../contract/fields/limits';
import { numberText as n } from '../wording/figures';
import { idList } from '../wording/id-list';

const questions = (count: number): string => (count === 1 ? '1 question' : `${n(count)} questions`);
const were = (count: number): string => (count === 1 ? 'was' : 'were');

/** What stays in the bank when an upload is taken back; empty: nothing. */
const stays = (used: number, changed: number): string => {
  if (used + changed === 0) return '';
  const why = [
    used > 0 && `${n(used)} ${used === 1 ? 'is' : 'are'} in a test`,
    changed > 0 && `${n(changed)} ${were(changed)} changed since the upload`,
  ];
  return `${questions(used + changed)} ${used + changed === 1 ? 'stays' : 'stay'}: ${why.filter(Boolean).join(', ')}.`;
};

/** The sentences of Manage Questions: the list, changes of many questions, the preview. */
export const words = {
  draftWaits: 'A half-typed question is waiting. It has not been sent.',
  goOn: 'Go on with it',
  clearFilters: 'Clear filters',
  order: 'Order',
  orders: {
    '-id': 'Newest first',
    id: 'Oldest first',
    name: 'Question, A to Z',
    '-name': 'Question, Z to A',
    difficulty: 'Easiest first',
    '-difficulty': 'Hardest first',
    category: 'Category, A to Z',
    '-category': 'Category, Z to A',
  },
  selection: 'Selected questions',
  selected: (count: number): string => `${n(count)} selected`,
  selectAll: (count: number): string => `Select all ${n(count)}`,
  selecting: 'Selecting…',
  selectFailed: 'The questions could not be selected.',
  tooMany: (most: number): string => `At most ${n(most)} questions can be changed at once.`,
  clear: 'Clear',
  move: 'Move',
  moveOf: (count: number): string => `Move ${questions(count)}`,
  moveTo: 'To the category',
  manyWhom: 'For all admins, and for the assessments that are made from now on.',
  manyOf: (count: number): string => `${questions(count)} ${count === 1 ? 'is' : 'are'} selected, on all pages.`,
  moveWhen:
    'At once. Each question is then in this category alone. Assessments that are made keep their questions. Undo takes it back while this page is open.',
  changeWhen: 'At once. Assessments that are made keep their questions. Undo takes it back while this page is open.',
  retireAsk: (count: number): string => `Retire ${questions(count)}?`,
  retireWhen: 'At once. No new assessment draws them; those that are made keep them. Restore brings them back.',
  isRetired: 'No new assessment draws this question; those that are made keep it. Restore puts it back, as it is.',
  uploads: {
    listed: 'These are the questions of one upload.',
    see: 'See them in the question bank',
    takeBack: 'Take this upload back',
    looking: 'Looking which questions are in use…',
    ask: 'Take this upload back?',
    yes: 'Take back',
    whom: 'For all admins. Learners notice nothing: no test has these questions.',
    takes: (count: number, total: number): string =>
      `${n(count)} of ${questions(total)} of this upload ${count === 1 ? 'leaves' : 'leave'} the question bank.`,
    stays,
    when: 'At once, and for good. The same file, put right, can be uploaded afterwards.',
    nothing: 'No question of this upload can be taken back.',
    taken: (count: number): string => `✅ ${questions(count)} of this upload ${were(count)} taken back.`,
    failed: '❌ The upload could not be taken back.',
    notLooked: 'It could not be found out which questions are in use.',
  },
  choose: 'Choose a category',
  tag: 'Tags',
  tagOf: (count: number): string => `Tags of ${questions(count)}`,
  addTags: 'Add tags',
  removeTags: 'Remove tags',
  noTag: 'Please enter a tag.',
  passage: 'Passage',
  passageOf: (count: number): string => `Passage of ${questions(count)}`,
  attachHint: 'Choose the passage that the questions share then. A question belongs to one passage at most.',
  detach: 'Take from their passage',
  exportOf: (count: number): string => `Export ${questions(count)}`,
  notChanged: '❌ The questions could not be changed.',
  notUndone: '❌ The change could not be undone.',
  told: {
    move: (count: number): string => `${questions(count)} ${were(count)} moved.`,
    tag: (count: number): string => `${questions(count)} ${were(count)} tagged.`,
    untag: (count: number): string => `Tags ${were(2)} removed from ${questions(count)}.`,
    retire: (count: number): string => `${questions(count)} ${were(count)} retired.`,
    restore: (count: number): string => `${questions(count)} ${were(count)} restored.`,
    attach: (count: number): string => `${questions(count)} ${were(count)} put under the passage.`,
    detach: (count: number): string => `${questions(count)} ${were(count)} taken from their passage.`,
  },
  undone: (count: number): string => `Undone for ${questions(count)}.`,
  unchanged: (count: number): string => `${questions(count)} ${were(count)} so already.`,
  skipped: {
    'no-question': (ids: readonly number[]): string => `No longer in the bank: ${idList(ids)}.`,
    'changed-since': (ids: readonly number[]): string => `Changed again since, so left as they are: ${idList(ids)}.`,
    'no-category': (ids: readonly number[]): string => `Left where they are, because their earlier category is gone: ${idList(ids)}.`,
    'too-many-tags': (ids: readonly number[]): string => `Have as many tags as a question may have: ${idList(ids)}.`,
    'passage-full': (ids: readonly number[]): string =>
      `Their passage has ${maxItems.questionsOfPassage} questions already: ${idList(ids)}.`,
  },
  undo: 'Undo',
  redo: 'Redo',
  lastChange: 'Last change',
  closeNotice: 'Close',

  addAndDuplicate: 'Add and Duplicate',
  duplicated: '✅ Question added successfully! The form holds a copy of it: change what differs.',
  sameAgain: 'This is the question that was just added. Change it before you add it again.',
  preview: 'As learners see it',
  previewEmpty: 'The question appears here while you type.',
  previewInResult: 'With the result',
  previewCorrect: (letter: string): string => `Correct: ${letter}`,
  formulaHelp: 'How formulas are written',
  formulaTyped: 'Typed',
  formulaDrawn: 'Drawn',
  formulaFree: 'All notations work in the form, in sheets and in imported files. They are stored as typed.',
};
