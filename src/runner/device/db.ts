import { Dexie, type Table } from 'dexie';
import type { AssessmentSummary, Paper, Result, ResultSummary } from '../../../contract/assessment/assessment';
import type { AwaitedResult } from '../../../contract/assessment/awaited';
import type { Chance } from '../../../contract/assessment/chance';
import type { ClockNote } from '../../../contract/assessment/clock-note';
import type { Config } from '../../../contract/calls/config';
import type { ProblemCode } from '../../../contract/calls/problem';
import type { HomeNotice } from '../../../contract/institute/home-notice';
import type { Profile, Role } from '../../../contract/people/people';
import type { Attempt, Standing } from '../attempt/attempt';
import type { Habits } from './habits';
import { guardStore, StoreLog } from './store-log';

/** How a person signed in; shown as a badge (spec §2). */
export type LoginMethod = 'email' | 'phone' | 'google';

/** A person who signed in on this device, with the last role and profile from the server for offline starts. */
export interface Person {
  uid: string;
  email: string;
  /** Empty if the identity has no name. */
  displayName: string;
  phone: string;
  method: LoginMethod;
  role: Role;
  /** Of an admin who may not do everything, for the ways that a page shows. */
  rights?: readonly string[] | undefined;
  /** Of an admin who is limited to groups. */
  groupIds?: readonly number[] | undefined;
  /** null if the server has no profile. */
  profile: Profile | null;
  /** Of a person without a profile, whom the roster of the institute has: the name and the phone there. */
  expected?: { name: string; phone: string } | undefined;
  /** The server has not said yet whether there is a profile; `profile` is null. */
  isUnheard?: true;
  /** The server has erased the account: nothing of it on this device is taken any more. */
  isErased?: true;
}

/** What opened a sealed paper on this device: the server's key, or the spoken code. */
export type OpenedBy = 'key' | 'code';

/** A paper as a device keeps it. `openedBy` is absent if the server sent it without a seal. `chance`, which is not kept: it is to be sat again (ADR 78). */
export type StoredPaper = Paper & { openedBy?: OpenedBy; chance?: Chance };

/** A stored attempt. Answers are rows of their own, so that two writers never overwrite each other's answers. */
export type AttemptRow = Omit<Attempt, 'standings'> & {
  /** What remains of the parcel after its delivery from this device. */
  receipt?: {
    title: string;
    handedInAt: number;
    /** When the server filed the submission, ISO 8601. */
    receivedAt: string;
    clock?: ClockNote;
    counts: { answered: number; of: number } | null;
  };
  /**
   * The delivery of the start (call `start`), absent before the first try. `isOver`: acknowledged, or refused
   * for good. `nextTryAt` and `notBefore` as in a parcel.
   */
  startNews?: { isOver: boolean; tries: number; nextTryAt: number; notBefore: number };
};
export type StandingRow = Standing & { uid: string; assessmentId: number; questionId: number };

/**
 * `waiting`: sent automatically. · `sign-in`: needs a new sign-in first. · `refused`: the server does not accept it; kept for inspection, and
 * tried again seldom. · `elsewhere`: another device submitted other answers for the assessment first.
 */
export type ParcelState = 'waiting' | 'sign-in' | 'refused' | 'elsewhere';

/**
 * Why a try failed, if the server gave no reason. `unreached`: no reply. · `silent`: no reply in time. · `identity`: no token available. ·
 * `redirected`: the request was redirected. · `stranger`: something other than our server replied. · `busy`, `failed`: our server could not
 * take the parcel now. · `unsettled`: the server has a submission, but it is unknown which. · `shut-out`: the server accepts nothing from
 * this person (ADR 28). · `erased`: the account was deleted (ADR 39); the parcel is also `refused`, for good.
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
  | 'erased'
  | 'sign-in'
  | 'elsewhere';

/** A submission in the outbox. It leaves only after the server's acknowledgement. */
export interface Parcel {
  uid: string;
  assessmentId: number;
  title: string;
  /** The JSON to send, unchanged since the hand-in. */
  body: string;
  handedInAt: number;
  state: ParcelState;
  tries: number;
  /** Wall epoch milliseconds; null before the first try. */
  triedAt: number | null;
  /** The earliest automatic try, wall epoch milliseconds: the end of the send jitter or of the backoff. */
  nextTryAt: number;
  /** The earliest try that the server allows (`Retry-After`), wall epoch milliseconds. Only the learner may override it. */
  notBefore: number;
  /** The server's reason for a refusal. Versions up to 0.5.0 stored sentences of their own here (src/learner/outbox/parcel/older-causes.ts). */
  reason: string | null;
  /** The code of that refusal; absent in parcels of versions up to 0.6.0, which keep the sentence alone. */
  refusal?: ProblemCode | null;
  /** How often in a row the server refused it; absent in parcels of versions up to 0.10.0. */
  refusals?: number;
  /** Why the last try failed for any other reason; absent before the first try, and in parcels of versions up to 0.5.0. */
  cause?: ParcelCause | null;
  /** Why the learner may have had time left at the deadline. */
  clock?: ClockNote;
  /** Of a copy alone, whose attempt has left the device (copies.ts): when that began, epoch milliseconds; null if unknown. */
  startedAt?: number | null;
  /** When the current try began, wall epoch milliseconds. A try that was killed leaves its time here. */
  sendingSince?: number | null;
}

/** A row that could not be read, unchanged, with the name of its table; or a copy of a hand-in (copies.ts). */
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

/** The sign-in of this device to an account of the portal's own (ADR 77). */
export interface StoredSignIn {
  uid: string;
  email: string;
  displayName: string;
  /** An id that this sign-in made for itself; its refresh tokens are good with it alone. */
  device: string;
  refreshToken: string;
  token: string;
  /** When `token` ends, wall epoch milliseconds. */
  until: number;
}

type Owned<T> = T & { uid: string };

/**
 * Single values: the installation's config; the signed-in uid; the last ID token with its end (wall epoch milliseconds); the sign-in to an own account; the offset of the
 * wall clock; the latest trusted time seen and the latest that has certainly been reached; the server's lead when it jumped during an
 * attempt; the offset of the last server time (clock values in milliseconds; the first versions lack the last three); each learner's habits, by uid; and each learner's
 * submissions whose results are not released, by uid, as the server last listed them.
 */
export interface Settings {
  config: Config;
  'signed-in': string;
  token: { uid: string; token: string; until: number };
  'own-sign-in': StoredSignIn;
  'clock-offset': number;
  'clock-given': number;
  'clock-seen': number;
  'clock-sure': number;
  'clock-leap': number | null;
  habits: Record<string, Partial<Habits>>;
  awaited: Record<string, AwaitedResult[]>;
  /** Which lists the server has sent, by uid: a list without rows may be empty, or never have come. */
  listed: Record<string, { available?: true; results?: true }>;
  /**
   * Who gets news on this device, in which language, and when the server was last told of the device (wall epoch milliseconds). `isDueWanted`: whether the person is
   * told what is due · `due`: what the server was last told of it, JSON; absent: nothing.
   */
  news: { uid: string; language: string; toldAt: number; isDueWanted?: boolean; due?: string };
  /** The institute's notices as last heard for a person, and those that the person closed here. */
  notices: { uid: string; list: HomeNotice[]; closed: number[] };
  /** Times of tests as a person last saw them, ISO 8601, by what they are: `opens 7`. `from`: the one before, of which the person has not been told at the last place. */
  'seen-times': { uid: string; times: Readonly<Record<string, { at: string; from?: string }>> };
  /** Tests whose result a person waits for: the hand-in that was marked when the wait began, or nothing. A result that was opened is none of them. */
  followed: { uid: string; tests: Readonly<Record<number, string>> };
  /** The answer that a person gave on the landing page before the sign-in: place of the option, and when it came here (wall epoch milliseconds). */
  sample: { uid: string; place: number; at: number };
}
export type Setting = { [K in keyof Settings]: { key: K; value: Settings[K] } }[keyof Settings];

/** The database of a device. Every row except settings and pictures belongs to a uid. */
export class Device extends Dexie {
  declare people: Table<Person, string>;
  declare settings: Table<Setting, keyof Settings>;
  declare papers: Table<Owned<StoredPaper>, [string, number]>;
  declare attempts: Table<AttemptRow, [string, number]>;
  declare standings: Table<StandingRow, [string, number, number]>;
  declare parcels: Table<Parcel, [string, number]>;
  declare available: Table<Owned<AssessmentSummary>, [string, number]>;
  declare summaries: Table<Owned<ResultSummary>, [string, number]>;
  declare results: Table<Owned<Result>, [string, number]>;
  declare quarantine: Table<UnreadableRow, number>;
  declare pictures: Table<PictureRow, string>;
  readonly log: StoreLog;
  /** Makes the browser start a new log (`renewal`): a page loads the code on demand; the worker, which cannot, has it. */
  static renew: (db: Device) => Promise<void> = () => Promise.reject(new Error('No code for a renewal'));

  /** `log`: of the browser's other database of this kind, which it writes to one log. */
  constructor(name = 'exam-portal', log?: StoreLog) {
    // Strict: an answer is on the disk, not in a buffer, before the screen says saved. Costs 0.3 ms a write.
    super(name, { chromeTransactionDurability: 'strict' });
    this.log = log ?? new StoreLog(globalThis.caches, () => Device.renew(this));
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
    // A second database is made behind a cut as well.
    if (!log) {
      this.on('populate', () => void this.log.madeAnew());
      // Closed by the browser and not made anew: the disk was full.
      this.on('ready', () => void (this.log.isCut && this.log.cut()), true);
    }
    guardStore(this, this.log);
  }
}

/** The database of this page or worker. */
export const device = new Device();
