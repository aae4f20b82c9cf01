import { optionLetters, optionSlots } from '../../../contract/fields/limits';

type Keys = [keys: string, what: string][];

const options: Keys = [[`A–${optionLetters.at(-1)}, 1–${optionSlots.max}`, 'Choose an option']];
const moves: Keys = [
  ['N', 'Next question'],
  ['P', 'Previous question'],
];
const help: Keys = [['?', 'Show these keys']];

const changes = [
  'Save & Next goes on to the next question, and takes a mark for review off. Mark for Review & Next marks the question and goes on. Back and Next change nothing.',
  'Clear Response takes the chosen option away. To change an answer, choose another option.',
];
const goesOn = 'The exam goes on without a network, and after the app was closed: the time runs on, and nothing is lost.';

/** The sentences of the keyboard dialog and of the hall look, in a catalogue of their own: only these screens load them. */
export const hallCopy = {
  keyList: {
    plain: [...options, ...moves, ['M', 'Mark for Review, or take the mark off'], ['R', 'Reset Answer'], ...help],
    hall: [...options, ['S', 'Save & Next'], ['M', 'Mark for Review & Next'], ['R', 'Clear Response'], ...moves, ...help],
  },
  keysOn: 'Use single keys',
  keysNote: 'They are off while you type and while a dialog is open. Your choice is remembered on this device.',

  statuses: {
    answered: 'Answered',
    'not-answered': 'Not answered',
    'not-visited': 'Not visited',
    marked: 'Marked for review',
    'answered-marked': 'Answered & marked for review',
  },
  /** The states as a screen reader announces them after the number. */
  spoken: {
    answered: 'answered',
    'not-answered': 'not answered',
    'not-visited': 'not visited',
    marked: 'marked for review',
    'answered-marked': 'answered, marked for review',
  },
  statusMeanings: {
    answered: 'You have answered the question.',
    'not-answered': 'You have seen the question and not answered it.',
    'not-visited': 'You have not seen the question yet.',
    marked: 'You have NOT answered the question, but marked it for review.',
    'answered-marked': 'You have answered the question and marked it for review. The answer counts.',
  },

  saveNext: 'Save & Next',
  markNext: 'Mark for Review & Next',
  clear: 'Clear Response',
  back: 'Back',
  next: 'Next',
  palette: 'Question palette',
  chooseQuestion: 'Choose a question',
  viewIn: 'View in',
  questionPaper: 'Question paper',
  instructions: 'Instructions',
  marksEach: (right: number, wrong: number) => (wrong === 0 ? `Marks +${right}` : `Marks +${right}, −${wrong}`),
  toQuestion: (number: number, status: string) => `Question ${number}, ${status}`,

  summary: 'Exam summary',
  section: 'Section',
  questions: 'No. of questions',
  questionsShort: 'No.',
  total: 'Total',
  backToQuestions: 'Back to the questions',

  generalTitle: 'General instructions',
  paperTitle: 'Instructions for this paper',
  page: (page: number) => `Page ${page} of 2`,
  general: [
    'The time left is shown at the top right. When it is over, the exam is submitted automatically: you need not end it.',
    'The palette shows the state of each question by one of these symbols:',
  ],
  navigation: [
    'Tap a number in the palette to go to that question, or the name of a section to go to its first question. You may move between sections and questions as you like.',
    ...changes,
    'Question paper shows all questions on one page. Submit first shows a summary of all sections, then asks once more.',
    goesOn,
  ],
  /** In a paper with locked sections. */
  navigationLocked: [
    'Tap a number in the palette to go to that question. The clock and the palette are those of the current section; when its time is over, the next section begins by itself.',
    ...changes,
    'Question paper shows all questions of the section on one page. Submit first shows a summary of all sections, then asks once more, and ends all of them.',
    goesOn,
  ],
  /** How this hall differs from the real one. */
  tapIsStored: 'In the real hall a choice counts only after Save & Next. Here every tap is stored on this device at once, and counts.',
  backToStart: 'Back to the start screen',
  continueReading: 'Next',
  backToGeneral: 'Previous',
  duration: 'Duration',
  minutes: (minutes: number) => `${minutes} min`,
  totalMarks: 'Total marks',
  rightAnswer: 'Right answer',
  wrongAnswer: 'Wrong answer',
  noAnswer: 'No answer',
  sectionMarks: 'Marks',
  declaration: 'I have read and understood the instructions. I will follow them, and I know that the timer will not pause once I begin.',
  ready: 'I am ready to begin',
  /** On the button of the start, until the declaration is ticked. */
  tickFirst: 'Tick the line above first',
};
