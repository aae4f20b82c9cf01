import type { Result } from '../../../contract/assessment/assessment';
import type { Problem } from '../../../contract/calls/problem';
import type { Copy } from '../../copy/en/common';
import type { ListCopy } from '../../copy/en/lists';
import type { Parcel } from '../../runner/device/db';
import type { Freshness } from '../offline/use-refresh';

/** What this device has of one assessment's result. */
export interface Held {
  result: Result | null;
  parcel: Parcel | null;
  /** When the results are released, epoch milliseconds, as far as the device knows; null: at once. */
  release: number | null;
  /** Whether the list of awaited results says that a chance to sit it again keeps the result back until then. */
  isOfChance: boolean;
  /** The assessment's name, as far as the device knows it. */
  title: string | null;
  /** When the server received the submission, as far as the device knows it. */
  submittedAt: string | null;
  /** Whether the device knows of a hand-in: of its own, or by the server's list. */
  isHandedIn: boolean;
}

/**
 * Whether the server has refused the result until its release, of an assessment whose hand-in the device does not know of. It says so to everybody who may know of
 * the assessment; whether this person has handed it in says the list of awaited results.
 */
const isInDoubt = (held: Held | undefined, problem: Problem | null): boolean =>
  held !== undefined && !held.isHandedIn && held.result === null && problem?.code === 'not-released';

export type ResultView =
  | { show: 'loading' }
  | { show: 'result'; result: Result; parcel: Parcel | null }
  /** `release`: lies ahead, or is null. */
  | { show: 'waiting'; parcel: Parcel; release: number | null }
  /** The results are released later, at `release`; `isOfChance`: to this learner alone. */
  | { show: 'awaited'; release: number; isOfChance: boolean; submittedAt: string | null }
  | { show: 'offline' }
  /** The sign-in is lost, so the server cannot be asked. */
  | { show: 'sign-in' }
  | { show: 'failed'; why: keyof Pick<ListCopy & Copy, 'resultForbidden' | 'resultFailed' | 'shutOut' | 'erased'> };

/** Whether to ask the server for a result: after the answers have left, or after another device has submitted. */
export const isAskable = (held: Held | undefined): boolean =>
  held !== undefined && (held.parcel === null || held.parcel.state === 'elsewhere');

/** Whether a submission is known here whose result the server would refuse: it is released later, as far as the device knows. `now`: trusted epoch milliseconds. */
export const isAhead = (held: Held | undefined, now: number): boolean =>
  isAskable(held) && held?.isHandedIn === true && held.result === null && held.release !== null && held.release > now;

interface Asking {
  freshness: Freshness;
  /** HTTP status of a refusal. */
  status: number | null;
  problem: Problem | null;
  /** What became of the question for the list, where {@link isAhead} or {@link isInDoubt}; `isAbsent`: the assessment is not in it. */
  list: { freshness: Freshness; isAbsent: boolean };
  isLost: boolean;
  /** Trusted epoch milliseconds. */
  now: number;
}

/** Returns what the result page shows. A stored result is shown whatever the refresh brings, unless it says that the release was put off. */
export function resultView(held: Held | undefined, { freshness, status, problem, list, isLost, now }: Asking): ResultView {
  if (held === undefined) return { show: 'loading' };
  const kept = problem?.code === 'not-released' && problem.at !== undefined ? Date.parse(problem.at) : null;
  if (held.result !== null && (kept === null || list.isAbsent)) return { show: 'result', result: held.result, parcel: held.parcel };
  const { submittedAt } = held;
  const release = held.release !== null && held.release > now ? held.release : null;
  if (held.parcel !== null && !isAskable(held)) return { show: 'waiting', parcel: held.parcel, release };
  if (isInDoubt(held, problem)) {
    if (list.isAbsent) return { show: 'failed', why: 'resultForbidden' };
    return { show: list.freshness === 'refreshing' || list.freshness === 'fresh' ? 'loading' : 'offline' };
  }
  // A refusal before the release of all tells that time; the list knows of the chance too.
  const isOfChance = held.isOfChance && release !== null && release >= (kept ?? 0);
  if (kept !== null) return { show: 'awaited', release: isOfChance ? release : kept, isOfChance, submittedAt };
  if (freshness === 'erased' || list.freshness === 'erased') return { show: 'failed', why: 'erased' };
  if (freshness === 'shut-out' || list.freshness === 'shut-out') return { show: 'failed', why: 'shutOut' };
  if (release !== null && held.isHandedIn && (isLost || freshness !== 'failed'))
    return { show: 'awaited', release, isOfChance, submittedAt };
  if (isLost) return { show: 'sign-in' };
  if (freshness === 'offline') return { show: 'offline' };
  if (freshness === 'failed') return { show: 'failed', why: status === 403 || status === 404 ? 'resultForbidden' : 'resultFailed' };
  return { show: 'loading' };
}
