import { timerWarningShare } from '../../../contract/limits';

/** A reading of both clocks of a device, in milliseconds: `wall` = Date.now(), `mono` = performance.now(). */
export interface Reading {
  wall: number;
  mono: number;
}

/** Where a page's trusted time was last pinned: at reading `at`, the time was `time`. */
export interface Anchor {
  at: Reading;
  time: number;
}

/**
 * Pins trusted time. `offset` is server time minus wall time as last seen (0 if never); `floor` is the latest trusted time
 * already on record, so that a clock set back while the page was closed gains nothing beyond it.
 */
export const pin = (at: Reading, offset: number, floor = 0): Anchor => ({ at, time: Math.max(at.wall + offset, floor) });

/**
 * Trusted epoch milliseconds. Between two pins the larger of wall and monotonic time has passed: the monotonic clock stops in
 * sleep on most platforms, and the wall clock may be set back by its owner.
 */
export const trustedTime = (anchor: Anchor, now: Reading): number =>
  anchor.time + Math.max(0, now.wall - anchor.at.wall, now.mono - anchor.at.mono);

/**
 * Server time minus wall time, from one reply: `date` is its Date header in milliseconds (whole seconds, so half a second is
 * added), `sent` and `received` are wall readings around it.
 */
export const offsetFrom = (date: number, sent: number, received: number): number => date + 500 - (sent + received) / 2;

/** Milliseconds until the deadline, never negative. */
export const remaining = (deadline: number, now: number): number => Math.max(0, deadline - now);

/** `MM:SS`, rounded up so that 00:00 is shown only when the time is over. Longer sittings show more minutes: `120:00`. */
export function timerText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** Red at 15 % of the total or less (spec §9). Both in milliseconds. */
export const isUrgent = (left: number, total: number): boolean => left <= total * timerWarningShare;
