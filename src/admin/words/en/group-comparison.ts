import { comparedTests, smallGroup, taughtAgain } from '../../../../contract/assessment/group-comparison';
import { numberText as n } from '../wording/figures';
import { titles } from './titles';

const learners = (count: number) => `${n(count)} ${count === 1 ? 'learner' : 'learners'}`;

/** The sentences of batches side by side. Shares come as texts. */
export const words = {
  title: titles.groupComparison,
  lead: 'Score, participation and accuracy of each group of learners, and which questions to teach again. Groups are as they are now.',
  failed: 'Failed to load the comparison of groups.',
  none: 'No test with released results has been handed in yet.',
  noHandIns: 'Nobody has handed in yet.',
  tests: 'Tests',
  lastTests: `The last ${comparedTests} released tests`,
  testOf: (name: string, day: string) => `${name} (${day})`,
  unreleased: (name: string, when: string) => `${name}: learners can read their results from ${when}.`,
  export: 'Download as CSV',
  group: 'Group',
  all: 'All learners',
  noGroup: 'No group',
  learners: 'Learners',
  size: (count: number, isSmall: boolean) => (isSmall ? `${learners(count)}, fewer than ${smallGroup}` : learners(count)),
  lowest: 'lowest',
  from: (right: string, answered: string, count: number) => `${right} of ${answered} · ${learners(count)}`,
  handIns: (count: number) => `${n(count)} handed in`,
  moved: (count: number) => `and ${n(count)} who came to the group later`,
  notFor: (handIns: number) => (handIns === 0 ? 'not for this group' : `not for this group, ${n(handIns)} handed in`),
  scores: 'Average score by group',
  scoresNote: 'Marks as a share of the total. Who is on the roster and has not come yet counts as a learner of the group.',
  scoresOverNote: (count: number) =>
    `Marks as a share of the total, over ${n(count)} tests; a test with more hand-ins weighs more. Who is on the roster and has not come yet counts as a learner of the group.`,
  byTest: 'Average score by test',
  byTestNote: 'Below each share: hand-ins among the learners of the group who could sit the test.',
  byCategory: 'Accuracy by category',
  onPaper: 'On paper what has no figure in any of these batches, and batches without a figure here, are left out.',
  accuracyNote: 'Right answers among those given, and how many learners gave them. Questions that do not count by their key are left out.',
  categoriesFor: 'Weakest categories of',
  weakest: (name: string) => `Weakest categories: ${name}`,
  weakestNote: 'Right answers among those given, the weakest category first.',
  section: 'Section',
  category: 'Category',
  answered: 'Answers',
  answering: 'Learners who answered',
  again: 'Questions to teach again',
  againNote: `At most ${taughtAgain} questions that the fewest of those who answered them got right, over all learners here. A question with fewer than ${smallGroup} answers is not among them, unless fewer handed in.`,
  nothingAgain: 'No question was answered wrongly by learners enough.',
  answeredBy: (answered: number, handIns: number) =>
    `answered in ${n(answered)} of ${n(handIns)} ${handIns === 1 ? 'hand-in' : 'hand-ins'}`,
  file: {
    columns: {
      group: 'Group',
      learners: 'Learners of the group',
      test: 'Test',
      could: 'Could sit',
      handIns: 'Handed in',
      mean: 'Average score in %',
      kind: 'Section or category',
      name: 'Name',
      meanMarks: 'Average marks',
      marks: 'Marks of the section',
      right: 'Right answers',
      answered: 'Answers',
      answering: 'Learners who answered',
      accuracy: 'Accuracy in %',
    },
  },
};
