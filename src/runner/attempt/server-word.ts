import { type Clock, type ClockBounds, slackMs } from './clock';

/** A reply of the server: `date` its Date header in milliseconds (whole seconds), `sent` and `received` wall readings around it. */
export interface ServerTime {
  date: number;
  sent: number;
  received: number;
}

/** Farther than this from all that the device's clocks allow, a word is a leap: one of two machines is wrong, and it is unknown which. */
const leapMs = 5 * 60_000;

/** How many words must agree after a start that no page watched, each so long after the last: a later connection, perhaps another machine. */
const witnesses = 3;
const witnessMs = 20_000;

/** The server stamped its reply somewhere between the two readings and cut the second off. */
const boundsOf = ({ date, sent, received }: ServerTime): ClockBounds => ({ least: date - received, most: date + 1000 - sent });

/** The wall clock was set while the reply was on its way: its readings are of two different clocks. */
const isTorn = (clock: Clock, { sent, received }: ServerTime): boolean =>
  received < sent || (clock.doubt === 'set' && sent < clock.agreed.wall);

/** Whether the word contradicts every reading of the device's own clocks by minutes. */
export function isLeap(clock: Clock, word: ServerTime): boolean {
  const told = boundsOf(word);
  return !isTorn(clock, word) && (told.most < clock.allowed.least - leapMs || told.least > clock.allowed.most + leapMs);
}

/**
 * The clock after the server's word. It outranks the device's clocks, but a clock alone ends nothing: while an attempt is under way that
 * the server's time dates (`isUnderWay`), a leap is not believed (ADR 29).
 */
export function hearServerTime(clock: Clock, word: ServerTime, isUnderWay = false): Clock {
  if (isTorn(clock, word)) return clock;
  const told = boundsOf(word);
  return isUnderWay && isLeap(clock, word) ? doubted(clock, told) : believed(clock, told);
}

/** The offset changes only if it lies outside the word's bounds or may be wrong by more than a second; bounds of many words together are narrow. */
function believed(clock: Clock, word: ClockBounds): Clock {
  const both = clock.known && { least: Math.max(word.least, clock.known.least), most: Math.min(word.most, clock.known.most) };
  const known = both !== null && both.least <= both.most ? both : word;
  const offset = within(known, clock.offset);
  const isKept = offset === clock.offset && clock.doubt === 'none';
  return {
    ...clock,
    offset,
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
 * A leap under a running attempt. Where this page has watched both clocks since a word that it believed, they outvote the server: the
 * attempt goes on as it was counted. After a start that no page watched the wall clock may have been set back meanwhile: then words that
 * agree, with none between them that agrees with the device, are believed in the end.
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

/** The offset that differs least from this one, of those that cannot be wrong by more than a second; where the bounds are too wide for that, any between them. */
function within({ least, most }: ClockBounds, offset: number): number {
  if (offset < least || most < offset) return (least + most) / 2;
  if (most - least > 2 * slackMs) return offset;
  return Math.min(Math.max(offset, most - slackMs), least + slackMs);
}
