import { describe, expect, it } from 'vitest';
import { type Timetable, unscheduled } from '../../../../server/rules/schedule/schedule';
import { endOfAttempt, factsOf, lastStartOver, type SittingTimes } from '../../../../server/rules/schedule/sitting-facts';

const minute = 60_000;
const opensAt = Date.parse('2026-03-01T04:30:00.000Z');
const closesAt = opensAt + 30 * minute;
const hour = 60 * minute;

const schedule: Timetable = { ...unscheduled, opensAt, closesAt };

/** Started five minutes after the opening and handed in after 40 minutes, all of it seen by the server at once. */
const startedAt = opensAt + 5 * minute;
const handedInAt = startedAt + 40 * minute;
const datedBy = 'server' as const;
const start = { seenAt: startedAt, saidAt: startedAt, datedBy };
const evidence = { startedAt, handedInAt, datedBy };
const handIn = { arrivedAt: handedInAt, timeTaken: 2_400, evidence };
const account = { knownSince: opensAt - 48 * hour, hasSecondAccount: false };
const plain: SittingTimes = { start, fetchedAt: opensAt - hour, handIn, grantedMs: hour, ...account };

const facts = (changes: Partial<SittingTimes>, timetable: Timetable = schedule) => factsOf({ ...plain, ...changes }, timetable).facts;
/** Why times do not fit. */
const misfit = (changes: Partial<SittingTimes>) => factsOf({ ...plain, ...changes }, schedule).misfit;

/** A hand-in at this moment, of an attempt that began at `from`, with a submission that says so and arrives at once. */
const handedIn = (at: number, from = startedAt) => ({
  arrivedAt: at,
  timeTaken: Math.round((at - from) / 1_000),
  evidence: { startedAt: from, handedInAt: at, datedBy },
});

describe('the facts of a sitting', () => {
  it('are the start that the server saw, and nothing else, if all times fit', () => expect(facts({})).toEqual(['start-seen']));

  it('are none of times for a start of an assessment without times, whatever its device says', () => {
    const ahead = { start: { seenAt: startedAt, saidAt: startedAt + 5 * hour, datedBy }, handIn: { ...handIn, evidence: null } };
    expect(facts(ahead)).toContain('time-does-not-fit');
    expect(facts(ahead, unscheduled)).not.toContain('time-does-not-fit');
  });

  it('come in the order of the contract', () => {
    const late = { ...handedIn(closesAt + 3 * hour, opensAt - 1), arrivedAt: closesAt + 4 * hour };
    const wrong = { start: null, fetchedAt: null, handIn: late };
    expect(facts(wrong)).toEqual(['start-said', 'arrived-later', 'late', 'time-does-not-fit', 'never-fetched', 'more-than-given']);
  });

  it('are none of times if an account only fetched the paper', () => expect(facts({ start: null, handIn: null })).toEqual([]));

  it('are the missing evidence alone of a submission without a start, as earlier versions send it', () => {
    const silent = { start: null, handIn: { ...handIn, evidence: null } };
    expect(facts(silent)).toEqual(['no-evidence']);
    expect(facts(silent, unscheduled)).toEqual([]);
  });

  it('are more time than given, with and without evidence, from a minute on', () => {
    const took = (ms: number, timetable = schedule) => facts({ handIn: { ...handIn, evidence: null, timeTaken: ms / 1_000 } }, timetable);
    expect(took(hour + minute)).not.toContain('more-than-given');
    expect(took(hour + minute + 1_000)).toContain('more-than-given');
    expect(took(hour + 180 * minute)).toContain('more-than-given');
    expect(took(hour + 180 * minute, { ...schedule, moreMinutes: 180 })).not.toContain('more-than-given');
    expect(facts({ handIn: handedIn(startedAt + hour + minute + 1_000) })).toContain('more-than-given');
  });

  it('are the arrival after the release, where a release is set', () => {
    const released = (resultsAt: number | null, arrivedAt: number) =>
      facts({ handIn: { ...handIn, arrivedAt } }, { ...schedule, resultsAt }).includes('after-release');
    const resultsAt = handedInAt + hour;
    expect([released(resultsAt, resultsAt - 1), released(resultsAt, resultsAt), released(null, resultsAt)]).toEqual([false, true, false]);
  });
});

describe('an account', () => {
  it('is one of two with the same address, where it handed in', () => {
    expect(facts({ hasSecondAccount: true })).toEqual(['start-seen', 'second-account']);
    expect(facts({ hasSecondAccount: true }, unscheduled)).toContain('second-account');
    expect(facts({ hasSecondAccount: true, handIn: null })).toEqual(['start-seen']);
  });

  it('is new if the portal saw nothing of it before the opening', () => {
    const seen = (changes: Partial<SittingTimes>, timetable = schedule) =>
      facts({ fetchedAt: opensAt + 1, knownSince: opensAt + 1, ...changes }, timetable).includes('new-account');
    expect(seen({})).toBe(true);
    expect(seen({ knownSince: opensAt })).toBe(false);
    expect(seen({ fetchedAt: opensAt })).toBe(false);
    expect(seen({ start: { seenAt: opensAt, saidAt: opensAt, datedBy } })).toBe(false);
    expect(seen({ knownSince: null })).toBe(false);
    expect(seen({ handIn: null })).toBe(false);
    expect(seen({}, unscheduled)).toBe(false);
  });
});

describe('a start', () => {
  it.each<[string, Partial<SittingTimes>, string]>([
    ['is seen if the server hears of it at once', {}, 'start-seen'],
    ['is seen if the server hears of it a minute later', { start: { ...start, seenAt: startedAt + minute } }, 'start-seen'],
    ['is only said if the server hears of it later', { start: { ...start, seenAt: startedAt + minute + 1 } }, 'start-said'],
    ['is only said if it arrives with the submission', { start: null }, 'start-said'],
    ['is seen before anything is handed in', { handIn: null }, 'start-seen'],
    ['is only said before anything is handed in', { handIn: null, start: { ...start, seenAt: startedAt + hour } }, 'start-said'],
  ])('%s', (_, changes, fact) => expect(facts(changes)).toEqual([fact]));
});

describe('a submission arrives later', () => {
  const arrives = (delay: number) => facts({ handIn: { ...handIn, arrivedAt: handedInAt + delay } }).includes('arrived-later');

  it('from a minute after its hand-in on', () => expect([arrives(minute - 1), arrives(minute)]).toEqual([false, true]));

  it('never without evidence', () =>
    expect(facts({ handIn: { ...handIn, arrivedAt: handedInAt + hour, evidence: null } })).not.toContain('arrived-later'));
});

describe('a hand-in is late', () => {
  const end = closesAt + hour + minute;
  const lateAt = (at: number, changes: Partial<SittingTimes> = {}, timetable = schedule) =>
    facts({ handIn: handedIn(at, closesAt), ...changes }, timetable).includes('late');

  it.each([false, true])('a minute after the end of the last attempt (endsTogether: %s)', (endsTogether) => {
    const timetable = { ...schedule, endsTogether };
    expect([lateAt(end, {}, timetable), lateAt(end + 1, {}, timetable)]).toEqual([false, true]);
  });

  it('after the extra time of its learner', () =>
    expect([lateAt(end + hour / 2, { grantedMs: 1.5 * hour }), lateAt(end + hour / 2 + 1, { grantedMs: 1.5 * hour })]).toEqual([
      false,
      true,
    ]));

  it('after the minutes that everybody got', () => {
    const more = { ...schedule, moreMinutes: 10 };
    expect([lateAt(end + 10 * minute, {}, more), lateAt(end + 10 * minute + 1, {}, more)]).toEqual([false, true]);
  });

  it('by its evidence, whenever it arrives', () => {
    const handed = { ...handedIn(end, closesAt), arrivedAt: end + 24 * hour };
    expect(facts({ handIn: handed })).not.toContain('late');
    expect(facts({ handIn: { ...handed, evidence: { startedAt: closesAt, handedInAt: end + 1, datedBy } } })).toContain('late');
  });

  it('by its arrival if there is no evidence', () => {
    expect(lateAt(0, { handIn: { arrivedAt: end, timeTaken: 1, evidence: null } })).toBe(false);
    expect(lateAt(0, { handIn: { arrivedAt: end + 1, timeTaken: 1, evidence: null } })).toBe(true);
  });

  it('never without a last time of a start', () => expect(lateAt(end + 24 * hour, {}, { ...schedule, closesAt: null })).toBe(false));

  it('never before it is handed in', () => expect(facts({ handIn: null })).not.toContain('late'));
});

describe('times do not fit', () => {
  const without = (handInChanges: Partial<typeof handIn>) => ({ ...handIn, ...handInChanges });
  const says = (changes: Partial<typeof evidence>) => without({ evidence: { ...evidence, ...changes } });

  /** What does not fit → the sitting that just fits, and the one that does not, by one millisecond. */
  const boundaries: [string, Partial<SittingTimes>, Partial<SittingTimes>][] = [
    [
      'the server saw a start before the opening',
      { start: { seenAt: opensAt, saidAt: opensAt, datedBy }, handIn: null },
      { start: { seenAt: opensAt - 1, saidAt: opensAt, datedBy }, handIn: null },
    ],
    [
      'the device says a start before the opening',
      { start: { seenAt: opensAt, saidAt: opensAt, datedBy }, handIn: null },
      { start: { seenAt: opensAt, saidAt: opensAt - 1, datedBy }, handIn: null },
    ],
    [
      'the submission says a start before the opening',
      { start: null, handIn: handedIn(opensAt + hour, opensAt) },
      { start: null, handIn: { ...handedIn(opensAt + hour, opensAt - 1), timeTaken: 3_600 } },
    ],
    [
      'the submission took longer than the paper has been open',
      { start: null, handIn: { arrivedAt: opensAt + hour - minute, timeTaken: 3_600, evidence: null } },
      { start: null, handIn: { arrivedAt: opensAt + hour - minute - 1, timeTaken: 3_600, evidence: null } },
    ],
    [
      'the device says a start after the last time of a start',
      { start: { seenAt: closesAt + minute, saidAt: closesAt + minute, datedBy }, handIn: null },
      { start: { seenAt: closesAt + minute + 1, saidAt: closesAt + minute + 1, datedBy }, handIn: null },
    ],
    [
      'the submission says a start after the last time of a start',
      { start: null, handIn: handedIn(closesAt + hour, closesAt + minute) },
      { start: null, handIn: handedIn(closesAt + hour, closesAt + minute + 1) },
    ],
    [
      'the server saw the start before the device says that it happened',
      { start: { seenAt: startedAt - minute, saidAt: startedAt, datedBy } },
      { start: { seenAt: startedAt - minute - 1, saidAt: startedAt, datedBy } },
    ],
    [
      'the start says an earlier time than the submission',
      { start: { seenAt: startedAt, saidAt: startedAt - minute, datedBy } },
      { start: { seenAt: startedAt, saidAt: startedAt - minute - 1, datedBy } },
    ],
    [
      'the start says a later time than the submission',
      { start: { seenAt: startedAt + minute, saidAt: startedAt + minute, datedBy } },
      { start: { seenAt: startedAt + minute + 1, saidAt: startedAt + minute + 1, datedBy } },
    ],
    [
      'the submission arrived before the start',
      {
        start: { seenAt: startedAt + minute, saidAt: startedAt + minute, datedBy },
        handIn: { arrivedAt: startedAt, timeTaken: 0, evidence: null },
      },
      {
        start: { seenAt: startedAt + minute + 1, saidAt: startedAt + minute + 1, datedBy },
        handIn: { arrivedAt: startedAt, timeTaken: 0, evidence: null },
      },
    ],
    [
      'the attempt was handed in before it began',
      { handIn: { arrivedAt: startedAt, timeTaken: 0, evidence: { startedAt, handedInAt: startedAt, datedBy } } },
      { handIn: { arrivedAt: startedAt, timeTaken: 0, evidence: { startedAt, handedInAt: startedAt - 1, datedBy } } },
    ],
    [
      'the submission arrived before it was handed in',
      { handIn: without({ arrivedAt: handedInAt - minute }) },
      { handIn: without({ arrivedAt: handedInAt - minute - 1 }) },
    ],
    [
      'the submission counts less time than its evidence',
      { handIn: says({ handedInAt: handedInAt + minute }) },
      { handIn: says({ handedInAt: handedInAt + minute + 1 }) },
    ],
    [
      'the submission counts more time than its evidence',
      { handIn: says({ handedInAt: handedInAt - minute }) },
      { handIn: says({ handedInAt: handedInAt - minute - 1 }) },
    ],
  ];

  it.each(boundaries)('if %s', (_, fits, fails) =>
    expect([fits, fails].map((changes) => facts(changes).includes('time-does-not-fit'))).toEqual([false, true]),
  );

  it('says why: of several reasons the one that explains the others', () => {
    const again = startedAt + 7 * minute;
    expect([
      misfit({}),
      misfit({ handIn: handedIn(handedInAt + 7 * minute, again) }),
      // The device of the second start had no network, and the server heard of it with the submission alone.
      misfit({ start: { seenAt: again, saidAt: again, datedBy } }),
      misfit({ start: { seenAt: opensAt, saidAt: opensAt - 1, datedBy }, handIn: null }),
      misfit({ start: null, handIn: handedIn(closesAt + hour, closesAt + minute + 1) }),
      misfit({ start: { seenAt: startedAt - 2 * minute, saidAt: startedAt, datedBy }, handIn: null }),
      misfit({ handIn: { ...handIn, timeTaken: 2_000 } }),
      misfit({ start: null, handIn: handedIn(startedAt + hour + minute + 1_000) }),
      // Begun twice, the second time after the last start.
      misfit({ handIn: handedIn(closesAt + hour, closesAt + 2 * minute) }),
    ]).toEqual([
      ...[undefined, 'begun-twice', 'begun-twice', 'before-opening', 'after-last-start', 'device-clock'],
      ...['other-length', 'beyond-end', 'begun-twice'],
    ]);
  });

  it('says the clock of the device where the start was told by it, and not a second device', () => {
    const ahead = startedAt + 7 * minute;
    const told = (by: 'key' | 'code' | 'device') => misfit({ start: { seenAt: ahead + minute, saidAt: ahead, datedBy: by } });
    expect([told('code'), told('device'), told('key')]).toEqual(['device-clock', 'device-clock', 'begun-twice']);
    expect(misfit({ handIn: { ...handIn, evidence: { startedAt: ahead, handedInAt: ahead + 40 * minute, datedBy: 'device' } } })).toBe(
      'device-clock',
    );
  });

  it('never by an opening or a last time of a start that is not set', () => {
    const early = { start: { seenAt: 0, saidAt: 0, datedBy }, handIn: handedIn(hour, 0) };
    expect(facts(early)).toContain('time-does-not-fit');
    expect(facts(early, { ...schedule, opensAt: null })).not.toContain('time-does-not-fit');
    const after = { start: null, handIn: handedIn(closesAt + 2 * hour, closesAt + hour) };
    expect(facts(after)).toContain('time-does-not-fit');
    expect(facts(after, { ...schedule, closesAt: null })).not.toContain('time-does-not-fit');
  });
});

describe('a paper was never fetched', () => {
  const timetable = (times: Partial<Timetable>): Timetable => ({ ...unscheduled, ...times });

  it.each([{ opensAt }, { closesAt }, { resultsAt: closesAt }])('if no fetch is recorded of a schedule with %j', (times) => {
    expect(facts({ fetchedAt: null }, timetable(times))).toContain('never-fetched');
    expect(facts({}, timetable(times))).not.toContain('never-fetched');
  });

  it('is not known of assessments without times, whose fetches are not recorded', () =>
    expect(facts({ fetchedAt: null }, unscheduled)).not.toContain('never-fetched'));
});

describe('an attempt that took more than its time', () => {
  /** Handed in so many milliseconds after its time and the extra time of its learner, one and a half hours. */
  const tookBeyond = (ms: number, moreMinutes: number) => {
    const handed = { ...handedIn(startedAt + 1.5 * hour + ms), timeTaken: 5_400 + ms / 1_000 };
    return facts({ handIn: handed, grantedMs: 1.5 * hour }, { ...schedule, moreMinutes }).includes('time-does-not-fit');
  };

  it.each([0, 10])('does not fit a minute beyond it (with %i minutes more for everybody)', (minutes) => {
    expect([tookBeyond(minute + minutes * minute, minutes), tookBeyond(minute + minutes * minute + 1, minutes)]).toEqual([false, true]);
  });
});

describe('an attempt ends', () => {
  const end = (saidAt: number, seenAt = saidAt, timetable = schedule) => endOfAttempt({ saidAt, seenAt }, timetable, hour);
  const together = { ...schedule, endsTogether: true };

  it('after its time', () => expect(end(startedAt)).toBe(startedAt + hour));

  it('counts from the earlier one of the time that is said and the time that was seen', () => {
    expect(end(startedAt, startedAt - 1)).toBe(startedAt - 1 + hour);
    expect(end(startedAt, startedAt + hour)).toBe(startedAt + hour);
  });

  it('with the minutes that everybody got, together too', () => {
    expect(end(startedAt, startedAt, { ...schedule, moreMinutes: 10 })).toBe(startedAt + hour + 10 * minute);
    expect(end(closesAt + 1, closesAt + 1, { ...together, moreMinutes: 10 })).toBe(closesAt + hour + 10 * minute);
  });

  it('at the time of the last start and the duration, if all end together', () => {
    expect(end(closesAt - 1, closesAt - 1, together)).toBe(closesAt - 1 + hour);
    expect(end(closesAt + 1, closesAt + 1, together)).toBe(closesAt + hour);
    expect(end(closesAt + 1, closesAt + 1, { ...together, closesAt: null })).toBe(closesAt + 1 + hour);
    expect(end(closesAt + 1)).toBe(closesAt + 1 + hour);
  });

  it('by a time for those alone that began no later than a moment, which tells it without the others', () => {
    for (const timetable of [schedule, together, { ...together, closesAt: null }, { ...together, moreMinutes: 10 }])
      for (const at of [closesAt, closesAt + hour - 1, closesAt + hour, closesAt + hour + 10 * minute]) {
        const last = lastStartOver(timetable, hour, at);
        for (const start of [startedAt, at - hour - 10 * minute, at - hour, at - hour + 1, closesAt, closesAt + 1, at])
          expect(end(start, start, timetable) <= at, JSON.stringify([timetable, at, start])).toBe(start <= last);
      }
  });
});
