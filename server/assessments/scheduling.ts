import type { Schedule, ScheduleDraft } from '../../contract/assessment/schedule';
import { groupedCode } from '../../contract/assessment/seal';
import { invalid } from '../replies/refusal';
import { changedBy, isOpen, type Timing, timingFaults, unscheduled, writtenSchedule } from '../rules/schedule';
import { saveTiming, scheduleById } from '../store/assessments/schedules';
import { sealById } from '../store/assessments/seals';
import type { Db, Store, Tx } from '../store/store';
import type { Schedules } from './schedules';
import { ensureSeal } from './seal';

/** A schedule after an admin's changes. Throws 400 naming each time that does not fit the others. */
export function demandTiming(timing: Timing | null, draft: ScheduleDraft): Timing {
  const changed = changedBy(timing ?? unscheduled, draft);
  const faults = timingFaults(changed);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return changed;
}

/** The schedule of an assessment with the code of its sealed paper; null if there is no such assessment. */
export async function scheduleOf(db: Db, id: number): Promise<Schedule | null> {
  const found = await scheduleById(db, id);
  if (found === null) return null;
  const seal = await sealById(db, id);
  return { ...writtenSchedule(found.timing ?? unscheduled), code: seal && groupedCode(seal.code) };
}

/** Changes the schedule of an assessment; null if there is no such assessment. Throws 400 as {@link demandTiming}; then nothing is changed. */
export async function changeSchedule(tx: Tx, id: number, draft: ScheduleDraft): Promise<Timing | null> {
  const found = await scheduleById(tx, id);
  if (found === null) return null;
  const timing = demandTiming(found.timing, draft);
  await saveTiming(tx, id, timing);
  return timing;
}

/** To be awaited after the commit of a schedule: seals the paper if it opens later, and lets the schedule hold in this process. */
export async function applySchedule(store: Store, schedules: Schedules, id: number, timing: Timing, now: number): Promise<void> {
  schedules.changed();
  if (!isOpen(timing, now)) await ensureSeal(store, id, now);
}
