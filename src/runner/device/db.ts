import { Dexie, type Table } from 'dexie';
import type { AssessmentSummary, Paper, Result, ResultSummary } from '../../../contract/assessment/assessment';
import type { ClockNote } from '../../../contract/assessment/clock-note';
import type { Config } from '../../../contract/calls/config';
import type { Profile, Role } from '../../../contract/people/people';
import type { Attempt, Standing } from '../attempt/attempt';
import type { Habits } from './habits';
import { StoreLog, watchStoreLog } from './store-log';

/** How a person proved who they are; spec §2 shows it as a badge. */
export type LoginMethod = 'email' | 'phone' | 'google';

/** A person who signed in on this device. What the server last said of them is kept, so that an offline start knows them. */
export interface Person {
  uid: string;
  email: string;
  /** Empty where the identity has none. */
  displayName: string;
  phone: string;
  method: LoginMethod;
  role: Role;
  /** null: the server has no profile of them. */
  profile: Profile | null;
}

/** An attempt as a row: its standings are rows of their own, so that two writers never overwrite each other's answers. */
export type AttemptRow = Omit<Attempt, 'standings'> & {
  /** What is left of the parcel once it was delivered from this device. */
  receipt?: {
    title: string;
    handedInAt: number;
    /** The server's time of filing, ISO 8601. */
    receivedAt: string;
    clock?: ClockNote;
    counts: { answered: number; of: number } | null;
  };
};
export type StandingRow = Standing & { uid: string; assessmentId: number; questionId: number };

/**
 * `waiting`: will be sent by itself · `sign-in`: the server wants a fresh sign-in first · `refused`: the server will never take
 * it, it is kept for a person to look at · `elsewhere`: another device handed in other answers for the same assessment first.
 */
export type ParcelState = 'waiting' | 'sign-in' | 'refused' | 'elsewhere';

/**
 * Why a try came to nothing, where the server has not said it in words. `unreached`: no answer came through · `silent`: none in time · `identity`: no token
 * could be had · `redirected`: something led elsewhere · `stranger`: an answer of something else · `busy`, `failed`: our server would not, or could not, take it now
 * · `unsettled`: it has a submission already, and did not show which · `shut-out`: it takes nothing of this person (ADR 28).
 */
export type ParcelCause =
  | 'unreached'
  | 'silent'
  | 'identity'
  | 'redirected'
  | 'stranger'
  | 'busy'
  | 'failed'
  | 'unsettled'
  | 'shut-out'
  | 'sign-in'
  | 'elsewhere';

/** A submission waiting in the outbox. It leaves only after the server's acknowledgement. */
export interface Parcel {
  uid: string;
  assessmentId: number;
  title: string;
  /** The JSON to send, frozen byte for byte at hand-in. */
  body: string;
  handedInAt: number;
  state: ParcelState;
  tries: number;
  /** Wall epoch milliseconds; null before the first try. */
  triedAt: number | null;
  /** When its turn after zero, or its backoff, lets it be tried by itself; wall epoch milliseconds, like `notBefore`. */
  nextTryAt: number;
  /** The server asked not to be tried before this time (`Retry-After`); only the learner may overrule it. */
  notBefore: number;
  /** Why the server refused it, in its words. The first versions wrote sentences of their own here (outbox/cause.ts). */
  reason: string | null;
  /** Why the last try came to nothing otherwise; absent before it. */
  cause?: ParcelCause | null;
  /** Why there may have been time left when it ran out. */
  clock?: ClockNote;
  /** When the try under way began, wall epoch milliseconds. One that was killed leaves it behind. */
  sendingSince?: number | null;
}

/** A row that could not be read, as it was found, and in which table. */
export interface UnreadableRow {
  id?: number;
  uid: string;
  table: string;
  row: object;
}

/** A picture of questions under its hash, shared by all papers and results that show it. */
export interface PictureRow {
  hash: string;
  size: number;
  bytes: ArrayBuffer;
}

type Owned<T> = T & { uid: string };

/**
 * Singletons: the config that this installation told us, who is signed in, the last ID token that was minted here with its end (wall epoch milliseconds), how far the wall clock is off, the latest trusted
 * time that was seen and the latest that has certainly been reached, how far ahead the server's clock was when it leapt under a running attempt
 * (all in milliseconds; the last two are unknown to the first versions), and what each learner here has changed of their habits, by uid.
 */
export interface Settings {
  config: Config;
  'signed-in': string;
  token: { uid: string; token: string; until: number };
  'clock-offset': number;
  'clock-seen': number;
  'clock-sure': number;
  'clock-leap': number | null;
  habits: Record<string, Partial<Habits>>;
}
export type Setting = { [K in keyof Settings]: { key: K; value: Settings[K] } }[keyof Settings];

/** Everything a device keeps. Every row but a setting and a picture belongs to a uid. */
export class Device extends Dexie {
  declare people: Table<Person, string>;
  declare settings: Table<Setting, keyof Settings>;
  declare papers: Table<Owned<Paper>, [string, number]>;
  declare attempts: Table<AttemptRow, [string, number]>;
  declare standings: Table<StandingRow, [string, number, number]>;
  declare parcels: Table<Parcel, [string, number]>;
  declare available: Table<Owned<AssessmentSummary>, [string, number]>;
  declare summaries: Table<Owned<ResultSummary>, [string, number]>;
  declare results: Table<Owned<Result>, [string, number]>;
  declare quarantine: Table<UnreadableRow, number>;
  declare pictures: Table<PictureRow, string>;
  readonly log = new StoreLog(globalThis.caches);

  constructor(name = 'exam-portal') {
    // Strict: an answer is on the disk, not in a buffer, before the screen calls it saved. It costs 0.3 ms a write.
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      people: 'uid',
      settings: 'key',
      papers: '[uid+id], uid',
      attempts: '[uid+assessmentId], uid',
      standings: '[uid+assessmentId+questionId], [uid+assessmentId], uid',
      parcels: '[uid+assessmentId], uid',
      available: '[uid+id], uid',
      summaries: '[uid+assessmentId], uid',
      results: '[uid+assessmentId], uid',
    });
    this.version(2).stores({ quarantine: '++id, uid' });
    this.version(3).stores({ pictures: 'hash, [hash+size]' });
    this.on('populate', () => void this.log.renewed());
    this.use(watchStoreLog(this.log));
  }
}

/** The device of this page or worker. */
export const device = new Device();
