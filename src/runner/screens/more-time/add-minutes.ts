import { step } from '../../attempt/attempt';
import type { Device } from '../../device/db';
import { commitStep } from '../../device/journal';
import type { Runner } from '../store/runner-store';
import { withTimeout } from '../store/timeout';

const patienceMs = 5_000;

/**
 * Moves the end of the attempt on screen by a new total of minutes, which is on the disk before it is shown. A disk that does not take it
 * does not take time away: then the runner saves it, and says what it says of any storage problem. Resolves to false if nothing changes:
 * the attempt has these minutes already, is over, or belongs to another page.
 */
export async function addMinutes(
  db: Device,
  { getState, dispatch }: Pick<Runner, 'getState' | 'dispatch'>,
  minutes: number,
): Promise<boolean> {
  // The last tick may be old, if the page has slept.
  dispatch({ type: 'ticked' });
  const { attempt, isOurs, now } = getState();
  if (attempt === null || !isOurs) return false;
  const next = step(attempt, { type: 'extended', minutes, at: now });
  if (next === attempt) return false;
  // Nothing is written behind a cut of the log (ADR 30).
  if (!db.log.isCut) await withTimeout(patienceMs, commitStep(db, attempt, next, false)).catch(() => undefined);
  dispatch({ type: 'extended', minutes });
  return (getState().attempt?.moreMinutes ?? 0) >= minutes;
}
