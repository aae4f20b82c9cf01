/** The person and the assessment of an event: one learner's attempt at one paper. */
export interface Whose {
  uid: string;
  assessmentId: number;
}

/** An operation is `invoked` at the learner's tap, and `acknowledged` when the screen says saved or submitted. */
export type Phase = 'invoked' | 'acknowledged';

interface Chosen {
  questionId: number;
  selectedOptionId: number | null;
  markedForReview: boolean;
}

/** What an attempt on the device has of its locked sections. */
export interface SectionRow {
  startedAt: number;
  sections: { seconds: number; questionIds: number[] }[];
  sectionEnds: number[];
}

/** An event of a run, or a row found after the run. */
export type Happening =
  | (Whose & { type: 'sits'; seconds: number; questionIds: number[] })
  | (Whose & { type: 'answer'; phase: Phase; questionId: number; optionId: number })
  | (Whose & { type: 'mark'; phase: Phase; questionId: number; isMarked: boolean })
  | (Whose & { type: 'submit'; phase: Phase })
  /** Minutes are about to be given; `most`: all that were ever given to this learner, in minutes. */
  | (Whose & { type: 'given'; most: number })
  /** The learner's screen shows minutes that were given. */
  | (Whose & { type: 'minutes-shown' })
  /** A section's time is up, or its learner has ended it: an operation on these questions invoked after this must not count. */
  | (Whose & { type: 'closes'; questionIds: readonly number[] })
  /** The learner's time is up: an operation invoked after this must not count. */
  | (Whose & { type: 'expires' })
  | { type: 'fault'; kind: string; phase: 'begins' | 'ends'; says?: string }
  /** The learner was sent to a log-in with an attempt or a parcel on the device; `isTold`: the screen mentions the waiting answers. */
  | (Whose & { type: 'sent-away'; isTold: boolean })
  /**
   * Another device of the learner submitted other answers; `isTaken`: the server accepted them, else it already had those of this device.
   */
  | (Whose & { type: 'other-device'; body: string; isTaken: boolean })
  /** How long a parcel would wait from here on without help. */
  | (Whose & { type: 'planned'; inMs: number })
  /** The time that a set clock has added; negative: taken. `isPutRight`: a wrong date was put right. */
  | { type: 'timed'; gainedMs: number; isPutRight?: true }
  /** A sealed paper whose hour has come by the server's time has not opened. */
  | (Whose & { type: 'unopened' })
  /** The last fault has ended and the learner is signed in. */
  | { type: 'healed' }
  /** No parcel waits on the device any more. */
  | { type: 'drained' }
  /** A hand-in that reached the server's proxy with this person's token, and the reply. */
  | (Whose & { type: 'posted'; body: string; status: number | null; submittedAt: string | null; told: Told | null })
  /** A submission in the server's database. */
  | (Whose & { type: 'filed'; timeTaken: number; answers: Chosen[] })
  /** The hand-ins on record of an assessment that was sat again, and the one that counts. */
  | (Whose & { type: 'record'; numbers: number[]; counted: number | null })
  /** Rows of the device. */
  | (Whose & { type: 'attempt'; status: string; deadline: number; handedInAt: number | null } & Partial<SectionRow>)
  | (Whose & { type: 'standing'; questionId: number; stampedAt: number })
  | (Whose & { type: 'parcel'; state: string; body: string })
  /** A parcel on a screen of its owner. */
  | (Whose & { type: 'shown'; state: string });

/** The reply that the client received, its time, and the wait that it asked for. `isRefusal`: it has our server's mark and refuses the hand-in. */
export interface Told {
  at: number;
  status: number;
  isRefusal?: true;
  retryAfterMs: number | null;
}

/** A line of the history; `at` is wall epoch milliseconds of the machine that runs the nemesis. */
export type Entry = Happening & { at: number };

export type EntryOf<T extends Entry['type']> = Extract<Entry, { type: T }>;
