import type { None } from './sentences';

/** What can be wrong with an event of the practice log, and with a report about a question. */
export interface PracticeFaults {
  'not-a-uuid': None;
  /** No event of the log has this name. */
  'not-an-event': None;
  /** Later than the server's time. */
  'in-the-future': None;
  /** Not in a result or a paper of the person that is released; a question that does not exist is told by the same fault. */
  'question-not-released': None;
}
