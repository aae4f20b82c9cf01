import { numberText as n } from '../wording/figures';
import { titles } from './titles';

const count = (value: number, one: string, many: string): string => `${n(value)} ${value === 1 ? one : many}`;

/** The sentences of the home screen. */
export const words = {
  title: titles.home,
  failed: 'Failed to load today.',
  tests: 'On today',
  noTests: 'No scheduled assessment is on today.',
  schedule: 'Manage Assessments',
  phases: { opens: 'Opens later', open: 'Open', ends: 'Last attempts', results: 'Results wait', over: 'Over' },
  opens: (time: string) => `opens ${time}`,
  closes: (time: string) => `last start ${time}`,
  results: (time: string) => `results ${time}`,
  fetched: 'Fetched',
  started: 'Started',
  handedIn: 'Handed in',
  examDay: 'Exam Day',
  examDayOf: (name: string) => `Exam Day of ${name}`,
  handIns: 'Hand-ins by hour',
  handInsOf: (total: number) => `${count(total, 'hand-in', 'hand-ins')} today, of all assessments`,
  noHandIns: 'No hand-ins today so far.',
  hour: 'Hour',
  readout: (hour: string, handIns: number) => `${hour}: ${count(handIns, 'hand-in', 'hand-ins')}`,
  begin: 'The way to your first test',
  steps: {
    questions: 'Questions: upload a file',
    test: 'A test: create it and draw its questions',
    learners: 'Learners: enter them in the roster',
    time: 'The time: set when the test opens',
  },
  stepDone: 'Done',
  waits: 'Waits for you',
  nothingWaits: 'Nothing waits. Well done.',
  keys: (questions: number) => `Check the key of ${count(questions, 'question', 'questions')}`,
  counting: 'Hand-ins of some assessments are being counted; keys to check appear here.',
  copies: (copies: number) => `${count(copies, 'unfinished attempt', 'unfinished attempts')} from files to be settled`,
  reports: (reports: number) => `${count(reports, 'report', 'reports')} about questions to be answered`,
  health: (checks: number) => `${count(checks, 'thing', 'things')} about the portal to look at`,
  drafts: (drafts: number) => `${count(drafts, 'draft', 'drafts')} to be published`,
  draftRetired: (questions: number) => `A draft has ${count(questions, 'retired question', 'retired questions')}`,
  hidden: (tests: number) => `${count(tests, 'hidden assessment', 'hidden assessments')} without an opening`,
  unexplained: (questions: number) => `${count(questions, 'question', 'questions')} without an explanation`,
  expected: (people: number) => `${count(people, 'person', 'people')} of the roster never signed in`,
};
