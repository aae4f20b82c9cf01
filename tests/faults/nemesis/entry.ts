/** What happened to whom: one learner's attempt at one paper. */
export interface Whose {
  uid: string;
  assessmentId: number;
}

/** An operation is `invoked` when the learner's finger comes down, and `acknowledged` when the screen says saved or submitted. */
export type Phase = 'invoked' | 'acknowledged';

interface Chosen {
  questionId: number;
  selectedOptionId: number | null;
  markedForReview: boolean;
}

/** One thing that happened, or that was found when all was over. */
export type Happening =
  | (Whose & { type: 'sits'; seconds: number; questionIds: number[] })
  | (Whose & { type: 'answer'; phase: Phase; questionId: number; optionId: number })
  | (Whose & { type: 'mark'; phase: Phase; questionId: number; isMarked: boolean })
  | (Whose & { type: 'submit'; phase: Phase })
  /** The learner's time is up: nothing invoked after this may count. */
  | (Whose & { type: 'expires' })
  | { type: 'fault'; kind: string; phase: 'begins' | 'ends'; says?: string }
  /** The learner was led to a log-in while an attempt or a parcel of theirs was on the device; whether the screen says that answers wait. */
  | (Whose & { type: 'sent-away'; isTold: boolean })
  /** Another device of the learner submitted other answers; `isTaken`: the server took them, else it had those of this device. */
  | (Whose & { type: 'other-device'; body: string; isTaken: boolean })
  /** How long a parcel would lie still by itself from here on. */
  | (Whose & { type: 'planned'; inMs: number })
  /** By how much a clock that was set has made the time longer; negative: shorter. */
  | { type: 'timed'; gainedMs: number }
  /** The last fault is over and the learner is signed in. */
  | { type: 'healed' }
  /** Nothing on the device waits any more. */
  | { type: 'drained' }
  /** A hand-in that came to the front of the server under this person's token, and what became of it. */
  | (Whose & { type: 'posted'; body: string; status: number | null; submittedAt: string | null; told: Told | null })
  /** A submission in the server's database. */
  | (Whose & { type: 'filed'; timeTaken: number; answers: Chosen[] })
  /** Rows of the device. */
  | (Whose & { type: 'attempt'; status: string; deadline: number; handedInAt: number | null })
  | (Whose & { type: 'standing'; questionId: number; stampedAt: number })
  | (Whose & { type: 'parcel'; state: string; body: string })
  /** A parcel that a screen shows to its owner. */
  | (Whose & { type: 'shown'; state: string });

/** What the client heard, when, and how long it was asked to keep away. */
export interface Told {
  at: number;
  status: number;
  retryAfterMs: number | null;
}

/** A line of the history; `at` is wall epoch milliseconds of the machine that runs the nemesis. */
export type Entry = Happening & { at: number };

export type EntryOf<T extends Entry['type']> = Extract<Entry, { type: T }>;
