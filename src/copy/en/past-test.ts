import { numberIn } from '../figures/number-in';

const counted = (count: number): string => `${numberIn('en-IN', count)} ${count === 1 ? 'question' : 'questions'}`;

/** The sentences of past tests that are sat again, for their screens alone. */
export const pastTestCopy = {
  title: 'Sit it again',
  lead: 'Practice on this device, without a network too: it is checked here and handed in nowhere. Your result stays as it is.',
  what: 'What do you want to sit?',
  part: (of: 'whole' | 'mistakes' | 'section', name: string): string =>
    ({ whole: 'The whole paper', mistakes: 'Only what was not right', section: name })[of],
  size: (questions: number, time: string | null): string => (time === null ? counted(questions) : `${counted(questions)} · ${time}`),
  byTheClock: 'With the clock',
  start: 'Start practice',
  called: (test: string) => `Practice · ${test}`,
  full: 'There is no space left on this device. Free some, then try again.',
  needsNetwork: 'This test is not on this device yet. Connect once; after that it can be sat again without a network.',
  notNow: 'This test can be sat again once its result is out.',
  ending: { title: 'Finish the practice?', now: 'Yes, finish', words: 'It is checked on this device at once, and handed in nowhere.' },
  notSaved: 'Your last answers are not saved on this device. Free some space and keep this page open.',
  lost: 'This practice cannot be read any more. Your result is not affected.',
  overTitle: 'Practice result',
  overLead: 'Kept on this device as practice. Your result has not changed.',
  thisTime: 'This time',
  inTest: 'In the test, same questions',
  toResult: 'Your result',
  earlier: 'Sat again before',
  look: 'Look at it',
  lookAt: (when: string) => `Look at the practice of ${when}`,
  untimed: 'without the clock',
};

export type PastTestCopy = typeof pastTestCopy;
