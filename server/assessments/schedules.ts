import { andThen, type MaybePromise } from '../performance/maybe-promise';
import { freshnessOf, type KeptFor, reread } from '../performance/reread';
import type { Timetable } from '../rules/schedule';
import type { Db } from '../store/engine/store';
import { allTimetables, scheduleById } from '../store/papers/schedules';

/** The schedules of assessments, in memory (ADR 34). */
export interface Schedules {
  /** Null for an assessment without a schedule, and if there is no such assessment. */
  of(id: number): MaybePromise<Timetable | null>;
  /** After the commit of a new assessment by this process. Every other process looks up an assessment that it does not know. */
  added(): void;
  /** After the commit of a change by this process, which holds here from now on. Resolves when it holds in every process. */
  changed(): Promise<void>;
}

/** Reads the schedules as they are needed. */
export function openSchedules(db: Db, freshness: KeptFor = freshnessOf(false)): Schedules {
  const all = reread(() => allTimetables(db), freshness);
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
    of: (id) => andThen(all.current(), (timetables) => timetables.get(id) ?? (plain.has(id) ? null : lookUp(id))),
    added: all.stale,
    changed: all.changed,
  };
}
