/**
 * One look at a device's clocks, in milliseconds: `wall` = Date.now(), `mono` = performance.now(), which stands still in sleep on
 * most platforms. `hides` counts how often the page has gone out of sight; a page that sleeps goes out of sight first.
 */
export interface Reading {
  wall: number;
  mono: number;
  isHidden: boolean;
  hides: number;
}

/**
 * What the trusted time since the server's last word rests on. `none`: that word and two clocks that agree · `opened`: the wall
 * clock alone, nobody watched it before this page · `slept`: the page was out of sight while the wall clock ran on · `set`:
 * somebody set the clock before our eyes.
 */
export type Doubt = 'none' | 'opened' | 'slept' | 'set';

/** Trusted time is wall time plus `offset`; the offset takes in every step of the wall clock that was not time passing. */
export interface Clock {
  /** Trusted epoch milliseconds at the last reading. Only the server's word turns it back. */
  time: number;
  offset: number;
  doubt: Doubt;
  /** Both clocks agreed here; steps are measured from it. */
  agreed: Reading;
  last: Reading;
  /** Between which offsets the server's words put the truth, once there has been one. */
  known: { least: number; most: number } | null;
}

/** Apart by no more than this, the clocks agree: reading them takes a moment, and a network's time service moves them a little. */
const slackMs = 1_000;

/**
 * The clock of a page that begins to watch. `offset` is what the device remembers, `seen` the latest trusted time on its record:
 * a wall clock below it was set back while nobody watched.
 */
export function opened(now: Reading, offset: number, seen = 0): Clock {
  const isBehind = now.wall + offset < seen - slackMs;
  const time = Math.max(now.wall + offset, seen);
  return { time, offset: isBehind ? seen - now.wall : offset, doubt: 'opened', agreed: now, last: now, known: null };
}

/** The clock at a later reading. */
export function ran(clock: Clock, now: Reading): Clock {
  const step = now.wall - clock.agreed.wall - (now.mono - clock.agreed.mono);
  if (Math.abs(step) <= slackMs) return { ...clock, last: now, time: Math.max(clock.time, now.wall + clock.offset) };
  const wasHidden = clock.last.isHidden || now.isHidden || clock.last.hides !== now.hides;
  const hasSlept = step > 0 && wasHidden;
  const moved = hasSlept ? clock : shifted(clock, -step);
  return {
    ...moved,
    doubt: hasSlept ? 'slept' : 'set',
    agreed: now,
    last: now,
    time: Math.max(clock.time, now.wall + moved.offset),
  };
}

const shifted = (clock: Clock, by: number): Clock => ({
  ...clock,
  offset: clock.offset + by,
  known: clock.known && { least: clock.known.least + by, most: clock.known.most + by },
});

/** The offset that differs least from this one, of those that cannot be wrong by more than a second; where the bounds are too wide for that, any between them. */
function within({ least, most }: { least: number; most: number }, offset: number): number {
  if (offset < least || most < offset) return (least + most) / 2;
  if (most - least > 2 * slackMs) return offset;
  return Math.min(Math.max(offset, most - slackMs), least + slackMs);
}

/** A reply of the server: `date` its Date header in milliseconds (whole seconds), `sent` and `received` wall readings around it. */
export interface Word {
  date: number;
  sent: number;
  received: number;
}

/**
 * The clock after the server's word, which outranks everything. The server stamped its reply somewhere between the two readings and
 * cut the second off, so each word gives two bounds; the offset changes only if it lies outside or may be wrong by more than a
 * second, and bounds of many words together are narrower than that.
 */
export function heard(clock: Clock, { date, sent, received }: Word): Clock {
  // The wall clock was set while the reply was on its way: its readings are of two different clocks.
  if (received < sent || (clock.doubt === 'set' && sent < clock.agreed.wall)) return clock;
  const word = { least: date - received, most: date + 1000 - sent };
  const both = clock.known && { least: Math.max(word.least, clock.known.least), most: Math.min(word.most, clock.known.most) };
  const known = both !== null && both.least <= both.most ? both : word;
  const offset = within(known, clock.offset);
  const isKept = offset === clock.offset && clock.doubt === 'none';
  return { ...clock, offset, known, doubt: 'none', time: isKept ? clock.time : clock.last.wall + offset };
}
