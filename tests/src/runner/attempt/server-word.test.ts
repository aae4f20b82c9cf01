import { describe, expect, it } from 'vitest';
import { type Clock, type ClockReading, openClock, runClock } from '../../../../src/runner/attempt/clock';
import { hearServerTime, isLeap } from '../../../../src/runner/attempt/server-word';

const nine = Date.parse('2026-03-01T09:00:00Z');
const second = 1_000;
const minute = 60_000;
const at = (wall: number, mono: number): ClockReading => ({ wall, mono, hides: 0, isHidden: false });

/** A reply that took no time; the server's clock is ahead of the device's by `ahead` to `ahead` plus one second. */
const word = (clock: Clock, ahead: number) => ({ date: clock.last.wall + ahead, sent: clock.last.wall, received: clock.last.wall });
const later = (clock: Clock, ms: number) => runClock(clock, at(clock.last.wall + ms, clock.last.mono + ms));
/** The same reply during an attempt. The middle of what it allows is `ahead` and half a second. */
const inExam = (clock: Clock, ahead: number) => hearServerTime(clock, word(clock, ahead), true);

const unwatched = openClock(at(nine, 0), 0);
const watched = hearServerTime(unwatched, word(unwatched, 0));

describe("a jump of the server's clock", () => {
  it("is a difference of more than five minutes from all that the device's clocks allow, ahead or behind", () => {
    const leaps = (ahead: number) => isLeap(unwatched, word(unwatched, ahead));
    expect([leaps(5 * minute), leaps(5 * minute + 1)]).toEqual([false, true]);
    expect([leaps(-5 * minute - second), leaps(-5 * minute - second - 1)]).toEqual([false, true]);
  });

  it("is not derived from a reply during which the device's clock was set back", () => {
    expect(isLeap(unwatched, { date: nine - 60 * minute, sent: nine, received: nine - 1 })).toBe(false);
  });

  it('is not derived from a request sent before the clock was set, only from one sent after that', () => {
    const set = runClock(unwatched, at(nine + 60 * minute, second));
    const wall = set.last.wall;
    expect(isLeap(set, { date: wall + 20 * minute, sent: wall - 1, received: wall + 1 })).toBe(false);
    expect(isLeap(set, { date: wall + 20 * minute, sent: wall, received: wall + 1 })).toBe(true);
  });

  it('is believed at once while no attempt is under way', () => {
    expect(hearServerTime(watched, word(watched, 60 * minute))).toMatchObject({ offset: 60 * minute + 500, leap: null });
  });

  it('that was doubted ends with a step of more than five minutes, not with a smaller one', () => {
    const doubted: Clock = { ...unwatched, leap: 60 * minute };
    expect(hearServerTime(doubted, word(doubted, 5 * minute - 500)).leap).toBe(60 * minute);
    expect(hearServerTime(doubted, word(doubted, 5 * minute - 499)).leap).toBeNull();
    expect(hearServerTime(doubted, word(doubted, -5 * minute - 501)).leap).toBeNull();
    const corrected: Clock = { ...hearServerTime(unwatched, word(unwatched, 180 * minute)), leap: 60 * minute };
    expect(hearServerTime(corrected, word(corrected, 181 * minute)).leap).toBe(60 * minute);
  });
});

describe("a jump of the server's clock in an exam", () => {
  it('is only noted, if the clock was watched since the last believed reply', () => {
    expect(inExam(watched, 60 * minute)).toEqual({ ...watched, leap: 60 * minute + 500 });
  });

  it('is measured from trusted time, whatever the wall clock says', () => {
    const corrected = hearServerTime(unwatched, word(unwatched, 180 * minute - 500));
    expect(corrected.offset).toBe(180 * minute);
    expect(inExam(corrected, 240 * minute - 500).leap).toBe(60 * minute);
  });

  it('is the same jump within five minutes, and another one beyond that', () => {
    const noted = inExam(watched, 60 * minute);
    expect(inExam(noted, 65 * minute)).toBe(noted);
    expect(inExam(noted, 55 * minute)).toBe(noted);
    expect(inExam(noted, 65 * minute + 1).leap).toBe(65 * minute + 501);
  });

  it('of a smaller difference is believed as usual', () => {
    expect(inExam(watched, 4 * minute)).toMatchObject({ offset: 4 * minute + 500, leap: null });
  });
});

describe("a jump of the server's clock after an unwatched start", () => {
  it('is believed after three replies that agree, twenty seconds apart', () => {
    const first = inExam(unwatched, 60 * minute);
    expect(first).toEqual({ ...unwatched, witness: { ahead: 60 * minute + 500, at: 0, count: 1 } });
    const two = inExam(later(first, 20 * second), 60 * minute);
    expect(two).toMatchObject({ offset: 0, isWatched: false, witness: { at: 20 * second, count: 2 } });
    const three = inExam(later(two, 20 * second), 60 * minute);
    expect(three).toMatchObject({ offset: 60 * minute + 500, isWatched: true, witness: null, leap: null });
  });

  it('is not confirmed by a reply that comes sooner: the connection may be the same', () => {
    const soon = later(inExam(unwatched, 60 * minute), 20 * second - 1);
    expect(inExam(soon, 60 * minute)).toBe(soon);
  });

  it('is not confirmed by a reply that comes too soon, whenever the page began to watch', () => {
    const first = inExam(later(unwatched, 30 * second), 60 * minute);
    const soon = later(first, 10 * second);
    expect(inExam(soon, 60 * minute)).toBe(soon);
  });

  it('needs replies whose jumps differ by at most five minutes; a larger difference starts anew', () => {
    const first = later(inExam(unwatched, 60 * minute), 20 * second);
    expect(inExam(first, 65 * minute).witness?.count).toBe(2);
    expect(inExam(first, 55 * minute).witness?.count).toBe(2);
    expect(inExam(first, 65 * minute + 1).witness).toEqual({ ahead: 65 * minute + 501, at: 20 * second, count: 1 });
  });

  it('is no longer believed after a reply that agreed with the device', () => {
    const two = inExam(later(inExam(unwatched, 60 * minute), 20 * second), 60 * minute);
    const agreed = inExam(later(two, 20 * second), 0);
    expect(agreed).toMatchObject({ offset: 0, isWatched: true, witness: null });
    expect(inExam(later(agreed, 20 * second), 60 * minute)).toMatchObject({ offset: 0, leap: 60 * minute + 500 });
  });

  it('is only noted if the server is behind: a phone that was set back looks different', () => {
    expect(inExam(unwatched, -60 * minute)).toMatchObject({ leap: -60 * minute + 500, witness: null });
  });

  it("is only noted beyond half a day ahead: then the server's date is wrong", () => {
    const half = 12 * 60 * minute;
    expect(inExam(unwatched, half - 500).witness).toMatchObject({ ahead: half, count: 1 });
    expect(inExam(unwatched, half - 499)).toMatchObject({ leap: half + 1, witness: null });
  });
});
