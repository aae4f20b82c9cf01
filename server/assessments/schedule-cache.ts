import { andThen, type MaybePromise } from '../memory/maybe-promise';
import { freshnessOf, type KeptFor, reread } from '../memory/reread';
import type { Timetable } from '../rules/schedule/schedule';
import type { Db } from '../store/engine/store';
import { allOwnTimes, type OwnTime } from '../store/papers/own-minutes';
import { allTimetables, scheduleById } from '../store/papers/schedules';

/** The schedules of assessments, in memory (ADR 34). */
export interface ScheduleCache {
  /** Null for an assessment without a schedule, and if there is no such assessment. */
  of(id: number): MaybePromise<Timetable | null>;
  /** The learners with minutes of their own (ADR 75), by uid. */
  ownTimes(id: number): MaybePromise<ReadonlyMap<string, OwnTime>>;
  /** After the commit of a new assessment by this process. Every other process looks up an assessment that it does not know. */
  added(): void;
  /** After the commit of a change by this process, which holds here from now on. Resolves when it holds in every process. */
  changed(): Promise<void>;
}

const nobody: ReadonlyMap<string, OwnTime> = new Map();

/** Reads the schedules as they are needed. */
export function openScheduleCache(db: Db, freshness: KeptFor = freshnessOf(false)): ScheduleCache {
  const all = reread(async () => {
    const timetables = await allTimetables(db);
    // Nobody has minutes of an assessment whose schedule does not say so.
    const hasOwn = [...timetables.values()].some(({ hasOwnMinutes }) => hasOwnMinutes);
    return { timetables, ownTimes: hasOwn ? await allOwnTimes(db) : null };
  }, freshness);
  /** Assessments that had no schedule once: a schedule that they got later is in the list. */
  const plain = new Set<number>();

  /** An assessment may be newer than the list, and its schedule was filed with it. */
  async function lookUp(id: number): Promise<Timetable | null> {
    const found = await scheduleById(db, id);
    if (found?.timetable === null) plain.add(id);
    else if (found !== null) all.stale();
    return found?.timetable ?? null;
  }
  return {
    of: (id) => andThen(all.current(), ({ timetables }) => timetables.get(id) ?? (plain.has(id) ? null : lookUp(id))),
    ownTimes: (id) => andThen(all.current(), ({ ownTimes }) => ownTimes?.get(id) ?? nobody),
    added: all.stale,
    changed: all.changed,
  };
}
