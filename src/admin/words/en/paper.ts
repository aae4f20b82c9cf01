import { numberText as n } from '../wording/figures';

const questions = (count: number): string => (count === 1 ? '1 question' : `${n(count)} questions`);

/** The sentences about the drawn questions of an assessment, and about ways from an exam to a paper. */
export const words = {
  title: 'Questions',
  lead: 'What was drawn, with the key. A draft can be changed until its first publication.',
  failed: 'Failed to load the questions.',
  draw: 'Draw and look at the questions',
  drawHint: 'The assessment stays a draft: learners see it once you publish it.',
  createAndDraw: 'Create exam and draw its questions',
  toQuestions: 'Look at the questions',
  frozen: 'Learners may have this paper, so its questions stay as they are. A wrong key is corrected on the page of its question.',
  correct: 'Correct the key',
  correctOf: (number: number) => `Correct the key of question ${number}`,
  draft: 'Draft: no learner sees this paper yet. Exchange what you like, then publish it.',
  published: '✅ Published. Learners see it in their lists from now on, in an open list at the next touch.',
  publishNow: 'Publish',
  section: (name: string, count: number) => `${name}: ${questions(count)}`,
  levels: (counts: [level: string, count: number][]) => counts.map(([level, count]) => `${level} ${n(count)}`).join(' · '),
  noLevel: 'no difficulty',
  mixWanted: (wanted: string) => `The mix asks for ${wanted}.`,
  number: (place: number) => `Question ${n(place)}`,
  inBank: (id: number) => `#${id} in the bank`,
  explanation: 'Explanation',
  another: 'Another',
  anotherOf: (place: number) => `Another question in place of question ${place}`,
  bankOrder: 'In the order of the bank',
  bankOrderOf: (subject: string) => `In the order of the bank: ${subject}`,
  bankOrdered: 'The questions stand in the order of the bank.',
  pick: 'Choose…',
  pickOf: (place: number) => `Choose a question in place of question ${place}`,
  up: (place: number) => `Move question ${place} up`,
  down: (place: number) => `Move question ${place} down`,
  exchanged: (place: number) => `Question ${n(place)} was exchanged.`,
  moved: (place: number) => `It is question ${n(place)} now.`,
  set: (from: number, to: number) => (from === to ? `Passage of question ${n(from)}` : `Passage of questions ${n(from)} to ${n(to)}`),
  anotherSet: 'Another set',
  anotherSetOf: (from: number, to: number) =>
    from === to ? `Another set in place of question ${n(from)}` : `Another set in place of questions ${n(from)} to ${n(to)}`,
  setUp: (from: number, to: number) => `Move the set of questions ${n(from)} to ${n(to)} up`,
  setDown: (from: number, to: number) => `Move the set of questions ${n(from)} to ${n(to)} down`,
  setExchanged: (from: number, to: number) =>
    from === to ? `The set of question ${n(from)} was exchanged.` : `The set of questions ${n(from)} to ${n(to)} was exchanged.`,
  setMoved: (from: number, to: number) => `The set is questions ${n(from)} to ${n(to)} now.`,
  notChanged: '❌ The paper was not changed.',
  othersNow: (numbers: readonly number[]) =>
    numbers.length === 1
      ? `Question ${n(numbers[0] ?? 0)} is another one now.`
      : `These questions are others now: ${numbers.map(n).join(', ')}.`,
  pickTitle: (place: number) => `Choose question ${n(place)}`,
  pickHint: 'Questions of the bank, newest first.',
  take: 'Take',
  takeOf: (id: number) => `Take question ${id}`,
  inPaper: 'In this paper',
  nothingFound: 'No question of the bank matches.',
  close: 'Cancel',

  several: 'Several subjects at once',
  severalLead: 'One subject for each chosen category, with equal numbers of questions.',
  inAllField: 'Questions in all',
  minutesEach: 'Minutes each',
  addSubjects: 'Add subjects',
  eachGets: (subjects: number, each: string) =>
    `${n(subjects)} ${subjects === 1 ? 'subject' : 'subjects'} of ${each} ${each === '1' ? 'question' : 'questions'}.`,
  copy: 'Copy',
  copyOf: (name: string) => `Copy ${name}`,
  make: 'Make an assessment',
  makeOf: (name: string) => `Make an assessment from ${name}`,
  viewPaper: 'View the paper',
  namesLead: 'Select a name for submissions, question quality, schedule and exam day.',
  archiveLead: 'Archive and delete are under Schedule.',
  /** Of two with one name in a list. */
  madeAt: (time: string) => `Made ${time}`,
  resultsOf: (name: string) => `Results of ${name}`,
};
