import { mostMoreMinutes } from '../../../../contract/assessment/more-time';
import { type Attempt, step } from '../../attempt/attempt';
import type { Device } from '../../device/db';
import { commitStep } from '../../device/journal';
import type { Runner } from '../store/runner-store';
import { withTimeout } from '../store/timeout';

const patienceMs = 5_000;

/** What the server or a time code tells of minutes. What is absent is not told: a time code knows one of the two totals. */
export interface ToldMinutes {
  /** The total of everybody. */
  all?: number;
  /** The total of this learner alone. */
  own?: number;
  /** How often minutes were taken back. */
  cuts?: number;
}

/**
 * The totals of an attempt after what is told: the higher ones of what it has and what it hears, in any order; after minutes were taken back, those that the server
 * tells.
 */
export function totalsOf({ moreMinutes = 0, ownMinutes = 0, timeCuts = 0 }: Partial<Attempt>, { all = 0, own = 0, cuts = 0 }: ToldMinutes) {
  const isCut = cuts > timeCuts;
  const least = isCut ? { all: 0, own: 0 } : { all: moreMinutes - ownMinutes, own: ownMinutes };
  const now = { all: Math.max(least.all, all), own: Math.max(least.own, own) };
  const minutes = Math.min(mostMoreMinutes, now.all + now.own);
  return { minutes, ...((now.own > 0 || ownMinutes > 0) && { own: Math.min(minutes, now.own) }), ...(isCut && { cuts }) };
}

/**
 * Moves the end of the attempt on screen by what is told of minutes, which is on the disk before it is shown. A disk that does not take it
 * does not take time away: then the runner saves it, and says what it says of any storage problem. Resolves to false if nothing changes:
 * the attempt has these minutes already, is over, or belongs to another page.
 */
export async function addMinutes(
  db: Device,
  { getState, dispatch }: Pick<Runner, 'getState' | 'dispatch'>,
  told: ToldMinutes,
): Promise<boolean> {
  // The last tick may be old, if the page has slept.
  dispatch({ type: 'ticked' });
  const { attempt, isOurs, now } = getState();
  if (attempt === null || !isOurs) return false;
  const totals = totalsOf(attempt, told);
  const next = step(attempt, { type: 'extended', ...totals, at: now });
  if (next === attempt) return false;
  // Nothing is written behind a cut of the log (ADR 30).
  if (!db.log.isCut) await withTimeout(patienceMs, commitStep(db, attempt, next, false)).catch(() => undefined);
  dispatch({ type: 'extended', ...totals });
  return getState().attempt?.moreMinutes === totals.minutes;
}
