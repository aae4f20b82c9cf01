import { numberIn } from '../figures/number-in';

/** The cut-off and the exam day that learners aim at; the time of a test that runs here; a start on another device. Of results, lists and start pages. */
export const startNotesCopy = {
  cutOff: (cutOff: string, score: string) => `Your institute expects a cut-off of ${cutOff} marks. You have ${score}.`,
  exam: (date: string, days: number) =>
    days === 0 ? 'The exam is today' : `Exam on ${date}: ${numberIn('en-IN', days)} ${days === 1 ? 'day' : 'days'} left`,
  expected: (cutOff: string) => `Expected cut-off: ${cutOff} marks`,
  minutesLeft: (minutes: number) =>
    minutes === 0 ? 'Less than a minute left' : `${numberIn('en-IN', minutes)} ${minutes === 1 ? 'minute' : 'minutes'} left`,
  /** Leads to a test that runs on this device, before the start of another one. */
  finishFirst: 'Finish that one first',
  runsElsewhere: 'Running on another device',
  /** `since` is null where that device was not sure of its clock. */
  runsFor: (since: string | null, until: string) => `${since === null ? '' : `since ${since}, `}until ${until} at the latest`,
  runsThere: (name: string, times: string) => `“${name}” is running on another device, ${times}.`,
  begunBefore: (since: string | null) => `Begun on another device${since === null ? '' : `, ${since}`}; no answers have arrived yet`,
  runningElsewhere: (times: string) => `This test is running on another device or in another browser, ${times}.`,
  begunElsewhere: (since: string | null) =>
    `You began this test on another device or in another browser${since === null ? '' : `, ${since}`}.`,
  overThere: 'Its time should be over. As far as this device knows, no answers have arrived.',
  goOnThere: 'Go on there if you can. The answers given there are on that device only, and cannot come here.',
  bringThere: 'If you have that device, connect it to the internet and open the portal on it: its answers are sent by themselves.',
  beginHere: 'If that is not possible, start here. Every question is unanswered again, and your time begins when you start.',
  firstCounts: 'One submission counts: the one that reaches the portal first. Your institute can see when you first began.',
  sendsThere: 'Once its time is over, the other device submits its answers by itself, if it is on and has internet.',
  beginAnew: 'Start again here',
  beginAsk: 'Start again here?',
  beginMeans: 'The answers on the other device do not come here: every question is unanswered, and the whole time runs again.',
  beginYes: 'Start here',
  beginNot: 'Not now',
};
