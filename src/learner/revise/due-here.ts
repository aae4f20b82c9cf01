import { liveQuery } from 'dexie';
import { dueTodayOf, everything } from '../../../analysis/revise/due-today';
import { planOf } from '../../../analysis/revise/plan';
import { midnightsBetween } from '../../../contract/fields/local-days';
import { device } from '../../runner/device/db';
import { trustedClock } from '../../runner/device/trusted-clock';
import { study } from '../device/study';
import { bringResults, isUnasked, mayBring, missingOn, mostUnasked } from '../offline/bring-results';
import { eventsOf } from '../practice/log';
import { memory } from '../practice/memory';
import { heldOn, releasedOn } from '../score/released';

/** Of the results on this device. */
export interface DueCount {
  /** How many questions are due today. */
  count: number;
  /** How many come back next after today, and in how many days; null: none does. */
  back: { count: number; days: number } | null;
}

/** `by`: the practice and the results kept back by which it was counted. `away`: how many results are not on this device. */
export interface DueHere extends DueCount {
  by: string;
  away: number;
}

/** A later count. `isWhole`: whether all has come that is about to come: before, more or less may be due. */
export interface DueLater extends Omit<DueHere, 'by'> {
  isWhole: boolean;
}

const practisedOn = (uid: string): Promise<number> => study.practice.where('uid').equals(uid).count();

/** Whether the practice log was fetched onto this device once, or was asked for in vain, or cannot come. The courier's row says it: a log comes in pages. */
const isLogHere = async (uid: string): Promise<boolean> => !navigator.onLine || (await study.errands.get([uid, 'practice'])) !== undefined;

/** Names what changes a count: how much practice there is, whether that is all of it, and which results are kept back. */
async function byOn(uid: string): Promise<string> {
  const held = await heldOn(device, uid);
  return `${await practisedOn(uid)} ${await isLogHere(uid)} ${held}`;
}

async function counted(uid: string): Promise<DueCount> {
  const [results, events] = await Promise.all([releasedOn(device, uid), eventsOf(study, uid)]);
  const now = trustedClock.now();
  const { due, nextAt, nextCount } = dueTodayOf(planOf(results, events, memory, now), everything, now);
  return { count: due.length, back: nextAt === null ? null : { count: nextCount, days: midnightsBetween(now, nextAt) } };
}

/** What may be fetched is about to come: {@link keepDue} says what did not. */
const awayOn = async (uid: string): Promise<number> => (mayBring() ? 0 : (await missingOn(uid)).length);

/** Whether nothing is about to come, by the lists as they are now. */
export async function isWholeOn(uid: string): Promise<boolean> {
  const isToCome = mayBring() && (await missingOn(uid)).some(isUnasked);
  return !isToCome && (await isLogHere(uid));
}

/** What is due today by what is on this device. */
export async function dueHere(uid: string): Promise<DueHere> {
  // Before the count: what comes meanwhile is counted again.
  const by = await byOn(uid);
  const [told, away] = await Promise.all([counted(uid), awayOn(uid)]);
  return { ...told, by, away };
}

/** The longest wait for the practice log, in milliseconds: the courier fetches none while a test runs in another tab. */
const logPatienceMs = 30_000;

/**
 * Fetches the results that the lists name and this device does not have, as *Revise* does, one after the other, also when the network returns. Tells what is due
 * after each, at the end, and when it is no longer as it was counted `by`. Returns the end.
 */
export function keepDue(uid: string, by: string, tell: (due: DueLater) => void): () => void {
  const tried = new Set<number>();
  let isOpen = true;
  let isLooking = false;
  let hasLooked = false;
  let isLate = false;
  const tellNow = async () => {
    const isWhole = hasLooked && (isLate || (await isLogHere(uid)));
    const due = { ...(await counted(uid)), away: hasLooked ? (await missingOn(uid)).length : 0, isWhole };
    if (isOpen) tell(due);
  };
  const next = async () =>
    (await missingOn(uid)).find((one) => isUnasked(one) && !tried.has(one.assessmentId) && tried.size < mostUnasked)?.assessmentId;
  const bring = async (): Promise<void> => {
    try {
      for (let id = await next(); isOpen && mayBring() && id !== undefined; id = await next()) {
        tried.add(id);
        await bringResults(uid, [id]);
        await tellNow();
      }
    } catch {
      // What has come counts; the rest comes with the network.
    }
  };
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await bring();
    isLooking = false;
    hasLooked = true;
    await tellNow();
  };
  const quietly = (work: Promise<void>) => void work.catch(() => undefined /* The next screen counts again. */);
  let known = by;
  const onOther = (now: string) => {
    if (now === known) return;
    known = now;
    quietly(tellNow());
  };
  const onOnline = () => {
    tried.clear();
    quietly(look());
  };
  const listed = liveQuery(() => missingOn(uid)).subscribe({ next: () => quietly(look()), error: () => undefined });
  const other = liveQuery(async () => byOn(uid)).subscribe({ next: onOther, error: () => undefined });
  const timer = setTimeout(() => {
    isLate = true;
    quietly(tellNow());
  }, logPatienceMs);
  window.addEventListener('online', onOnline);
  return () => {
    isOpen = false;
    clearTimeout(timer);
    listed.unsubscribe();
    other.unsubscribe();
    window.removeEventListener('online', onOnline);
  };
}
