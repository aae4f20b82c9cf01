import { type Clock, type ClockBounds, slackMs } from './clock';

/**
 * Time of a server reply: `date` is its Date header in milliseconds (whole seconds); `sent` and `received` are wall times around the
 * request.
 */
export interface ServerTime {
  date: number;
  sent: number;
  received: number;
}

/** A server time farther than this outside the allowed range is a jump: one of the two machines is wrong, and it is unknown which one. */
const leapMs = 5 * 60_000;

/**
 * After a start that no page watched, this many server times must agree. The pause between two of them makes a separate connection, perhaps
 * to another machine, likely.
 */
const witnesses = 3;
const witnessMs = 20_000;

/** The server stamped the reply between `sent` and `received` and dropped the fraction of the second. */
const boundsOf = ({ date, sent, received }: ServerTime): ClockBounds => ({ least: date - received, most: date + 1000 - sent });

/** Whether the wall clock was set between `sent` and `received`, so that the two readings belong to different clocks. */
const isTorn = (clock: Clock, { sent, received }: ServerTime): boolean =>
  received < sent || (clock.doubt === 'set' && sent < clock.agreed.wall);

/** Whether server time differs by minutes from every time that the device's own clocks allow. */
export function isLeap(clock: Clock, word: ServerTime): boolean {
  const told = boundsOf(word);
  return !isTorn(clock, word) && (told.most < clock.allowed.least - leapMs || told.least > clock.allowed.most + leapMs);
}

/**
 * Returns the clock after a server time. Server time outranks the device's clocks, but one clock alone must not end an attempt: while an
 * attempt dated by server time is in progress (`isUnderWay`), a jump is not accepted (ADR 29).
 */
export function hearServerTime(clock: Clock, word: ServerTime, isUnderWay = false): Clock {
  if (isTorn(clock, word)) return clock;
  const told = boundsOf(word);
  return isUnderWay && isLeap(clock, word) ? doubted(clock, told) : believed(clock, told);
}

/**
 * Changes the offset only if it lies outside the bounds of the server time or may be wrong by more than a second. The bounds of many server
 * times together are narrow.
 */
function believed(clock: Clock, word: ClockBounds): Clock {
  const both = clock.known && { least: Math.max(word.least, clock.known.least), most: Math.min(word.most, clock.known.most) };
  const known = both !== null && both.least <= both.most ? both : word;
  const offset = within(known, clock.offset);
  const isKept = offset === clock.offset && clock.doubt === 'none';
  return {
    ...clock,
    offset,
    given: offset,
    known,
    doubt: 'none',
    time: isKept ? clock.time : clock.last.wall + offset,
    allowed: { least: offset, most: offset },
    isWatched: true,
    leap: Math.abs(offset - clock.offset) > leapMs ? null : clock.leap,
    witness: null,
  };
}

/**
 * Handles a jump during an attempt. If this page has watched both clocks since an accepted server time, the clocks outvote the server and
 * the attempt keeps its count. After a start that no page watched, the wall clock may have been set back in the meantime: then several
 * server times that agree, without one in between that agrees with the device, are accepted.
 */
function doubted(clock: Clock, told: ClockBounds): Clock {
  const ahead = (told.least + told.most) / 2 - clock.offset;
  if (clock.leap !== null && Math.abs(clock.leap - ahead) <= leapMs) return clock;
  if (clock.isWatched || ahead < 0 || ahead > clock.farthest) return { ...clock, leap: ahead };
  const { witness } = clock;
  const at = clock.last.mono;
  if (witness === null || Math.abs(witness.ahead - ahead) > leapMs) return { ...clock, witness: { ahead, at, count: 1 } };
  if (at - witness.at < witnessMs) return clock;
  const count = witness.count + 1;
  return count < witnesses ? { ...clock, witness: { ahead, at, count } } : believed(clock, told);
}

/**
 * Returns an offset within the bounds: their middle if `offset` lies outside; else the offset nearest to `offset` that is wrong by at most a
 * second, or `offset` itself if the bounds are too wide for that.
 */
function within({ least, most }: ClockBounds, offset: number): number {
  if (offset < least || most < offset) return (least + most) / 2;
  if (most - least > 2 * slackMs) return offset;
  return Math.min(Math.max(offset, most - slackMs), least + slackMs);
}
