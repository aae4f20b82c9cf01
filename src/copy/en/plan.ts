import { byDay } from '../figures/by-day';
import { numberIn } from '../figures/number-in';

const counted = (count: number, one: string): string => `${numberIn('en-IN', count)} ${count === 1 ? one : `${one}s`}`;

/** The sentences of topics and of the exam date, of notes in the list; *Revise* alone loads them. */
export const planCopy = {
  views: 'Today, by topic, or saved',
  today: 'Today',
  topics: 'Topics',
  saved: 'Saved',
  weakestTopic: 'Your weakest topic',
  topicsNote: (fewest: number) => `From your tests: the weakest first, topics with fewer than ${fewest} answers last.`,
  noTopics: 'The questions of your tests name no topics.',
  rightOf: (correct: number, all: number) => `${correct} of ${all} right`,
  unattempted: (count: number) => `${count} unattempted`,
  otherTopics: 'Other topics',
  moreTopics: (count: number) => `Show ${count} more`,
  fewerTopics: 'Show fewer',
  /** On a button beside the topic's name. */
  practiseFew: (count: number) => `Practise ${numberIn('en-IN', count)}`,
  practise: (count: number) => `Practise ${counted(count, 'question')}`,
  practiseTopic: (count: number, name: string) => `Practise ${counted(count, 'question')}: ${name}`,

  yourNote: 'Your note',

  /** Behind the subjects that are named, of more that are not. */
  others: (count: string) => `other subjects ${count}`,
  /** `chosen`: by how many things it is narrowed. */
  filter: (chosen: number) => (chosen === 0 ? 'Filter' : `Filter (${chosen})`),
  /** The names of what is chosen. */
  filteredTo: (names: string) => `Only ${names}`,
  unfilter: 'Remove filters',

  shareDone: 'Today’s share is done',
  beyond: (count: number) => `${counted(count, 'more question')} can wait.`,
  goOn: (count: number) => `Go on with ${count} more`,

  /** Behind how many questions a button asks, by the person's own times. */
  minutes: (minutes: number) => `about\u00a0${minutes}\u00a0min`,

  offeredDay: (date: string) => `Your institute names ${date} as the day of the exam.`,
  takeDay: 'Prepare for this day',
  setExam: 'Set the day of your exam',
  examOn: (date: string, days: number) => `Your exam: ${date}, ${byDay(days)}.`,
  changeExam: 'Change the day',
  examDay: 'The day of your exam',
  examNote: (most: number) =>
    `Until then every question comes back in time, at most ${most} a day. In the last two weeks you revise what helps your score most.`,
  day: 'Day',
  dayMissing: 'Choose a day.',
  dayOver: 'This day is over.',
  dayNotKept: 'The day could not be kept on this device. Please try again.',
  saveDay: 'Save',
  noExam: 'Not decided yet',
};
