import { handInRefusals } from '../../../contract/calls/problem';
import { waitAsked } from '../../api/wait-asked';
import type { Device } from '../../runner/device/db';
import { type Carrier, carryAll } from '../../runner/outbox/courier';
import type { Queue } from '../../runner/outbox/drain';
import { afterTry, backoffMs, longestRefusedMs, mayTry, refusedBackoffMs, type Urgency } from '../../runner/outbox/tries';
import type { ErrandRow, Study } from '../device/study';
import { portalWord } from './portal-word';

/** A kind of message that the courier carries for a person, beside hand-ins, which never wait for it. */
export interface Errand {
  name: string;
  /** Keys of what waits to be sent; they change when something new waits. */
  owed: (uid: string) => Promise<readonly unknown[]>;
  /** Whether news may come although nothing waits. Absent: they come only where a screen shows them. */
  expects?: (uid: string) => Promise<boolean>;
  /** Sends what waits, and brings news. Rejects with {@link ApiError}. */
  run: (uid: string) => Promise<void>;
  /** The account was erased: what the device has of it goes. */
  drop: (uid: string) => Promise<void>;
}

export interface Courier extends Carrier {
  device: Device;
  study: Study;
  errands: readonly Errand[];
  isOnline: () => boolean;
}

/** `visit`: a screen was opened that shows what an errand brings. */
export type Occasion = Urgency | 'visit';

/** News that came so long ago are new enough for a screen. */
const freshMs = 30_000;
/** Expected news are asked for so seldom. */
const expectedMs = 60 * 60_000;
/** How soon a sitting is looked at again. */
const sittingMs = 60_000;

const isSitting = async (device: Device, uid: string): Promise<boolean> =>
  (await device.attempts
    .where('uid')
    .equals(uid)
    .filter(({ status }) => status === 'in-progress')
    .count()) > 0;

const rowOf = async (study: Study, uid: string, errand: string): Promise<ErrandRow> =>
  (await study.errands.get([uid, errand])) ?? { uid, errand, tries: 0, nextTryAt: 0, notBefore: 0, doneAt: 0 };

/** What an errand has to do: `owed`: something waits · `expected`: news may come. */
type Work = 'owed' | 'expected' | null;

async function workOf(errand: Errand, uid: string): Promise<Work> {
  if ((await errand.owed(uid)).length > 0) return 'owed';
  return (await errand.expects?.(uid)) === true ? 'expected' : null;
}

function isDue({ doneAt, ...wait }: ErrandRow, work: Work, occasion: Occasion, now: number): boolean {
  const isOwed = work === 'owed';
  if (occasion === 'asked') return isOwed;
  if (!mayTry(wait, 'now', now)) return false;
  const isTriedAgain = mayTry(wait, 'due', now, longestRefusedMs);
  if (occasion === 'visit') return isOwed || Math.abs(now - doneAt) > freshMs;
  if (work === 'expected') return occasion === 'now' && isTriedAgain && Math.abs(now - doneAt) > expectedMs;
  return isOwed && (occasion === 'now' || isTriedAgain);
}

const isErasure = (error: unknown): boolean => portalWord(error)?.reason?.code === 'account-erased';

/** What a repeat does not change soon. */
const refusals = new Set<string | undefined>(['shut-out', ...handInRefusals]);

/** When an errand that failed is tried again: after a refusal later, because a repeat seldom changes it. */
function afterFailure(row: ErrandRow, error: unknown, now: number, random: number): ErrandRow {
  const backoff = refusals.has(portalWord(error)?.code) ? refusedBackoffMs : backoffMs;
  return { ...row, ...afterTry(row.tries, waitAsked(error), backoff(row.tries + 1, random), now) };
}

async function runOne({ study, now, random }: Courier, errand: Errand, row: ErrandRow): Promise<void> {
  const { uid } = row;
  try {
    await errand.run(uid);
    await study.errands.put({ ...row, tries: 0, nextTryAt: 0, notBefore: 0, doneAt: now() });
  } catch (error) {
    if (isErasure(error)) await errand.drop(uid);
    await study.errands.put(afterFailure(row, error, now(), random()));
  }
}

const owedBy = async (errands: readonly Errand[], uid: string): Promise<unknown[]> =>
  (await Promise.all(errands.map((errand) => errand.owed(uid)))).flat();

/** Runs a person's errands that are due, one after the other; none without a network, and none during a sitting. Returns how many messages wait. */
export async function carry(courier: Courier, uid: string, occasion: Occasion): Promise<number> {
  const { device, study, errands, isOnline } = courier;
  const owed = async () => (await owedBy(errands, uid)).length;
  if (!isOnline() || (await isSitting(device, uid))) return owed();
  return carryAll(courier, {
    waiting: async () => errands,
    // Judged in its turn, below: the errand before it may have brought work for it.
    isReady: () => true,
    tryOne: async (errand) => {
      const row = await rowOf(study, uid, errand.name);
      if (isDue(row, await workOf(errand, uid), occasion, courier.now())) await runOne(courier, errand, row);
    },
    owed,
  });
}

/** What waits, for the drain of the outbox. */
export const courierQueue = ({ device, study, errands, now }: Courier): Queue => ({
  keys: (_, uid) => owedBy(errands, uid),
  waiting: async (_, uid) => {
    const owing = await Promise.all(errands.map(async (errand) => ((await errand.owed(uid)).length > 0 ? [errand.name] : [])));
    if (await isSitting(device, uid)) return owing.flat().map(() => ({ nextTryAt: now() + sittingMs, notBefore: 0 }));
    return Promise.all(owing.flat().map((name) => rowOf(study, uid, name)));
  },
});
