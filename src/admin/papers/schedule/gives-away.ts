import type { ScheduleAct } from './schedule-acts';
import { type MeantSchedule, type TimeFieldName, timeFields } from './typed-schedule';

const isOver = (time: string | null, now: number): boolean => time === null || Date.parse(time) <= now;

/** Whether a published schedule shows a paper, or the results, to learners who did not have them under the schedule before. */
export function givesAway(before: MeantSchedule, after: MeantSchedule, now: number): boolean {
  const wasSeen = before.state === 'published';
  const isForMore =
    (before.isForSome && !after.isForSome) ||
    (after.isForSome && before.isForSome && after.groupIds.some((id) => !before.groupIds.includes(id)));
  const opens = !isOver(before.opensAt, now) && isOver(after.opensAt, now);
  const releases = !isOver(before.resultsAt, now) && isOver(after.resultsAt, now);
  return !wasSeen || isForMore || opens || releases;
}

/** The acts that a change amounts to, as the buttons name them: what they say is said of the change too. */
export function actsIn(before: MeantSchedule, after: MeantSchedule, now: number): ScheduleAct[] {
  const isPublished = after.state === 'published';
  if (before.state !== 'published') return isPublished ? ['publish'] : [];
  if (!isPublished) return ['hide'];
  const comes = (field: 'opensAt' | 'resultsAt') => !isOver(before[field], now) && isOver(after[field], now);
  return [...(comes('opensAt') ? ['openNow' as const] : []), ...(comes('resultsAt') ? ['releaseNow' as const] : [])];
}

/** Whether a schedule ends the starts of learners who could begin under the schedule before. */
export const closes = (before: MeantSchedule, after: MeantSchedule, now: number): boolean =>
  before.state === 'published' &&
  after.closesAt !== null &&
  isOver(after.closesAt, now) &&
  (before.closesAt === null || !isOver(before.closesAt, now));

/** The time of a published test that is moved and still to come, of which a notice can tell learners: the first of the day. Null: none is. */
export function movedTime(before: MeantSchedule, after: MeantSchedule, now: number): TimeFieldName | null {
  if (before.state !== 'published' || after.state !== 'published') return null;
  return timeFields.find((field) => before[field] !== after[field] && !isOver(after[field], now)) ?? null;
}

/** What a change of a published schedule takes from learners who had it, or gives them again. */
export type TakenBack = 'results' | 'starts-again' | 'groups';

/**
 * What is taken back: results that were out are kept back again · a test whose last start has passed can be started again · learners who had it in their lists have
 * it no more.
 */
export function takenBack(before: MeantSchedule, after: MeantSchedule, now: number): TakenBack[] {
  if (before.state !== 'published' || after.state !== 'published') return [];
  const isClosed = ({ closesAt }: MeantSchedule) => closesAt !== null && isOver(closesAt, now);
  const isForFewer = after.isForSome && (!before.isForSome || before.groupIds.some((id) => !after.groupIds.includes(id)));
  return [
    ...(isOver(before.resultsAt, now) && !isOver(after.resultsAt, now) ? ['results' as const] : []),
    ...(isClosed(before) && !isClosed(after) ? ['starts-again' as const] : []),
    ...(isForFewer ? ['groups' as const] : []),
  ];
}
