import type { Counted } from '../chance';
import type { ResultFlag } from '../result-list';

/** What is unusual about a result, as screens and files say it. */
const flags: Record<ResultFlag, string> = {
  provisional: 'Unfinished',
  imported: 'From a file',
  'set-aside': 'Other answers set aside',
  'extra-time': 'Extra time',
  'start-said': 'Started offline',
  'arrived-later': 'Arrived later',
  late: 'Late',
  'time-does-not-fit': 'Time does not fit',
  'never-fetched': 'Paper never fetched',
  'more-than-given': 'More time than given',
  'no-evidence': 'No evidence',
  'after-release': 'After the release',
  'second-account': 'Second account',
  'new-account': 'New account',
};

/** The words of a file of results. */
export const english = {
  results: 'Results',
  columns: {
    rank: 'Rank',
    /** Of an admin who has groups: among their learners alone. */
    rankInGroups: 'Rank in these groups',
    name: 'Learner',
    email: 'Verified email',
    phone: 'Verified phone',
    group: 'Group',
    score: 'Score',
    totalMarks: 'Total marks',
    correctAnswers: 'Right',
    wrongAnswers: 'Wrong',
    unattempted: 'Skipped',
    timeTaken: 'Time in seconds',
    /** `zone`: the name of the time zone that the times of the column are in. */
    submittedAt: (zone: string) => `Handed in (${zone})`,
    flags: 'Flags',
    timePercent: 'Extra time',
    importedBy: 'File handed in by',
    rosterPhone: 'Phone (roster)',
    typedEmail: 'Email as typed, not verified',
    uid: 'ID of the learner',
  },
  flags,
  /** Which of a learner's hand-ins counts (ADR 78). */
  handIn: (number: number, of: number) => `Hand-in ${number} of ${of}`,
  sectionMarks: (section: string) => `Marks: ${section}`,
  /** Its learner had read the result before it arrived (ADR 90). */
  afterKey: 'After the key',
  /** So had the learner of these others, which do not count. */
  aside: (count: number) => `After the key, not counted: ${count}`,
};
export type ResultsFileWords = typeof english;

/** Which of a learner's hand-ins counts, and what stands against the others. */
export const countedWords = (
  { handIn, afterKey, aside }: Pick<ResultsFileWords, 'handIn' | 'afterKey' | 'aside'>,
  counted: Counted,
): string[] => [
  handIn(counted.number, counted.of),
  ...(counted.afterKey ? [afterKey] : []),
  ...(counted.aside === undefined ? [] : [aside(counted.aside)]),
];
