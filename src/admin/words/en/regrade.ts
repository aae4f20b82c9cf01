import type { RegradeChange } from '../../../../contract/assessment/ruling';
import { titles } from './titles';

const scores = (count: number, text: string): string => (count === 1 ? '1 score' : `${text} scores`);

/** The sentences about a question of an assessment, and of a wrong key. Numbers come as texts where they are grouped. */
export const words = {
  title: titles.questionAndKey,
  place: (number: number, all: number, subject: string): string => `Question ${number} of ${all} · ${subject}`,
  before: 'Previous question',
  after: 'Next question',
  inBank: 'Open in the bank',
  failed: 'Failed to load the question.',
  elsewhere: 'This assessment has no such question.',
  asSeen: 'As learners saw it',
  answers: 'Answers',
  skipped: 'Skipped',
  chosen: (count: string, share: string): string => `${count} · ${share}`,
  meanScore: (score: string): string => `mean score ${score}`,
  right: 'Correct',
  facts: { facility: '% correct', discrimination: 'Discrimination', seconds: 'Median seconds', participants: 'Submissions' },
  rulings: { drop: 'Dropped', bonus: 'Marks for everybody' },
  correct: 'Mend this question',
  correctLead:
    'Every submission is marked again at once. A later change replaces an earlier one, so a mistake can be undone. The explanation stays as it is.',
  what: 'What should happen?',
  changes: {
    key: 'Correct the key',
    drop: 'Drop the question',
    bonus: 'Give everybody the marks',
  } satisfies Record<RegradeChange, string>,
  explained: {
    key: 'Other right options. A dropped question counts again.',
    drop: 'It does not count, and its marks leave the total.',
    bonus: 'Every learner who handed in gets its marks, also those who skipped it.',
  } satisfies Record<RegradeChange, string>,
  rightOption: 'Right option',
  rightOptions: 'Right options',
  several: 'More than one option is right',
  reason: 'Reason',
  reasonHint: 'Learners read it in their results.',
  preview: 'What changes',
  previewFailed: 'The changes cannot be computed now.',
  same: 'The question counts in this way already.',
  holds: 'Done: the question counts in this way now. Choose something else to change it again.',
  noOption: 'Select a right option.',
  counted: 'Computing…',
  change: (count: number, text: string, ranks: number): string =>
    `${scores(count, text)}, ${ranks === 1 ? '1 rank' : `${ranks} ranks`} in the first 10`,
  noScore: 'No score changes.',
  ways: (risen: string, fallen: string): string => `${risen} rise, ${fallen} fall.`,
  total: (before: string, after: string): string => `Total: ${before} → ${after} ${after === '1' ? 'mark' : 'marks'}`,
  newDiscrimination: (value: string): string => `Discrimination by this key: ${value}`,
  belowZero: 'Below 0: learners who know the rest of the paper are wrong by this key. Check it once more.',
  send: (change: RegradeChange, count: string): string =>
    ({
      key: `Correct the key and mark ${count} again`,
      drop: `Drop it and mark ${count} again`,
      bonus: `Give the marks and mark ${count} again`,
    })[change],
  ask: {
    key: 'Correct the key of results that are released?',
    drop: 'Drop a question of results that are released?',
    bonus: 'Give marks in results that are released?',
  } satisfies Record<RegradeChange, string>,
  askYes: 'Mark again now',
  askWhom: (count: number, text: string): string =>
    count === 1
      ? 'For the one learner who handed in, who may have read the result.'
      : `For all ${text} learners who handed in. They may have read their results.`,
  askWhen: 'At once. Learners read the reason. A later change in this form takes it back.',
  sent: (count: number, text: string): string =>
    count === 0 ? 'The change is saved. No score changed.' : `The change is saved. ${scores(count, text)} changed.`,
  notSent: 'The change was not saved.',
  elsewhereToo: 'The same question elsewhere',
  elsewhereFailed: 'The bank and other tests could not be compared with this key.',
  bankOther: (right: string): string => `The question bank has another key: ${right}. New tests take the key of the bank.`,
  bankByHand: 'The options in the bank are not those of this test: choose the right one in the bank.',
  correctBank: (right: string): string => `Set the key ${right} in the bank too`,
  bankCorrected: 'The bank has this key now, as a new version of the question.',
  bankNotCorrected: 'The bank was not changed.',
  others: (count: number): string =>
    count === 1
      ? 'Another test counts this question in another way. Correct it there:'
      : `${count} other tests count this question in another way. Correct it in each:`,
  handIns: (count: number, text: string): string => (count === 1 ? '1 submission' : `${text} submissions`),
  moreOthers: 'There may be more: older tests were not compared.',
  history: 'Changes so far',
  needsHistory: 'A correction needs the changes so far, which could not be loaded.',
  now: { key: (letters: string): string => `Key: ${letters}`, drop: 'Dropped', bonus: 'Marks for everybody' },
  became: (before: string, after: string): string => `${before} → ${after}`,
  effect: (count: number, text: string): string => `${scores(count, text)} changed`,
  byCommand: 'A command of the server',
  noReason: 'No reason given',
  /** On the overview. */
  check: 'Check the key',
  checkLead: 'Learners who know the rest get these questions wrong, so their keys may be wrong:',
  tellKey: 'Tell an admin who makes tests.',
  openQuestion: (number: number): string => `Question ${number}`,
  changed: 'Changed after hand-ins',
};
