import { byDay } from '../figures/by-day';
import { numberIn } from '../figures/number-in';

const listed = (names: Iterable<string>): string => new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(names);
const ago = (days: number): string => byDay(-days);
const counted = (count: number, one: string, many = `${one}s`): string => `${numberIn('en-IN', count)} ${count === 1 ? one : many}`;

const practiseThem = (count: number): string => `Practise ${count === 1 ? 'it' : `these ${numberIn('en-IN', count)}`}`;

/** The sentences of insights and of *Revise*, in a catalogue of their own: only these screens load them. */
export const studyCopy = {
  dropped: 'Does not count',
  // Insights of a result
  noInsight: 'This result was loaded by an earlier version. Connect once, and its insights appear here.',

  lessons: 'What this result tells you',
  negative: (marks: string, wrong: number) => `${counted(wrong, 'wrong answer')} took ${marks} ${marks === '1' ? 'mark' : 'marks'} away.`,
  /** `named`: their numbers, or none where they are too many to be read. */
  leftEasy: (count: number, named: readonly number[]) =>
    `You left ${counted(count, 'question')} unattempted that most others got right${named.length === 0 ? '' : `: no. ${listed(named.map(String))}`}.`,
  weakest: (name: string, correct: number, attempted: number, left: number) =>
    `Weakest: ${name}, ${correct} of ${attempted} right${left > 0 ? `, ${left} unattempted` : ''}.`,
  /** Where a lesson leads: so many questions in *Revise*. */
  practise: {
    negative: practiseThem,
    'left-easy': (count: number) => (count === 1 ? 'Practise the easy one you left' : `Practise the ${count} easy ones you left`),
    weakest: (count: number) => `Practise ${counted(count, 'question')} of this topic`,
    'time-on-wrong': practiseThem,
    hasty: practiseThem,
    left: practiseThem,
    wrong: practiseThem,
  },
  practiseFirst: (first: number, of: number) => `Practise the first ${first} of ${numberIn('en-IN', of)}`,
  left: (count: number, of: number) =>
    count === of
      ? `You left all ${counted(of, 'question')} unattempted.`
      : `You left ${numberIn('en-IN', count)} of ${counted(of, 'question')} unattempted.`,
  notRightOf: (count: number, of: number) => `${numberIn('en-IN', count)} of ${counted(of, 'question')} came out wrong or partly right.`,
  timeOnWrong: (time: string, questions: number) => `${time} went into ${counted(questions, 'question')} that came out wrong.`,
  hasty: (questions: number, time: string) =>
    `The ${questions} wrong answers took ${time} each on average. Next time read each question to its end.`,
  flawless: 'Everything is right. Nothing to revise here.',
  noLessons: 'Nothing stands out in this result.',

  standing: 'Among all who took it',
  rank: 'Rank',
  rankOf: (rank: string, participants: string) => `${rank} of ${participants}`,
  percentile: 'Percentile',
  mean: 'Average',
  median: 'Middle score',
  percentileMeans: (reached: string, all: string) =>
    `${reached} of ${all}, you among them, scored the same as you or less. Equal scores share a rank.`,
  reachedOthers: (reached: string, others: string) => `You did as well as or better than ${reached} of the ${others} others.`,
  /** Of a cohort, which grows by whole groups. */
  inSteps: (group: number) => `New results are added ${group} at a time, so that no learner’s score can be guessed.`,
  tooFew: (participants: number, needed: number) =>
    `${counted(participants, 'learner has', 'learners have')} taken it so far. Scores are compared once there are ${needed}, so that no learner’s score can be guessed.`,
  cohortOffline: 'Connect once to compare with all who took it; after that it can be read offline.',
  cohortLoading: 'Loading the comparison…',
  distribution: 'Distribution of scores',
  distributionNote: 'Your score lies in the framed column.',
  scores: 'Score',
  learners: 'Learners',
  you: 'you',
  yourScore: 'Your score',
  range: (from: string, to: string) => `${from} to ${to}`,
  marksFromTo: (from: string, to: string) => `${from} to ${to} marks`,
  learnersIn: (count: number) => counted(count, 'learner'),

  marks: 'Marks earned and lost',
  won: 'Marks earned',
  lost: 'Negative marks',

  accuracy: (by: 'subject' | 'category' | 'difficulty') => `Accuracy by ${by}`,
  accuracyNote: 'Right answers among those attempted.',
  lowest: (name: string) => `Lowest: ${name}.`,
  partlyNote: 'Partly correct answers are counted apart.',
  rightOf: (correct: number, attempted: number) => `${correct} of ${attempted}`,
  fewIn: (count: number) => `${numberIn('en-IN', count)} more with one or two answers`,
  noneAttempted: (count: number) => `${numberIn('en-IN', count)} others were not attempted at all`,
  notAttempted: (names: readonly string[]) => `None attempted in ${listed(names)}.`,
  name: 'Name',
  accuracyColumn: 'Accuracy',

  time: 'Time on each question',
  timeNote: 'Columns are your time; the line across them is the usual time: half of all who took it were faster.',
  timeNoteAlone: 'Columns are your time.',
  noTimes: 'This result has no times: its device did not record them.',
  question: 'Question',
  questionNo: (number: number) => `Question ${number}`,
  outcome: 'Outcome',
  yourTime: 'Your time',
  usualTime: 'Usual time of all',
  longer: 'Longer than the chart shows',
  usually: (time: string) => `usually ${time}`,
  place: 'Answered as',

  order: 'The order you answered in',
  orderNote: 'From the first answer on the left to the last on the right; higher is later in the paper.',
  answerNo: (place: number) => `Answer ${place}`,

  trend: 'Your scores over time',
  trendNote: 'Each dot is one assessment, as a share of its marks.',
  assessment: 'Assessment',
  date: 'Date',
  share: 'Share of marks',

  // Charts
  plotHint: 'Tap the chart, or slide along it, to read it.',
  notDrawn: 'The chart could not be loaded. The table has all its numbers.',
  asTable: 'Show as a table',

  // Revise
  revise: 'Revise',
  reviseHint: 'Your mistakes come back here',
  reviseLead: 'What you got wrong, left or saved comes back at the right time.',
  reviseEmpty: 'Nothing to revise yet. Questions you get wrong, leave unattempted or save will appear here.',
  showAllDue: (count: number) => `Show all ${numberIn('en-IN', count)}`,
  due: (count: number) => (count === 0 ? 'Nothing is due today' : `${counted(count, 'question is', 'questions are')} due today`),
  activeDays: (days: number) => `Active on ${counted(days, 'day')} this week.`,
  /** Why a question is due, and so many days ago it was answered. */
  why: {
    wrong: (days: number) => `Wrong in the assessment ${ago(days)}`,
    partly: (days: number) => `Partly right in the assessment ${ago(days)}`,
    unattempted: (days: number) => `Unattempted in the assessment ${ago(days)}`,
    key: () => 'Its answer was corrected',
    saved: () => 'You saved it',
    missed: (days: number) => `Not right when you practised ${ago(days)}`,
    unsure: (days: number) => `Not quite sure ${ago(days)}`,
    time: (days: number) => `Right ${ago(days)}: see if it still is`,
  },
  /** `of`: how many are due. */
  reviseSome: (count: number, of: number) => `Revise ${count < of ? 'the first ' : ''}${numberIn('en-IN', count)}`,
  practiseSome: (count: number) => `Practise ${counted(count, 'question')} anyway`,
  allAssessments: 'All assessments',
  subject: 'Subject',
  allSubjects: 'All subjects',
  noSubject: 'No subject',
  difficulty: 'Difficulty',
  allDifficulties: 'All difficulties',
  noDifficulty: 'No difficulty',
  /** The usual names of a difficulty, which is free text. */
  difficultyOf: (level: string) => level,
  testsAway: (count: number) => `The questions of ${counted(count, 'test')} are not on this device yet.`,
  comeLater: 'They come with the network.',
  fetchResults: 'Load them',
  fetchFailed: (count: number) => `The questions of ${counted(count, 'test')} could not be loaded. Connect and try again.`,
  practiceNote: 'Untimed and without marks. What you practise follows you to your other devices.',
  spareNote: 'Just for practice: nothing of it counts.',
  position: (at: number, all: number) => `${at} of ${all}`,
  from: (title: string) => `From ${title}`,
  notSure: 'I am not sure',
  check: 'Check',
  notKnown: "I don't know",
  right: 'Right.',
  partlyRight: 'Partly right.',
  notRight: 'Not right.',
  solutionShown: 'Here is how.',
  comesBack: (days: number) => `It comes back ${byDay(days)}.`,
  told: 'You had seen the solution, so it does not count this time.',
  undo: 'Undo',
  notKept: 'This could not be kept on this device. Please try again.',
  nextMistake: 'Next question',
  finish: 'Finish',
  solutionsRead: (count: number) => `You read ${counted(count, 'solution')}.`,
  finishedWith: (right: number, partly: number, all: number) => `${right} of ${all} right${partly > 0 ? `, ${partly} partly` : ''}.`,
  allKnown: 'Well done!',
  leftToday: (count: number) => `${counted(count, 'question is', 'questions are')} still due today.`,
  allDone: 'That was all for today.',
  allDoneHere: 'Nothing more on this device is due today.',
  reviseMore: (count: number) => `Revise ${numberIn('en-IN', count)} more`,
  comeBack: (count: number, days: number) => `${counted(count, 'question comes', 'questions come')} back ${byDay(days)}.`,
  missedAgain: (count: number) => (count === 1 ? 'Try the missed one again' : `Try the ${numberIn('en-IN', count)} missed ones again`),
  sitPast: 'Sit a past test again',
  sitPastHint: (minutes: string) => `Checked on this device · ${minutes}`,
};

export type StudyCopy = typeof studyCopy;
