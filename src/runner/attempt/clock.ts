import { dayMs } from '../../../contract/fields/times';
/**
 * One reading of a device's clocks, in milliseconds: `wall` = Date.now(), `mono` = performance.now(), which stops during sleep on most
 * platforms. `hides` counts how often the page was hidden; a page is hidden before its device sleeps.
 */
export interface ClockReading {
  wall: number;
  mono: number;
  isHidden: boolean;
  hides: number;
}

/**
 * What makes the trusted time doubtful. `none`: server time is known and both clocks agree. · `opened`: only the wall clock is known; no
 * page watched the clocks before this page. · `slept`: the wall clock ran on while the page was hidden. · `set`: the wall clock was set
 * while this page watched.
 */
type Doubt = 'none' | 'opened' | 'slept' | 'set';

/** A range of offsets, in milliseconds. */
export interface ClockBounds {
  least: number;
  most: number;
}

/** Trusted time = wall time + `offset`. The offset compensates every step of the wall clock that was not passing time. */
export interface Clock {
  /** Trusted epoch milliseconds at the last reading. Only server time turns this value back. */
  time: number;
  offset: number;
  /** The offset at the last accepted server time; without one, the offset at which the device began. What `offset` has beyond it was made up. */
  given: number;
  doubt: Doubt;
  /** The last reading at which both clocks agreed. Steps are measured from this reading. */
  agreed: ClockReading;
  last: ClockReading;
  /** The range of offsets that server times allow; null before the first server time. */
  known: ClockBounds | null;
  /**
   * The range of offsets that this device's own clocks allow. A step that was taken for sleep may have been a set clock, and vice versa.
   */
  allowed: ClockBounds;
  /** Whether this page has accepted a server time since the page began to watch the clocks. */
  isWatched: boolean;
  /**
   * The largest accepted lead of server time over trusted time, in milliseconds, while no watched clock contradicts the server. A larger
   * lead is treated as the server's error.
   */
  farthest: number;
  /** The server's lead over trusted time, in milliseconds, when server time jumped during an attempt; null without a jump. */
  leap: number | null;
  /** Server times that agree with each other but not with this device, after a start that no page watched. */
  witness: { ahead: number; at: number; count: number } | null;
}

/** Clocks within this difference agree: reading both takes a moment, and network time services adjust clocks slightly. */
export const slackMs = 1_000;

/** People set a phone's clock by hours at most (time zone, 12-hour mix-up). A server that is a whole day ahead has the wrong date. */
const farMs = 12 * 3_600_000;

/** A wall clock that is wrong by less is not seen to be put right. A part of a minute is no loss. */
const wrongMs = 60_000;

/** No page sleeps for so long and goes on. */
const longestSleepMs = 30 * dayMs;

/** How far a clock may still be wrong after a person has put it right. */
const nearMs = 5 * 60_000;

/** A clock that a server found wrong by less is left wrong, and a sleep of about that length is a sleep. */
const foundMs = 30 * 60_000;

/**
 * The part of a forward `step` of the wall clock, out of sight or between two pages (`isBetween`), that put a wrong wall clock right. The
 * rest is passed time. Sleep and the end of a wrong date look alike, so the learner gets the doubt (ADR 60), and server time settles it.
 */
function putRight({ offset, given }: Clock, step: number, isBetween: boolean): number {
  // The wall clock fell behind: what was made up for that is taken back.
  const madeUp = offset - given;
  const isBack = step >= madeUp - Math.min(nearMs, madeUp / 4);
  // A date is put right in several steps. A page that is opened again and again must not gain each pause.
  if (madeUp > wrongMs && (isBack || (madeUp >= dayMs && (!isBetween || step >= farMs)))) return Math.min(step, madeUp);
  // A server found the wall clock behind: after the step it is right, or the step is too long for a sleep.
  const isRight = Math.abs(step - offset) <= wrongMs;
  if (offset > foundMs && (isRight || (offset >= farMs && step >= farMs))) return Math.min(step, offset);
  return !isBetween && step > longestSleepMs ? step : 0;
}

/**
 * Creates the clock of a page that begins to watch. `offset`: the stored offset; `given`: the one of the last server time. `seen` and
 * `sure`: as in {@link recordClock}.
 */
export function openClock(now: ClockReading, offset: number, seen = 0, sure = seen, given = offset): Clock {
  const clock: Clock = {
    time: now.wall + offset,
    offset,
    given,
    doubt: 'opened',
    agreed: now,
    last: now,
    known: null,
    allowed: { least: offset, most: offset },
    isWatched: false,
    farthest: farMs,
    leap: null,
    witness: null,
  };
  return recordClock(reopenClock(clock, seen), seen, sure);
}

/** Returns the clock of a page that begins to watch, if the wall clock was put right since the latest recorded trusted time, `seen`. */
export function reopenClock(clock: Clock, seen: number): Clock {
  const by = seen > 0 ? putRight(clock, clock.time - seen, true) : 0;
  if (by === 0) return clock;
  const offset = clock.offset - by;
  const { least, most } = clock.allowed;
  return { ...clock, offset, time: clock.last.wall + offset, allowed: { least: Math.min(least, offset), most } };
}

/**
 * Combines the clock with the device's record. `seen`: the latest recorded trusted time; a trusted time below it means that the wall clock
 * was set back while no page watched. `sure`: the latest time that has certainly been reached, independent of the wall clock.
 */
export function recordClock(clock: Clock, seen: number, sure = seen): Clock {
  const { wall } = clock.last;
  const isBehind = clock.time < seen - slackMs;
  const offset = isBehind ? seen - wall : clock.offset;
  return {
    ...clock,
    time: Math.max(clock.time, seen),
    offset,
    allowed: {
      least: sure > 0 ? Math.min(clock.allowed.least, sure - wall) : clock.allowed.least,
      most: Math.max(clock.allowed.most, offset),
    },
    farthest: isBehind ? Number.POSITIVE_INFINITY : clock.farthest,
  };
}

/** Returns the earliest time that the device's own clocks allow: a supposed sleep may have been a set clock. */
export const earliest = ({ last, allowed }: Clock): number => last.wall + allowed.least;

/** Returns the clock at a later reading. */
export function runClock(clock: Clock, now: ClockReading): Clock {
  const step = now.wall - clock.agreed.wall - (now.mono - clock.agreed.mono);
  if (Math.abs(step) <= slackMs) return { ...clock, last: now, time: Math.max(clock.time, now.wall + clock.offset) };
  const wasHidden = clock.last.isHidden || now.isHidden || clock.last.hides !== now.hides;
  const wasSet = step > 0 && wasHidden ? putRight(clock, step, false) : step;
  const moved = shifted(clock, -wasSet);
  const { least, most } = clock.allowed;
  return {
    ...moved,
    doubt: Math.abs(step - wasSet) > slackMs ? 'slept' : 'set',
    agreed: now,
    last: now,
    time: Math.max(clock.time, now.wall + moved.offset),
    // A wall clock that ran ahead was set, or the device slept. A wall clock that fell behind was set.
    allowed: { least: least - step, most: step > 0 ? most : most - step },
  };
}

const shifted = (clock: Clock, by: number): Clock => ({
  ...clock,
  offset: clock.offset + by,
  known: clock.known && { least: clock.known.least + by, most: clock.known.most + by },
});
