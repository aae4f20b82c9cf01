import type { Result } from '../../../contract/assessment/assessment';
import type { Copy } from '../../copy/en/common';
import type { Parcel } from '../../runner/device/db';
import type { Freshness } from '../offline/use-refresh';

/** What this device has of one assessment's result. */
export interface Held {
  result: Result | null;
  parcel: Parcel | null;
}

export type ResultView =
  | { show: 'loading' }
  | { show: 'result'; result: Result; parcel: Parcel | null }
  | { show: 'waiting'; parcel: Parcel }
  | { show: 'offline' }
  /** The identity service has lost the learner, so the server cannot be asked. */
  | { show: 'sign-in' }
  | { show: 'failed'; why: keyof Pick<Copy, 'resultForbidden' | 'resultFailed' | 'shutOut'> };

/** Whether there is a result to ask for: not before the answers have left, and then from whichever device they came. */
export const isAskable = (held: Held | undefined): boolean =>
  held !== undefined && (held.parcel === null || held.parcel.state === 'elsewhere');

interface Asking {
  freshness: Freshness;
  /** HTTP status of a refusal. */
  status: number | null;
  isLost: boolean;
}

/** What the result page shows. A result on the device outweighs every trouble in refreshing it. */
export function resultView(held: Held | undefined, { freshness, status, isLost }: Asking): ResultView {
  if (held === undefined) return { show: 'loading' };
  if (held.result !== null) return { show: 'result', result: held.result, parcel: held.parcel };
  if (held.parcel !== null && !isAskable(held)) return { show: 'waiting', parcel: held.parcel };
  if (isLost) return { show: 'sign-in' };
  if (freshness === 'offline') return { show: 'offline' };
  if (freshness === 'shut-out') return { show: 'failed', why: 'shutOut' };
  if (freshness === 'failed') return { show: 'failed', why: status === 403 || status === 404 ? 'resultForbidden' : 'resultFailed' };
  return { show: 'loading' };
}
