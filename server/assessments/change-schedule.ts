import type { AimDraft } from '../../contract/assessment/aim';
import type { OwnMinutes } from '../../contract/assessment/more-time';
import type { Schedule, ScheduleDraft } from '../../contract/assessment/schedule';
import { groupedCode } from '../../contract/assessment/spoken-code';
import { seenOf } from '../../contract/calls/edited-version';
import type { Scope } from '../../contract/people/rights';
import { invalid, Refusal } from '../replies/refusal';
import {
  changedBy,
  isOpen,
  type Timetable,
  timesBefore,
  timetableChanges,
  timetableFaults,
  unscheduled,
  writtenSchedule,
} from '../rules/schedule/schedule';
import type { Db, Store, Tx } from '../store/engine/store';
import { type AimChanges, aimOf, changeAim, totalMarksOf } from '../store/papers/aims';
import { stateBeforeArchive } from '../store/papers/archive';
import { draftVersion } from '../store/papers/drafts';
import { groupNames, holdAssessment, saveTimetable, scheduleById } from '../store/papers/schedules';
import { sealById } from '../store/papers/seals';
import { learnersWithMinutes } from '../store/people/timed-learners';
import { demandUnchanged, lastOfSchedule } from '../store/shared/edited-version';
import { addToTrail } from '../store/shared/trail';
import type { ScheduleCache } from './schedule-cache';
import { ensureSeal } from './seal';
import { timeCode } from './time-codes';

/** A schedule after an admin's changes. Throws 400 naming each time that does not fit the others. */
export function demandTimetable(timetable: Timetable | null, draft: ScheduleDraft): Timetable {
  const changed = changedBy(timetable ?? unscheduled, draft);
  const faults = timetableFaults(changed);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return changed;
}

/** The names of the groups that an assessment is for from now on, for the trail; nothing if they stay. Throws 400 if there is no such group. */
export async function groupChanges(tx: Tx, before: Timetable, { groupIds }: Timetable): Promise<{ groups?: string[] }> {
  const names = await groupNames(tx, groupIds);
  if (names.length < groupIds.length) throw invalid({ groupIds: { code: 'not-a-group' } });
  return before.groupIds.join() === groupIds.join() ? {} : { groups: names };
}

/** The schedule of an assessment with the codes of its sealed paper; null if there is no such assessment. */
export async function scheduleOf(db: Db, id: number): Promise<Schedule | null> {
  const found = await scheduleById(db, id);
  if (found === null) return null;
  const isArchived = (await stateBeforeArchive(db, id)) !== null;
  const seal = await sealById(db, id);
  const written = writtenSchedule(found.timetable ?? unscheduled);
  const aim = await aimOf(db, id);
  return {
    ...written,
    ...aim,
    ...(isArchived && { isArchived }),
    code: seal && groupedCode(seal.code),
    ...(written.moreMinutes !== undefined && { moreCode: seal && groupedCode(timeCode(seal, written.moreMinutes)) }),
  };
}

/** The learners in sight who have minutes of their own, each with a time code. */
export async function ownMinutesShown(db: Db, id: number, scope: Scope): Promise<OwnMinutes[]> {
  const learners = await learnersWithMinutes(db, id, scope);
  const seal = learners.length === 0 ? null : await sealById(db, id);
  return learners.map((one) => ({ ...one, code: seal && groupedCode(timeCode(seal, one.minutes, one.uid)) }));
}

/** Changes what is said of the real exam; returns what changed, for the trail. Throws 400 for a cut-off above the marks of the paper. */
export async function saveAim(tx: Tx, id: number, draft: AimDraft): Promise<AimChanges> {
  const changes = await changeAim(tx, id, draft);
  if (typeof changes.cutOff === 'number') {
    const most = await totalMarksOf(tx, id);
    if (changes.cutOff > most) throw invalid({ cutOff: { code: 'above-test', marks: changes.cutOff, most } });
  }
  return changes;
}

/** Throws 409 where a draft has other questions than those of version `seen`. Who names none has not shown them. */
async function demandSeenPaper(tx: Tx, id: number, seen: number | undefined): Promise<void> {
  const present = seen === undefined ? null : await draftVersion(tx, id);
  if (present !== null && present !== seen) throw new Refusal('in-use', { code: 'paper-changed-meanwhile' });
}

/**
 * Changes the schedule of an assessment, with the change in the trail; null if there is no such assessment. Throws 400 as {@link demandTimetable},
 * and 409 where the change began from another schedule or, of a draft, from other questions (`seen`), and for one in the archive; then nothing is changed.
 */
export async function changeSchedule(
  tx: Tx,
  id: number,
  draft: ScheduleDraft,
  act: { by: string; at: number },
  seen: { version?: number | undefined; paper?: number | undefined } = {},
): Promise<Timetable | null> {
  // What is not sent stays as it is: as another admin may be leaving it at this moment.
  const found = (await holdAssessment(tx, id)) ? await scheduleById(tx, id) : null;
  if (found === null) return null;
  if ((await stateBeforeArchive(tx, id)) !== null) throw new Refusal('in-use', { code: 'assessment-archived' });
  const timetable = demandTimetable(found.timetable, draft);
  const before = found.timetable ?? unscheduled;
  const details = {
    ...timetableChanges(before, timetable),
    ...timesBefore(before, timetable),
    ...(await groupChanges(tx, before, timetable)),
  };
  if (Object.keys(details).length > 0) {
    await demandUnchanged(tx, seen.version, seenOf.schedule(writtenSchedule(before)), lastOfSchedule(tx, id));
    await demandSeenPaper(tx, id, seen.paper);
  }
  await saveTimetable(tx, id, timetable, before, act.at);
  const told = { ...details, ...(await saveAim(tx, id, draft)) };
  if (Object.keys(told).length > 0)
    await addToTrail(tx, { ...act, act: 'assessment-scheduled', about: { kind: 'assessment', id: String(id) }, details: told });
  return timetable;
}

/** To be awaited after the commit of a schedule: seals the paper if it opens later, and lets a changed schedule hold in every process. */
export async function applySchedule(
  store: Store,
  schedules: ScheduleCache,
  { id, isNew }: { id: number; isNew: boolean },
  timetable: Timetable,
  now: number,
): Promise<void> {
  await Promise.all([isNew ? schedules.added() : schedules.changed(), isOpen(timetable, now) ? null : ensureSeal(store, id, now)]);
}
