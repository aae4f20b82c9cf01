import { andThen, type MaybePromise } from '../performance/maybe-promise';
import { reread } from '../performance/reread';
import type { Timetable } from '../rules/schedule';
import { allTimetables, scheduleById } from '../store/assessments/schedules';
import type { Db } from '../store/store';

/** A change holds in every other process this much later at most. */
const freshMs = 2_000;

/** The schedules of assessments, in memory (ADR 34). */
export interface Schedules {
  /** Null for an assessment without a schedule, and if there is no such assessment. */
  of(id: number): MaybePromise<Timetable | null>;
  /** After a change by this process: it holds from now on. */
  changed(): void;
}

/** Reads the schedules as they are needed. */
export function openSchedules(db: Db): Schedules {
  const all = reread(() => allTimetables(db), freshMs);
  /** Assessments that had no schedule once: a schedule that they got later is in the list. */
  const plain = new Set<number>();

  /** An assessment may be newer than the list, and its schedule was filed with it. */
  async function lookUp(id: number): Promise<Timetable | null> {
    const found = await scheduleById(db, id);
    if (found?.timetable === null) plain.add(id);
    else if (found !== null) all.again();
    return found?.timetable ?? null;
  }
  return {
    of: (id) => andThen(all.current(), (timetables) => timetables.get(id) ?? (plain.has(id) ? null : lookUp(id))),
    changed: all.again,
  };
}
