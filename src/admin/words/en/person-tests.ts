import { numberText as n } from '../wording/figures';
import { titles } from './titles';

/** The sentences of one person's page. Shares and marks come as texts. */
export const words = {
  title: titles.person,
  lead: 'All tests of one person, the latest first.',
  failed: 'Failed to load the tests of this person.',
  none: 'This person has not handed in a test yet.',
  table: 'Tests',
  facts: 'In numbers',
  tests: 'Tests',
  meanShare: 'Average share of marks',
  overTests: (share: string, count: number) => `${share} (${n(count)} ${count === 1 ? 'test' : 'tests'})`,
  columns: {
    name: 'Test',
    submittedAt: 'Date',
    score: 'Marks',
    rank: 'Rank',
    percentile: 'Percentile',
    mean: 'Average of all',
    participants: 'Learners',
  },
  answersIn: (test: string) => `Answers in ${test}`,
  unreleased: (when: string) => `The learner sees it from ${when}`,
  archived: 'Archived',
  own: 'This learner',
  ofAll: 'Average of all',
  trend: 'Marks from test to test',
  trendNote: 'Marks as a share of the total: this learner’s beside the average of all who handed in the same test.',
  point: (test: string, own: string, mean: string) => `${test} · ${own} · average of all ${mean}`,
  topics: 'Right answers by category',
  topicsNote: 'Right answers among those given, in the tests on this page. The weakest category comes first.',
  topic: 'Category',
  partly: 'Partly right',
  onlyThese: (shown: number, all: number) =>
    shown === 1
      ? `Chart and categories are about the one test shown here, of ${n(all)}.`
      : `Chart and categories are about the ${n(shown)} tests shown here, of ${n(all)}.`,
  notHandedIn: 'Not handed in',
  notHandedInNote:
    'Published tests for this learner that have opened since the account is known. Those with a last start come first, then the newest.',
  allHandedIn: 'Every test that has opened for this learner is handed in.',
  neverStarted: 'not started',
  hasStarted: 'started, nothing has arrived',
  closedOn: (when: string) => `closed on ${when}`,
  openUntil: (when: string) => `open until ${when}`,
  stillOpen: 'still open',
  againUntil: (end: string) => `may be sat once more now, until ${end} at the latest`,
  furtherTests: (count: number) => (count === 1 ? '1 older test' : `${n(count)} older tests`),
  extraTime: 'Changes of the extra time',
  changes: 'Changes about this person',
  noChanges: 'No admin has changed anything about this person.',
  allChanges: (count: number) => `All ${n(count)} changes`,
  allTests: 'All tests of this learner',
  /** The same for an admin who has groups: places and averages are among their learners alone. */
  ofGroups: {
    rank: 'Rank in your groups',
    percentile: 'Percentile in your groups',
    mean: 'Average of your groups',
    participants: 'Learners of your groups',
    trendNote: 'Marks as a share of the total: this learner’s beside the average of those of your groups who handed in the same test.',
    point: (test: string, own: string, mean: string) => `${test} · ${own} · average of your groups ${mean}`,
  },
  /** On paper for a parent, who has no groups. */
  ofTheseGroups: {
    rank: 'Rank in these groups',
    percentile: 'Percentile in these groups',
    mean: 'Average of these groups',
    participants: 'Learners of these groups',
  },
  amongGroups: (groups: string) =>
    `Rank, percentile and average are among the learners of these groups, not of the whole institute: ${groups}.`,
  howToRead:
    'How to read this page: a rank of 3 means that two learners had more marks. A percentile of 90 means that nine of ten learners had the same marks or fewer. A category is a topic; its bar shows how many of the given answers were right.',
  leftOut: (count: number) =>
    count === 1
      ? '1 test is left out: its results are not released yet, or the attempt is not finished.'
      : `${n(count)} tests are left out: their results are not released yet, or the attempts are not finished.`,
};
