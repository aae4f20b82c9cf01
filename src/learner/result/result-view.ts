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
  /** The sign-in is lost, so the server cannot be asked. */
  | { show: 'sign-in' }
  | { show: 'failed'; why: keyof Pick<Copy, 'resultForbidden' | 'resultFailed' | 'shutOut'> };

/** Whether to ask the server for a result: after the answers have left, or after another device has submitted. */
export const isAskable = (held: Held | undefined): boolean =>
  held !== undefined && (held.parcel === null || held.parcel.state === 'elsewhere');

interface Asking {
  freshness: Freshness;
  /** HTTP status of a refusal. */
  status: number | null;
  isLost: boolean;
}

/** Returns what the result page shows. A stored result is shown whatever the refresh brings. */
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
