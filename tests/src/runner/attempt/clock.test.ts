import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClockReading, openClock, runClock } from '../../../../src/runner/attempt/clock';
import { hearServerTime } from '../../../../src/runner/attempt/server-word';

const nine = Date.parse('2026-03-01T09:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const at = (wall: number, mono: number, hides = 0, isHidden = false): ClockReading => ({ wall, mono, hides, isHidden });

describe('trusted time', () => {
  const start = openClock(at(nine, 5_000), 0);

  it('runs with the two clocks', () => {
    expect(runClock(start, at(nine + minute, 5_000 + minute))).toMatchObject({ time: nine + minute, doubt: 'opened' });
  });

  it('gains nothing when the wall clock is set back, nor by sleep after that [trap 55]', () => {
    const back = runClock(start, at(nine - 30 * minute, 5_000 + minute));
    expect(back.time).toBe(nine + minute);
    expect(runClock(back, at(nine - 20 * minute, 5_100 + minute, 1)).time).toBe(nine + 11 * minute);
  });

  it('counts sleep, in which the page is out of sight and the monotonic clock stands still [trap 54]', () => {
    expect(runClock(start, at(nine + 10 * minute, 5_200, 1))).toMatchObject({ time: nine + 10 * minute, doubt: 'slept' });
    expect(runClock(start, at(nine + 10 * minute, 5_200, 0, true)).time).toBe(nine + 10 * minute);
  });

  it('does not count a jump of the wall clock while the page is in sight [trap 56]', () => {
    const set = runClock(start, at(nine + 2 * hour, 6_000));
    expect(set).toMatchObject({ time: nine + 1_000, doubt: 'set' });
    expect(runClock(set, at(nine + 2 * hour + minute, 6_000 + minute)).time).toBe(nine + 1_000 + minute);
  });

  it('detects at the start that the wall clock was set back behind the record, and keeps that doubt', () => {
    const reopened = openClock(at(nine - 30 * minute, 0), 0, nine + 5 * minute);
    expect(reopened.time).toBe(nine + 5 * minute);
    const again = openClock(at(nine - 20 * minute, 0), reopened.offset, nine + 5 * minute);
    expect(again.time).toBe(nine + 15 * minute);
  });
});

describe("the server's time", () => {
  const start = openClock(at(nine, 0), 0);

  it('corrects a wall clock that is three hours behind', () => {
    const told = hearServerTime(start, { date: nine + 3 * hour, sent: nine - 100, received: nine + 100 });
    expect(told.time).toBe(nine + 3 * hour + 500);
    expect(told.doubt).toBe('none');
  });

  it('does not move a clock that may be right: whole seconds and a slow network change nothing', () => {
    expect(hearServerTime(start, { date: nine - 1_000, sent: nine - 500, received: nine }).time).toBe(nine);
    expect(hearServerTime(start, { date: nine - 5_000, sent: nine - 10_000, received: nine }).time).toBe(nine);
  });

  it('brings trusted time closer to the truth than a second, with every reply', () => {
    let clock = openClock(at(nine, 0), 0);
    // The truth is 0.9 s ahead of the wall clock.
    for (let i = 0; i < 40; i++) {
      const wall = nine + i * 1_370;
      clock = runClock(clock, at(wall, i * 1_370));
      clock = hearServerTime(clock, { date: Math.floor((wall + 900) / 1000) * 1000, sent: wall - 20, received: wall + 20 });
    }
    expect(Math.abs(clock.offset - 900)).toBeLessThan(100);
  });

  it('is ignored if the clock was set during the reply', () => {
    const set = runClock(start, at(nine + 2 * hour, 1_000));
    expect(hearServerTime(set, { date: nine + 1_000, sent: nine, received: nine + 2 * hour })).toBe(set);
    const back = runClock(start, at(nine - 2 * hour, 1_000));
    expect(hearServerTime(back, { date: nine, sent: nine, received: nine - 2 * hour })).toBe(back);
  });
});

/** The events of a phone with an open page. `hidden` is how it sleeps: the page goes out of sight first. */
type Event =
  | { type: 'wait'; ms: number }
  | { type: 'sleep'; ms: number }
  | { type: 'leap'; ms: number }
  | { type: 'close'; ms: number }
  | { type: 'leap while closed'; ms: number }
  | { type: 'leap out of sight'; ms: number }
  | { type: 'word'; delayMs: number };

const upTo = (ms: number) => fc.integer({ min: 0, max: ms });
const leap = fc.integer({ min: 2_000, max: 3 * hour }).chain((ms) => fc.constantFrom(ms, -ms));
const seen: fc.Arbitrary<Event>[] = [
  upTo(20 * minute).map((ms) => ({ type: 'wait', ms })),
  upTo(hour).map((ms) => ({ type: 'sleep', ms })),
  leap.map((ms) => ({ type: 'leap', ms })),
  fc.record({ type: fc.constant('close' as const), ms: upTo(10 * hour) }),
  upTo(900).map((delayMs) => ({ type: 'word', delayMs })),
];
const unseen: fc.Arbitrary<Event> = leap.map((ms) => ({ type: 'leap while closed', ms }));

/** A phone with its trusted clock. Only the test knows the true time. */
function phone(wrongBy: number) {
  let truth = nine;
  let wrong = wrongBy;
  let mono = 0;
  let hides = 0;
  const read = () => at(truth + wrong, mono, hides);
  let clock = openClock(read(), 0);
  const pass = (ms: number) => {
    truth += ms;
    mono += ms;
    clock = runClock(clock, read());
  };
  const reopen = (ms: number, by: number) => {
    truth += ms;
    wrong += by;
    mono = 0;
    clock = openClock(read(), clock.offset, clock.time, clock.time, clock.given);
  };
  const word = (delayMs: number, isUnderWay = false) => {
    const sent = truth + wrong;
    pass(delayMs);
    clock = hearServerTime(clock, { date: Math.floor(truth / 1000) * 1000, sent, received: truth + wrong }, isUnderWay);
  };
  return {
    error: () => clock.time - truth,
    /** Whether a wall clock that runs ahead by so much unwatched may have been put right: then the readings are the same. */
    mayBePutRight: (ms: number) => {
      const madeUp = clock.offset - clock.given;
      return (
        (madeUp > 59_000 && ms > madeUp * 0.7) || (clock.offset > 29 * minute && Math.abs(ms - clock.offset) < 2 * minute) || ms > 11 * hour
      );
    },
    time: () => clock.time,
    word,
    meets: (event: Event): void => {
      switch (event.type) {
        case 'word':
          word(event.delayMs);
          break;
        case 'wait':
          pass(event.ms);
          break;
        case 'close':
          reopen(event.ms, 0);
          break;
        case 'leap while closed':
          reopen(0, event.ms);
          break;
        case 'leap out of sight':
          pass(1_000);
          hides += 1;
          wrong += event.ms;
          pass(1_000);
          break;
        case 'leap':
          pass(1_000);
          wrong += event.ms;
          pass(1_000);
          break;
        case 'sleep':
          hides += 1;
          truth += event.ms;
          clock = runClock(clock, read());
      }
    },
  };
}

const year = 365 * 24 * hour;

/** `isSeen`: the page was there when the date went wrong; else the battery was empty. */
const wrongDates = [
  { name: 'two hours', ms: 2 * hour, isSeen: false },
  { name: 'two hours in sight', ms: 2 * hour, isSeen: true },
  { name: 'three years', ms: 3 * year, isSeen: false },
  { name: '56 years', ms: 56 * year, isSeen: false },
];

describe('under any events, a phone', () => {
  const wrongBy = fc.integer({ min: -3 * hour, max: 3 * hour });

  it('gains and loses no time, to the second, by waiting, sleep, clocks set ±3 h in sight, reloads, kills and replies [trap 53, 54, 55, 56, 57, 58]', () => {
    let worst = 0;
    fc.assert(
      fc.property(wrongBy, fc.array(fc.oneof(...seen), { maxLength: 40 }), (wrong, events) => {
        const learner = phone(wrong);
        learner.word(20);
        for (const event of events) {
          if ((event.type === 'sleep' || event.type === 'close') && learner.mayBePutRight(event.ms)) continue;
          learner.meets(event);
          worst = Math.max(worst, Math.abs(learner.error()));
          expect(Math.abs(learner.error())).toBeLessThanOrEqual(1_000);
        }
      }),
      { numRuns: 1_000 },
    );
    process.stdout.write(`  worst error of trusted time in 1,000 histories: ${Math.round(worst)} ms\n`);
  });

  it('loses nothing, also where a sleep looks like a wall clock that is put right', () => {
    fc.assert(
      fc.property(wrongBy, fc.array(fc.oneof(...seen), { maxLength: 40 }), (wrong, events) => {
        const learner = phone(wrong);
        learner.word(20);
        for (const event of events) {
          learner.meets(event);
          expect(learner.error()).toBeLessThanOrEqual(1_000);
        }
      }),
    );
  });

  it.each(wrongDates)(
    'whose date is wrong by $name, and is put right out of sight or between two pages, counts on by its own clock',
    (wrong) => {
      fc.assert(
        fc.property(fc.boolean(), upTo(50 * minute), upTo(20 * minute), (isBetween, before, since) => {
          const learner = phone(0);
          learner.word(20);
          learner.meets(wrong.isSeen ? { type: 'leap', ms: -wrong.ms } : { type: 'leap while closed', ms: -wrong.ms });
          learner.meets({ type: 'wait', ms: before });
          learner.meets({ type: isBetween ? 'leap while closed' : 'leap out of sight', ms: wrong.ms });
          learner.meets({ type: 'wait', ms: since });
          expect(Math.abs(learner.error())).toBeLessThanOrEqual(1_000);
        }),
      );
    },
  );

  it.each(wrongDates)('that a server found wrong by $name, and that is put right unwatched, counts on by its own clock', ({ ms }) => {
    fc.assert(
      fc.property(fc.boolean(), upTo(50 * minute), (isBetween, before) => {
        const learner = phone(-ms);
        learner.word(20);
        learner.meets({ type: 'wait', ms: before });
        learner.meets({ type: isBetween ? 'leap while closed' : 'leap out of sight', ms });
        expect(Math.abs(learner.error())).toBeLessThanOrEqual(1_000);
      }),
    );
  });

  it('whose date is put right in two steps, the hour first, counts on by its own clock', () => {
    const learner = phone(0);
    learner.word(20);
    learner.meets({ type: 'leap while closed', ms: -56 * year - 9 * hour });
    for (const ms of [9 * hour, 56 * year]) learner.meets({ type: 'leap out of sight', ms });
    expect(Math.abs(learner.error())).toBeLessThanOrEqual(1_000);
  });

  it.each([3 * year, -3 * year])('whose right date is made wrong by %i ms out of sight counts on by its own clock', (ms) => {
    const learner = phone(0);
    learner.word(20);
    learner.meets({ type: 'leap out of sight', ms });
    expect(Math.abs(learner.error())).toBeLessThanOrEqual(1_000);
  });

  it('whose date is wrong by years does not gain the pause in which it was closed', () => {
    const learner = phone(0);
    learner.word(20);
    learner.meets({ type: 'leap while closed', ms: -56 * year });
    for (let i = 0; i < 10; i++) learner.meets({ type: 'close', ms: 10 * minute });
    expect(Math.abs(learner.error())).toBeLessThanOrEqual(1_000);
  });

  it("is corrected by the server's next time after a sleep that looked like a wall clock put right", () => {
    const learner = phone(0);
    learner.word(20);
    learner.meets({ type: 'leap', ms: -hour });
    learner.meets({ type: 'sleep', ms: 80 * minute });
    expect(Math.round(learner.error() / minute)).toBe(-60);
    learner.word(20, true);
    expect(Math.abs(learner.error())).toBeLessThanOrEqual(1_000);
  });

  it("is corrected by the server's next time after an undetectable change: a clock set while all was closed [trap 55, 58]", () => {
    fc.assert(
      fc.property(wrongBy, fc.array(fc.oneof(...seen, unseen), { maxLength: 40 }), upTo(900), (wrong, events, delayMs) => {
        const learner = phone(wrong);
        for (const event of events) learner.meets(event);
        learner.word(delayMs);
        expect(Math.abs(learner.error())).toBeLessThanOrEqual(1_000);
      }),
      { numRuns: 1_000 },
    );
  });

  it("never runs back without a server's time", () => {
    const offline = fc.oneof(...seen.slice(0, -1), unseen);
    fc.assert(
      fc.property(wrongBy, fc.array(offline, { maxLength: 40 }), (wrong, events) => {
        const learner = phone(wrong);
        for (const event of events) {
          const before = learner.time();
          learner.meets(event);
          expect(learner.time()).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });
});
