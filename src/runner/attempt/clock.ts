/**
 * One look at a device's clocks, in milliseconds: `wall` = Date.now(), `mono` = performance.now(), which stands still in sleep on
 * most platforms. `hides` counts how often the page has gone out of sight; a page that sleeps goes out of sight first.
 */
export interface ClockReading {
  wall: number;
  mono: number;
  isHidden: boolean;
  hides: number;
}

/**
 * What the trusted time since the server's last word rests on. `none`: that word and two clocks that agree · `opened`: the wall
 * clock alone, no page watched it before this one · `slept`: the page was out of sight while the wall clock ran on · `set`:
 * the clock was set while this page watched it.
 */
export type Doubt = 'none' | 'opened' | 'slept' | 'set';

/** Between which offsets something lies. */
export interface ClockBounds {
  least: number;
  most: number;
}

/** Trusted time is wall time plus `offset`; the offset takes in every step of the wall clock that was not time passing. */
export interface Clock {
  /** Trusted epoch milliseconds at the last reading. Only the server's word turns it back. */
  time: number;
  offset: number;
  doubt: Doubt;
  /** Both clocks agreed here; steps are measured from it. */
  agreed: ClockReading;
  last: ClockReading;
  /** Between which offsets the server's words put the truth, once there has been one. */
  known: ClockBounds | null;
  /** The offsets that this device's own clocks allow: a step that was taken for sleep may have been a set clock, and the other way round. */
  allowed: ClockBounds;
  /** Whether a word of the server has been believed since this page began to watch. */
  isWatched: boolean;
  /** How far ahead of trusted time a word may be where no watched clock contradicts it; farther ones are the server's mistake. */
  farthest: number;
  /** How far ahead of trusted time the server's clock was when it leapt while an attempt was under way; null while it has not. */
  leap: number | null;
  /** Words that agree with each other and not with this device, after a start that no page watched. */
  witness: { ahead: number; at: number; count: number } | null;
}

/** Apart by no more than this, the clocks agree: reading them takes a moment, and a network's time service moves them a little. */
export const slackMs = 1_000;

/** A phone's clock is set by hours at most (a time zone, half a day); a server that is a whole day off has the wrong date. */
const farMs = 12 * 3_600_000;

/**
 * The clock of a page that begins to watch. `offset` is what the device remembers; `seen` and `sure` as in {@link recordClock}.
 */
export function openClock(now: ClockReading, offset: number, seen = 0, sure = seen): Clock {
  const clock: Clock = {
    time: now.wall + offset,
    offset,
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
  return recordClock(clock, seen, sure);
}

/**
 * The clock beside the device's record. `seen` is the latest trusted time on it: a wall clock below it was set back while no page
 * watched. `sure` is the latest time that has certainly been reached, whatever the wall clock did.
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

/** The earliest time that it can be by the device's own clocks: what counts as sleep may have been a clock that was set. */
export const earliest = ({ last, allowed }: Clock): number => last.wall + allowed.least;

/** The clock at a later reading. */
export function runClock(clock: Clock, now: ClockReading): Clock {
  const step = now.wall - clock.agreed.wall - (now.mono - clock.agreed.mono);
  if (Math.abs(step) <= slackMs) return { ...clock, last: now, time: Math.max(clock.time, now.wall + clock.offset) };
  const wasHidden = clock.last.isHidden || now.isHidden || clock.last.hides !== now.hides;
  const hasSlept = step > 0 && wasHidden;
  const moved = hasSlept ? clock : shifted(clock, -step);
  const { least, most } = clock.allowed;
  return {
    ...moved,
    doubt: hasSlept ? 'slept' : 'set',
    agreed: now,
    last: now,
    time: Math.max(clock.time, now.wall + moved.offset),
    // A wall clock that ran ahead was set or the device slept; one that fell behind was set.
    allowed: { least: least - step, most: step > 0 ? most : most - step },
  };
}

const shifted = (clock: Clock, by: number): Clock => ({
  ...clock,
  offset: clock.offset + by,
  known: clock.known && { least: clock.known.least + by, most: clock.known.most + by },
});
