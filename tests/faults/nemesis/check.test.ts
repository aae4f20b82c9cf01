import { describe, expect, it } from 'vitest';
import { check } from './check';
import type { Entry, Happening, Told } from './entry';

const me = { uid: 'asha', assessmentId: 7 };
const answer = (optionId: number, phase: 'invoked' | 'acknowledged', questionId = 1): Happening => ({
  ...me,
  type: 'answer',
  phase,
  questionId,
  optionId,
});
const chosen = (questionId: number, selectedOptionId: number | null, markedForReview = false) => ({
  questionId,
  selectedOptionId,
  markedForReview,
});
const posted = (more: Partial<Extract<Happening, { type: 'posted' }>> = {}): Happening => ({
  ...me,
  type: 'posted',
  body: '{"answers":[]}',
  status: 200,
  submittedAt: '2026-03-01T09:00:00.000Z',
  told: { at: 0, status: 200, retryAfterMs: null },
  ...more,
});
/** A hand-in that a machine in the server's place answered with 400. */
const answeredWith = (more: Partial<Told>): Happening =>
  posted({ status: null, submittedAt: null, told: { at: 0, status: 400, retryAfterMs: null, ...more } });
const filed = (...answers: ReturnType<typeof chosen>[]): Happening => ({ ...me, type: 'filed', timeTaken: 60, answers });
const delivered: Happening = { ...me, type: 'attempt', status: 'delivered', deadline: 1_000_000, handedInAt: 5_000 };
const refused = (answers = [chosen(1, 2), chosen(2, null)]): Happening => ({
  ...me,
  type: 'parcel',
  state: 'refused',
  body: JSON.stringify({ answers }),
});

/** Two questions; the first is answered with 2 and saved, and the hand-in succeeded. */
const sitting: Happening[] = [
  { ...me, type: 'sits', seconds: 60, questionIds: [1, 2] },
  answer(2, 'invoked'),
  answer(2, 'acknowledged'),
  { ...me, type: 'submit', phase: 'invoked' },
  { ...me, type: 'submit', phase: 'acknowledged' },
];
const peace: Happening[] = [{ type: 'healed' }, { type: 'drained' }];
const good = [...sitting, ...peace, posted(), filed(chosen(1, 2), chosen(2, null)), delivered];

/** Two locked sections of ten seconds, of one question each; the first one ended early after four. */
const sections = [1, 2].map((questionId) => ({ seconds: 10, questionIds: [questionId] }));
const inSections = { startedAt: 0, sections, sectionEnds: [4_000], deadline: 14_000, handedInAt: 14_000 };
const stamped = (questionId: number, stampedAt: number): Happening => ({ ...me, type: 'standing', questionId, stampedAt });
const closes = (...questionIds: number[]): Happening => ({ ...me, type: 'closes', questionIds });
/** Both questions are answered and filed, stamped at these times. */
const sectioned = (first: number, second: number): Happening[] => [
  ...sitting.slice(0, 3),
  answer(4, 'invoked', 2),
  answer(4, 'acknowledged', 2),
  ...sitting.slice(3),
  ...peace,
  posted(),
  filed(chosen(1, 2), chosen(2, 4)),
  { ...delivered, ...inSections } as Happening,
  stamped(1, first),
  stamped(2, second),
];

/** Entries in this order, ten milliseconds apart. */
const history = (happenings: Happening[]): Entry[] => happenings.map((happening, i) => ({ ...happening, at: i * 10 }));
const broken = (happenings: Happening[]) => check(history(happenings), { drainMs: 5_000 }).map(({ rule }) => rule);
const without = (...types: string[]) => good.filter(({ type }) => !types.includes(type));

describe('the checker of a fault run finds no fault with', () => {
  it.each<[string, Happening[]]>([
    ['a sitting that went well', good],
    ['an assessment sat again, with both hand-ins on record', [...good, { ...me, type: 'record', numbers: [1, 2], counted: 2 }]],
    [
      'an assessment sat again whose second hand-in is refused and shown, beside the first one',
      [
        ...[...sitting, ...peace, answeredWith({ isRefusal: true }), refused(), filed(chosen(1, null), chosen(2, null))],
        ...[
          { ...me, type: 'shown' as const, state: 'refused' },
          { ...me, type: 'record' as const, numbers: [], counted: null },
        ],
      ],
    ],
    ['an answer that was tapped but never acknowledged, filed or not', [...good.slice(0, 3), answer(4, 'invoked', 2), ...good.slice(3)]],
    [
      'an unacknowledged answer in the place of an acknowledged one',
      [...sitting, answer(3, 'invoked'), ...peace, filed(chosen(1, 3)), posted(), delivered],
    ],
    ['the same body sent twice, with one receipt', [...good, posted()]],
    [
      'a refused hand-in that holds the answers and is shown',
      [...sitting, ...peace, answeredWith({ isRefusal: true }), refused(), { ...me, type: 'shown', state: 'refused' }],
    ],
    [
      'a wrong date that was put right, with the time that the phone was off',
      [...good, { type: 'timed', gainedMs: 4_000, isPutRight: true }],
    ],
    [
      'an answer invoked when the time was up and not counted',
      [...sitting.slice(0, 3), { ...me, type: 'expires' }, answer(4, 'invoked', 2), ...good.slice(3)],
    ],
    ['answers of two sections, each to the last millisecond of its window', sectioned(3_999, 13_999)],
    ['an answer that server time stamped a little before the start', sectioned(-500, 4_000)],
    [
      'an answer invoked after the end of its section and not counted',
      [...sitting.slice(0, 3), closes(2), answer(4, 'invoked', 2), answer(4, 'acknowledged', 2), ...good.slice(3)],
    ],
    ['a learner at a log-in that says what waits', [...good, { ...me, type: 'sent-away', isTold: true }]],
    [
      'answers that another device was quicker with: kept here, and shown',
      [
        ...sitting,
        { ...me, type: 'other-device', body: '{"answers":[2]}', isTaken: true },
        ...peace,
        posted({ body: '{"answers":[2]}' }),
        posted({ status: 409, submittedAt: null }),
        filed(chosen(1, 4), chosen(2, 4)),
        { ...refused(), state: 'elsewhere' } as Happening,
        { ...me, type: 'shown', state: 'elsewhere' },
      ],
    ],
    [
      'answers of another device that the server no longer took',
      [
        ...good,
        { ...me, type: 'other-device', body: '{"answers":[3]}', isTaken: false },
        posted({ body: '{"answers":[3]}', status: 409, submittedAt: null }),
      ],
    ],
    [
      'a parcel that is tried again in five minutes, and a clock that took a minute',
      [...good, { ...me, type: 'planned', inMs: 300_000 }, { type: 'timed', gainedMs: -60_000 }],
    ],
    [
      'an early second try by a worker whose clock is not behind as the page is',
      [
        { type: 'fault', kind: 'a-day-behind', phase: 'begins' },
        ...good,
        posted({ told: { at: 100, status: 503, retryAfterMs: 30 } }),
        posted(),
      ],
    ],
    [
      'a delivered attempt that went with the data of the device',
      [
        ...sitting,
        posted({ told: { at: 40, status: 200, retryAfterMs: null } }),
        { type: 'fault', kind: 'cleared-handed-in-offline', phase: 'begins' },
        ...peace,
        filed(chosen(1, 2), chosen(2, null)),
      ],
    ],
    [
      'a second try once the time the server asked for is over',
      [...good, posted({ told: { at: 20, status: 503, retryAfterMs: 30 } }), posted()],
    ],
  ])('%s', (_, happenings) => expect(broken(happenings)).toEqual([]));
});

describe('the checker of a fault run names', () => {
  it.each<[string, string, Happening[]]>([
    ['h', 'a learner at a log-in that says nothing', [...good, { ...me, type: 'sent-away', isTold: false }]],
    ['a', 'an acknowledged answer that was not filed', [...without('filed'), filed(chosen(1, null), chosen(2, null))]],
    ['a', 'an older answer filed in its place', [...sitting, answer(3, 'invoked'), answer(3, 'acknowledged'), ...good.slice(5)]],
    ['a', 'an answer that was never given', [...without('filed'), filed(chosen(1, 2), chosen(2, 4))]],
    ['a', 'an acknowledged mark that was lost', [...good, { ...me, type: 'mark', phase: 'acknowledged', questionId: 2, isMarked: true }]],
    [
      'a',
      'a refused hand-in without the answers',
      [...sitting, ...peace, refused([chosen(1, null)]), { ...me, type: 'shown', state: 'refused' }],
    ],
    ['a', 'a first hand-in that is gone', [...good, { ...me, type: 'record', numbers: [2], counted: 2 }]],
    [
      'a',
      'a refused hand-in of a chance that lacks an answer',
      [
        ...[...sitting, ...peace, answeredWith({ isRefusal: true }), refused([chosen(1, null), chosen(2, null)])],
        ...[filed(chosen(1, 2), chosen(2, null)), { ...me, type: 'shown' as const, state: 'refused' }],
        { ...me, type: 'record', numbers: [], counted: null },
      ],
    ],
    ['a', 'a hand-in of a chance that does not count', [...good, { ...me, type: 'record', numbers: [1, 2], counted: 1 }]],
    ['b', 'two submissions', [...good, filed(chosen(1, 2), chosen(2, null))]],
    ['b', 'a body made anew', [...good, posted({ body: '{"answers":[1]}' })]],
    ['b', 'a second receipt', [...good, posted({ submittedAt: '2026-03-01T09:00:01.000Z' })]],
    ['c', 'a submission filed under another uid', [...good, { ...filed(chosen(1, 2)), uid: 'bala' } as Happening]],
    ['c', "a hand-in sent with another's token", [...good, posted({ uid: 'bala' })]],
    ['d', 'an answer stamped at the deadline', [...good, { ...me, type: 'standing', questionId: 1, stampedAt: 1_000_000 }]],
    ['d', 'a hand-in after the deadline', [...without('attempt'), { ...delivered, handedInAt: 1_000_001 } as Happening]],
    ['o', 'an attempt that lost time of its own', [...without('attempt'), { ...delivered, startedAt: 940_001 } as Happening]],
    [
      'd',
      'a sitting that took longer than there was, with all that was given',
      [...without('filed'), { ...me, type: 'given', most: 2 }, { ...filed(chosen(1, 2)), timeTaken: 181 } as Happening],
    ],
    ['d', 'a sitting that took longer than there was', [...without('filed'), { ...filed(chosen(1, 2)), timeTaken: 61 } as Happening]],
    [
      'd',
      'an answer that came too late and counts',
      [...sitting, { ...me, type: 'expires' }, answer(4, 'invoked', 2), ...peace, filed(chosen(1, 2), chosen(2, 4)), delivered],
    ],
    ['k', 'an answer that counts after the early end of its section', sectioned(4_000, 5_000)],
    ['k', 'an answer that counts before its section', sectioned(1_000, 3_999)],
    ['k', 'an answer of the last section that counts at the deadline', sectioned(1_000, 14_000)],
    [
      'k',
      'an answer that counts and was invoked after the end of its section',
      [...sitting.slice(0, 3), closes(1), answer(3, 'invoked'), ...peace, filed(chosen(1, 3), chosen(2, null)), posted(), delivered],
    ],
    ['e', 'a parcel that still waits', [...good, { ...refused(), state: 'waiting' } as Happening]],
    ['e', 'a parcel in need of a person that no screen shows', [...sitting, ...peace, refused()]],
    ['e', 'an attempt that is never sent', [...without('attempt'), { ...delivered, status: 'handed-in' } as Happening]],
    ['e', 'an attempt that is gone, with the data of the device in place', without('attempt')],
    [
      'e',
      'an attempt that went with the data of the device before the device knew of its delivery',
      [
        ...sitting,
        { type: 'fault', kind: 'cleared-reloaded', phase: 'begins' },
        posted({ told: { at: 60, status: 200, retryAfterMs: null } }),
        ...peace,
        filed(chosen(1, 2), chosen(2, null)),
      ],
    ],
    ['i', 'a parcel that would lie still for a day', [...good, { ...me, type: 'planned', inMs: 86_400_000 }]],
    ['j', 'a clock that gave an hour away', [...good, { type: 'timed', gainedMs: 3_600_000 }]],
    ['j', 'a wrong date that gave an hour away', [...good, { type: 'timed', gainedMs: 3_600_000, isPutRight: true }]],
    ['l', 'a wrong date whose end took two hours', [...good, { type: 'timed', gainedMs: -7_200_000, isPutRight: true }]],
    ['m', 'a paper that did not open at its hour', [...good, { ...me, type: 'unopened' }]],
    [
      'n',
      'a hand-in that a machine on the way refused',
      [...sitting, ...peace, answeredWith({}), refused(), { ...me, type: 'shown', state: 'refused' }],
    ],
    ['g', 'a try before the time the server asked for', [...good, posted({ told: { at: 100, status: 503, retryAfterMs: 30 } }), posted()]],
  ])('(%s) %s', (rule, _, happenings) => expect(broken(happenings)).toContain(rule));

  it('nothing else where one rule is broken', () => {
    expect(broken([...without('filed'), filed(chosen(1, 3), chosen(2, null))])).toEqual(['a']);
  });

  it('(b) an attempt that was filed nowhere', () => expect(broken(without('filed'))).toContain('b'));
  it('(f) an outbox that was never empty again', () => expect(broken(without('drained'))).toEqual(['f']));
  it('(f) an outbox that was empty too late', () => {
    const late = history(good).map((entry) => (entry.type === 'drained' ? { ...entry, at: 60_000 } : entry));
    expect(check(late, { drainMs: 5_000 }).map(({ rule }) => rule)).toEqual(['f']);
  });
});
