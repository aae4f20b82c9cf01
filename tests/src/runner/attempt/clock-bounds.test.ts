import { describe, expect, it } from 'vitest';
import { type Clock, type ClockReading, earliest, openClock, recordClock, runClock } from '../../../../src/runner/attempt/clock';
import { hearServerTime } from '../../../../src/runner/attempt/server-word';

const nine = Date.parse('2026-03-01T09:00:00Z');
const minute = 60_000;
const at = (wall: number, mono: number, hides = 0, isHidden = false): ClockReading => ({ wall, mono, hides, isHidden });
const start = openClock(at(nine, 0), 0);

/** The clock after a reply that took `took` ms and whose date is `ahead` ms ahead of the page's clock at its arrival. */
const told = (clock: Clock, ahead: number, took = 0) =>
  hearServerTime(clock, { date: clock.last.wall + ahead, sent: clock.last.wall - took, received: clock.last.wall });

describe('the two clocks of a device', () => {
  it('agree up to a difference of one second', () => {
    expect(runClock(start, at(nine + minute + 1_000, minute)).doubt).toBe('opened');
    expect(runClock(start, at(nine + minute - 1_000, minute)).doubt).toBe('opened');
    expect(runClock(start, at(nine + minute + 1_001, minute)).doubt).toBe('set');
  });

  it('show that the wall clock was set if it fell behind, also out of sight', () => {
    expect(runClock(start, at(nine - 10 * minute, 1_000, 1, true))).toMatchObject({ doubt: 'set', time: nine + 1_000 });
  });

  it('count a difference out of sight as sleep, if the page was seen to go out of sight before or after it', () => {
    const hidden = openClock(at(nine, 0, 0, true), 0);
    expect(runClock(hidden, at(nine + 10 * minute, 1_000)).doubt).toBe('slept');
    expect(runClock(start, at(nine + 10 * minute, 1_000, 0, true)).doubt).toBe('slept');
    expect(runClock(start, at(nine + 10 * minute, 1_000, 1)).doubt).toBe('slept');
  });

  it("carry a server's time over a clock that is set", () => {
    const heardOnce = told(start, 0);
    expect(heardOnce.known).toEqual({ least: 0, most: 1_000 });
    const set = runClock(heardOnce, at(nine + 120 * minute, 1_000));
    const step = 120 * minute - 1_000;
    expect(set).toMatchObject({ offset: -step, known: { least: -step, most: 1_000 - step } });
    expect(runClock(start, at(nine + 120 * minute, 1_000)).known).toBeNull();
  });

  it("leave a server's time unchanged over sleep", () => {
    expect(runClock(told(start, 0), at(nine + 120 * minute, 1_000, 1)).known).toEqual({ least: 0, most: 1_000 });
  });

  it('keep both readings open: a sleep may be a clock set ahead, and a set clock a sleep', () => {
    const step = 10 * minute - 1_000;
    expect(runClock(start, at(nine + 10 * minute, 1_000, 1)).allowed).toEqual({ least: -step, most: 0 });
    expect(runClock(start, at(nine - 10 * minute, 1_000)).allowed).toEqual({ least: 10 * minute + 1_000, most: 10 * minute + 1_000 });
  });

  it('give the earliest time that it can be', () => {
    expect(earliest(runClock(start, at(nine + 10 * minute, 1_000, 1)))).toBe(nine + 1_000);
  });
});

describe('a wall clock that is put right out of sight', () => {
  /** The trusted time after a step of the wall clock out of sight, in which the page saw one second pass. */
  const passed = (clock: Clock, step: number) =>
    runClock(clock, at(clock.last.wall + step + 1_000, clock.last.mono + 1_000, clock.last.hides + 1)).time - clock.time;
  /** The wall clock fell behind by so much in sight. */
  const behind = (ms: number) => runClock(start, at(nine - ms + 1_000, 1_000));
  const hour = 60 * minute;

  it('after it fell behind, may still be wrong by five minutes, and by a quarter of a short fall', () => {
    expect(passed(behind(2 * hour), 2 * hour - 5 * minute)).toBe(1_000);
    expect(passed(behind(2 * hour), 2 * hour - 5 * minute - 1)).toBe(1_000 + 2 * hour - 5 * minute - 1);
    expect(passed(behind(4 * minute), 3 * minute)).toBe(1_000);
    expect(passed(behind(4 * minute), 3 * minute - 1)).toBe(1_000 + 3 * minute - 1);
  });

  it('after a server found it behind, may still be wrong by a minute, or by hours where half a day or more was wrong', () => {
    const found = (ms: number) => told(start, ms - 500);
    expect(passed(found(hour), hour - minute)).toBe(1_000);
    expect(passed(found(hour), hour - minute - 1)).toBe(1_000 + hour - minute - 1);
    expect(passed(found(72 * hour), 12 * hour)).toBe(1_000);
    expect(passed(found(72 * hour), 12 * hour - 1)).toBe(1_000 + 12 * hour - 1);
    expect(passed(found(12 * hour), 20 * hour)).toBe(1_000 + 8 * hour);
    expect(passed(found(12 * hour - 1), 20 * hour)).toBe(1_000 + 20 * hour);
  });

  it('between two pages is found by the recorded time, and may as well have been closed for so long', () => {
    const again = openClock(at(nine, 0), 2 * hour, nine, 0, 0);
    expect(again).toMatchObject({ offset: 0, time: nine, allowed: { least: 0, most: 2 * hour } });
  });
});

describe('a recorded time of the device', () => {
  it('is believed against a wall clock that is more than a second behind it', () => {
    expect(recordClock(start, nine + 1_001)).toMatchObject({ offset: 1_001, time: nine + 1_001, farthest: Number.POSITIVE_INFINITY });
  });

  it('moves a wall clock that is a second behind it at most to the recorded time, and only until the clock catches up', () => {
    expect(recordClock(start, nine + 1_000)).toMatchObject({ offset: 0, time: nine + 1_000, farthest: start.farthest });
  });

  it('changes nothing if it is earlier than now', () => {
    expect(recordClock(start, nine - 500)).toMatchObject({ offset: 0, time: nine });
  });

  it('bounds the earliest possible time by the recorded certain time', () => {
    const clock = recordClock(start, nine - minute, nine - 2 * minute);
    expect(clock.allowed).toEqual({ least: -2 * minute, most: 0 });
    expect(recordClock(start, nine - minute, 0).allowed).toEqual({ least: 0, most: 0 });
    expect(recordClock(start, nine + minute, nine).allowed).toEqual({ least: 0, most: minute });
  });
});

describe("a server's time", () => {
  it('does not move a clock at the edge of what the reply allows', () => {
    expect(told(start, 0).offset).toBe(0);
    expect(told(start, -1_000).offset).toBe(0);
  });

  it('moves a clock outside what the reply allows to the middle of it', () => {
    expect(told(start, 1).offset).toBe(501);
    expect(told(start, -1_001).offset).toBe(-501);
  });

  it('from a reply that took a second leaves one offset, wrong by at most a second', () => {
    expect(told(start, 0, 1_000).offset).toBe(1_000);
    expect(told(start, -500, 1_000).offset).toBe(500);
  });

  it('from a slower reply moves no clock that it allows', () => {
    expect(told(start, 0, 1_001).offset).toBe(0);
    expect(told(start, -100, 3_000).offset).toBe(0);
  });

  it('narrows the bounds of an earlier reply, down to a single offset', () => {
    const twice = told(told(start, 0), 1_000);
    expect(twice).toMatchObject({ known: { least: 1_000, most: 1_000 }, offset: 1_000 });
  });

  it('that contradicts an earlier one replaces it', () => {
    expect(told(told(start, 0), 5_000)).toMatchObject({ known: { least: 5_000, most: 6_000 }, offset: 5_500, time: nine + 5_500 });
  });

  it('does not turn back a trusted time that it confirms', () => {
    const late = runClock(runClock(told(start, 0), at(nine + 10_000, 10_000)), at(nine + 9_500, 10_100));
    expect(told(late, 0).time).toBe(nine + 10_000);
  });

  it('turns back a time that rested on a record alone', () => {
    const ahead = openClock(at(nine, 0), 0, nine + 800);
    expect(ahead.time).toBe(nine + 800);
    expect(told(ahead, 0)).toMatchObject({ time: nine, doubt: 'none', isWatched: true });
  });
});
