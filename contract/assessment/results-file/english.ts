import type { Counted } from '../chance';
import type { Misfit } from '../desk';
import type { ResultFlag, ResultRow } from '../result-list';

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

/** Why times do not fit, after the flag that says that they do not. */
const misfits: Record<Misfit, string> = {
  'begun-twice': 'two starts, as on two devices',
  'before-opening': 'begun before the opening',
  'after-last-start': 'begun after the last start',
  'device-clock': 'the device’s clock was wrong',
  'other-length': 'counts another time than from begin to end',
  'beyond-end': 'longer than was allowed',
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
    percent: 'Percent of the marks',
    typedEmail: 'Email as typed, not verified',
    uid: 'ID of the learner',
  },
  flags,
  misfits,
  /** Which of a learner's hand-ins counts (ADR 78). */
  handIn: (number: number, of: number) => `Hand-in ${number} of ${of}`,
  sectionMarks: (section: string) => `Marks: ${section}`,
  /** Its learner had read the result before it arrived (ADR 90). */
  afterKey: 'After the key',
  /** So had the learner of these others, which do not count. */
  aside: (count: number) => `After the key, not counted: ${count}`,
};
export type ResultsFileWords = typeof english;

/** Each flag of a result, with why times do not fit where that is known. */
export const flagWords = (
  { flags: said, misfits: whys }: Pick<ResultsFileWords, 'flags' | 'misfits'>,
  { flags, misfit }: Pick<ResultRow, 'flags' | 'misfit'>,
): string[] => flags.map((flag) => (flag === 'time-does-not-fit' && misfit ? `${said[flag]}: ${whys[misfit]}` : said[flag]));

/** Which of a learner's hand-ins counts, and what stands against the others. */
export const countedWords = (
  { handIn, afterKey, aside }: Pick<ResultsFileWords, 'handIn' | 'afterKey' | 'aside'>,
  counted: Counted,
): string[] => [
  handIn(counted.number, counted.of),
  ...(counted.afterKey ? [afterKey] : []),
  ...(counted.aside === undefined ? [] : [aside(counted.aside)]),
];
