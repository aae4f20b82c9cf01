import type { ParamsOf } from './sentences';

/** What can be wrong with an event of the practice log, and with a report about a question. */
export const practice = {
  'not-a-uuid': 'is not a UUID',
  'not-an-event': 'is no event of the practice log',
  /** Later than the server's time. */
  'in-the-future': 'is in the future',
  /** Not in a result or a paper of the person that is released; a question that does not exist is told by the same fault. */
  'question-not-released': 'is no question of your released results and papers',
};
export type PracticeFaults = ParamsOf<typeof practice>;
