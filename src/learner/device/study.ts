import { Dexie, type Table } from 'dexie';
import type { PastTestPart } from '../../../analysis/past-test/part';
import type { Answer } from '../../../contract/assessment/assessment';
import type { Cohort } from '../../../contract/assessment/insight';
import type { PracticeEvent } from '../../../contract/practice/events';
import type { Report } from '../../../contract/question/report';
import { device } from '../../runner/device/db';
import { guardStore, type StoreLog } from '../../runner/device/store-log';

type Owned<T> = T & { uid: string };

/** The practice of one question, as versions up to 0.10.0 kept it. `rights`: in a row. */
export interface Drill {
  questionId: number;
  rights: number;
  at: number;
}

/**
 * An event of a practice log on this device. `open`: may still be undone · `new`: to be sent · `kept`: the server has it · `refused`: the server does not take
 * it now. `since`: when it was refused, wall epoch milliseconds.
 */
export type PracticeRow = Owned<PracticeEvent> & { state: 'open' | 'new' | 'kept' | 'refused'; since?: number };

/** A person's log on this device: the device's id in it, the last number that it gave, and up to which place it has what the server has. */
export interface PracticeMark {
  uid: string;
  device: string;
  n: number;
  upTo: number;
}

/**
 * A person's report about a question on this device: as it was written, or as the server has it. `new`: to be sent · `sent`: the server has it · `refused`: the
 * server does not take it now. `since`: when it was refused, wall epoch milliseconds. `read`: the time of the answer that the person has seen here.
 */
export type ReportHere = Owned<Omit<Report, 'id'>> & { state: 'new' | 'sent' | 'refused'; since?: number; read?: string | null };

/** A past test that was sat again on this device and is over (ADR 80). Times are trusted epoch milliseconds. */
export interface SatAgainRow {
  assessmentId: number;
  startedAt: number;
  endedAt: number;
  part: PastTestPart;
  /** Whether it was sat by the clock. */
  isTimed: boolean;
  /** Whole seconds from start to end. */
  timeTaken: number;
  /** Of every question of the part, in paper order. */
  answers: readonly Answer[];
  /** Whole seconds on screen, by question. */
  seconds: Readonly<Record<number, number>>;
}

/** How an errand of the courier stands, wall epoch milliseconds: times as in a parcel of the outbox; `doneAt`: its last success, 0 for none. */
export interface ErrandRow {
  uid: string;
  errand: string;
  tries: number;
  nextTryAt: number;
  notBefore: number;
  doneAt: number;
}

/** The device's data for learning: cohort statistics, practice, past tests that were sat again, and reports about questions. A database of its own, so that its migrations can never block the database of the attempts. */
export class Study extends Dexie {
  declare cohorts: Table<Owned<Cohort>, [string, number]>;
  declare drills: Table<Owned<Drill>, [string, number]>;
  declare practice: Table<PracticeRow, [string, string]>;
  declare marks: Table<PracticeMark, string>;
  declare errands: Table<ErrandRow, [string, string]>;
  declare reports: Table<ReportHere, [string, number]>;
  declare sittings: Table<Owned<SatAgainRow>, [string, number, number]>;

  /** `log`: of the database of the attempts, which the browser keeps in one log with this one. */
  constructor(name = 'exam-portal-study', log?: StoreLog) {
    super(name);
    if (log) guardStore(this, log);
    this.version(1).stores({ cohorts: '[uid+assessmentId], uid', drills: '[uid+questionId], uid' });
    this.version(2).stores({ practice: '[uid+id], uid, [uid+state]', marks: 'uid', errands: '[uid+errand], uid' });
    this.version(3).stores({ reports: '[uid+questionId], uid, [uid+state]' });
    this.version(4).stores({ sittings: '[uid+assessmentId+startedAt], [uid+assessmentId], uid' });
  }
}

export const study = new Study(undefined, device.log);

export async function keepCohort(uid: string, cohort: Cohort): Promise<void> {
  await study.cohorts.put({ ...cohort, uid });
}

export const cohortOn = async (uid: string, assessmentId: number): Promise<Cohort | null> =>
  (await study.cohorts.get([uid, assessmentId])) ?? null;
