/** The answer to a request. `body`: JSON of the portal, or what a balancer says. */
export interface Answer {
  status: number;
  /** Seconds. */
  retryAfter: number | null;
  body: string;
}

/** What comes back: an answer, or a connection that breaks. */
export type Reply = Answer | 'cut';

/** One hand-in on its way. */
export interface Exchange {
  uid: string;
  assessmentId: number;
  /** Whether the device waits no longer; the server files the hand-in all the same. */
  isGone(): boolean;
  /** Is called at most once. */
  answer(reply: Reply): void;
}
