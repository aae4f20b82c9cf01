import { liveQuery } from 'dexie';
import { dueTodayOf, everything } from '../../../analysis/revise/due-today';
import { planOf } from '../../../analysis/revise/plan';
import { midnightsBetween } from '../../../contract/fields/local-days';
import { device } from '../../runner/device/db';
import { trustedClock } from '../../runner/device/trusted-clock';
import { study } from '../device/study';
import { eventsOf } from '../practice/log';
import { memory } from '../practice/memory';
import { heldOn, releasedOn } from '../score/released';
import { bringFirst, bringResults, isUnasked, mayBring, missingOn, mostUnasked } from './bring-results';

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

const practisedOn = (uid: string): Promise<number> => study.practice.where('uid').equals(uid).count();

/** Names what changes a count: how much practice there is, and which results are kept back. */
async function byOn(uid: string): Promise<string> {
  const held = await heldOn(device, uid);
  return `${await practisedOn(uid)} ${held}`;
}

async function counted(uid: string): Promise<DueCount> {
  const [results, events] = await Promise.all([releasedOn(device, uid), eventsOf(study, uid)]);
  const now = trustedClock.now();
  const { due, nextAt, nextCount } = dueTodayOf(planOf(results, events, memory, now), everything, now);
  return { count: due.length, back: nextAt === null ? null : { count: nextCount, days: midnightsBetween(now, nextAt) } };
}

/** What may be fetched is about to come: {@link keepDue} says what did not. */
const awayOn = async (uid: string): Promise<number> => (mayBring() ? 0 : (await missingOn(uid)).length);

async function dueOn(uid: string): Promise<DueHere> {
  // Before the count: what comes meanwhile is counted again.
  const by = await byOn(uid);
  const [told, away] = await Promise.all([counted(uid), awayOn(uid)]);
  return { ...told, by, away };
}

/** What is due today; null on a device without results. */
export const dueHere = async (uid: string): Promise<DueHere | null> =>
  (await device.results.where('uid').equals(uid).count()) === 0 ? null : dueOn(uid);

/** The same on a device that may have no results: those of the person come first. */
export async function dueToday(uid: string): Promise<DueHere> {
  await bringFirst(uid).catch(() => undefined /* What has come is due; *Revise* asks for the rest. */);
  return dueOn(uid);
}

/**
 * Fetches the results that the lists name and this device does not have, as *Revise* does, one after the other, also when the network returns. Tells what is due
 * then, and when it is no longer as it was counted `by`; `counted` is null where nothing has come. Returns the end.
 */
export function keepDue(uid: string, by: string, tell: (due: { counted: DueCount | null; away: number }) => void): () => void {
  const tried = new Set<number>();
  let isOpen = true;
  let isLooking = false;
  const next = async () =>
    (await missingOn(uid)).find((one) => isUnasked(one) && !tried.has(one.assessmentId) && tried.size < mostUnasked)?.assessmentId;
  const bring = async (): Promise<boolean> => {
    let hasCome = false;
    try {
      for (let id = await next(); isOpen && mayBring() && id !== undefined; id = await next()) {
        tried.add(id);
        await bringResults(uid, [id]);
        hasCome = true;
      }
    } catch {
      // What has come counts; the rest comes with the network.
    }
    return hasCome;
  };
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    const hasCome = await bring();
    isLooking = false;
    const away = (await missingOn(uid)).length;
    const told = hasCome ? await counted(uid) : null;
    if (isOpen && (hasCome || away > 0)) tell({ counted: told, away });
  };
  const lookAgain = () => void look().catch(() => undefined /* The next screen tries again. */);
  let known = by;
  const onOther = async (now: string) => {
    if (now === known) return;
    known = now;
    const told = { counted: await counted(uid), away: (await missingOn(uid)).length };
    if (isOpen) tell(told);
  };
  const onOnline = () => {
    tried.clear();
    lookAgain();
  };
  const listed = liveQuery(() => missingOn(uid)).subscribe({ next: lookAgain, error: () => undefined });
  const other = liveQuery(async () => byOn(uid)).subscribe({
    next: (now) => void onOther(now).catch(() => undefined /* The next screen counts again. */),
    error: () => undefined,
  });
  window.addEventListener('online', onOnline);
  return () => {
    isOpen = false;
    listed.unsubscribe();
    other.unsubscribe();
    window.removeEventListener('online', onOnline);
  };
}
