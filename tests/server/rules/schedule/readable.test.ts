import { describe, expect, it } from 'vitest';
import {
  heldByChance,
  isProved,
  laterRelease,
  mayKnowOf,
  mayReadAnswers,
  mayReadKey,
  mayReadResult,
  type PaperForm,
  paperFor,
  type Reader,
  takenFrom,
  wasOpenTo,
} from '../../../../server/rules/schedule/readable';
import { isSecret, type Timetable, unscheduled } from '../../../../server/rules/schedule/schedule';

const opensAt = 1_000;
const closesAt = 2_000;
const resultsAt = 3_000;
const timed: Timetable = { ...unscheduled, opensAt, closesAt, resultsAt };
const times = [0, 999, 1_000, 2_000, 2_001, 2_999, 3_000];

const timetables: readonly (Timetable | null)[] = [
  null,
  ...(['draft', 'published', 'hidden'] as const).flatMap((state) =>
    [unscheduled, timed].flatMap((base) =>
      [[], [7]].flatMap((groupIds) =>
        [true, false].map((wasPublished) => ({ ...base, state, groupIds, wasPublished: wasPublished || state === 'published' })),
      ),
    ),
  ),
];
const readers: readonly Reader[] = [
  { isAdmin: true, makesKeys: true },
  { isAdmin: true, makesKeys: false },
  { isAdmin: false, makesKeys: false },
].flatMap((role) =>
  [[], [7], [8], [8, 7]].flatMap((groupIds) =>
    [true, false].flatMap((holds) => [true, false].map((hasChance) => ({ ...role, groupIds, holds, hasChance }))),
  ),
);
const cases = timetables.flatMap((timetable) => readers.flatMap((reader) => times.map((now) => ({ timetable, reader, now }))));
const handIns = [true, false].flatMap((isUnproved) =>
  [true, false].flatMap((isPreview) => [null, 2_500].map((chanceUntil) => ({ isUnproved, isPreview, chanceUntil }))),
);

const stranger: Reader = { isAdmin: false, makesKeys: false, groupIds: [], holds: false, hasChance: false };
const holder: Reader = { ...stranger, holds: true };
const again: Reader = { ...stranger, hasChance: true };

describe('what a person may read, in every state, for every reader, at every time', () => {
  it('is nothing of an assessment that the person may not know of, beyond the own proved hand-in', () => {
    for (const { timetable, reader, now } of cases.filter((one) => !mayKnowOf(one.timetable, one.reader))) {
      expect(paperFor(timetable, reader, now)).toBe('none');
      expect(takenFrom(timetable, reader, now)).not.toBe('any');
      expect(mayReadResult(timetable, reader, { isUnproved: true, isPreview: false, chanceUntil: null }, now)).toBe(false);
    }
  });

  it('is no key before the opening, of a draft, and of a hidden paper that was never open, except for admins who make keys', () => {
    for (const { timetable, reader, now } of cases.filter((one) => !one.reader.makesKeys)) {
      if (timetable === null || !isSecret(timetable, now)) continue;
      expect(mayReadKey(timetable, reader, now)).toBe(false);
      for (const handIn of handIns) expect(mayReadResult(timetable, reader, handIn, now)).toBe(false);
    }
    for (const { timetable, reader, now } of cases.filter((one) => one.reader.isAdmin)) {
      const wasRead = timetable === null || (!isSecret(timetable, now) && !(timetable.state === 'hidden' && timetable.openedTo === 'none'));
      expect(mayReadKey(timetable, reader, now)).toBe(reader.makesKeys || wasRead);
    }
  });

  it('is no text before the opening and of a draft, except for admins', () => {
    for (const { timetable, reader, now } of cases.filter((one) => !one.reader.isAdmin)) {
      const isSecret = timetable !== null && (timetable.state === 'draft' || (timetable.opensAt !== null && now < timetable.opensAt));
      if (!isSecret) continue;
      expect(paperFor(timetable, reader, now)).not.toBe('clear');
      for (const handIn of handIns) expect(mayReadAnswers(timetable, reader, handIn, now)).toBe(false);
    }
  });

  it('is a key after the release only, and of a hand-in that is proved, or by a person who is', () => {
    for (const { timetable, reader, now } of cases.filter((one) => !one.reader.isAdmin))
      for (const handIn of handIns)
        if (mayReadResult(timetable, reader, handIn, now)) {
          expect(timetable?.resultsAt == null || now >= timetable.resultsAt).toBe(true);
          expect(handIn.chanceUntil === null || now >= handIn.chanceUntil).toBe(true);
          expect(!handIn.isUnproved || isProved(timetable, reader, now)).toBe(true);
        }
  });

  it('is nothing of a preview once the person is no admin, and for an admin what the right to keys allows', () => {
    for (const { timetable, reader, now } of cases) {
      const preview = { isUnproved: false, isPreview: true, chanceUntil: null };
      expect([mayReadAnswers, mayReadResult].map((may) => may(timetable, reader, preview, now))).toEqual([
        mayReadKey(timetable, reader, now),
        mayReadKey(timetable, reader, now),
      ]);
    }
  });

  it('never shrinks by what is known in the person’s favour', () => {
    for (const { timetable, reader, now } of cases) {
      const more: Reader = { ...reader, holds: true, hasChance: true };
      expect(mayKnowOf(timetable, more) || !mayKnowOf(timetable, reader)).toBe(true);
      if (takenFrom(timetable, reader, now) === 'any') expect(takenFrom(timetable, more, now)).toBe('any');
      for (const handIn of handIns)
        expect(mayReadResult(timetable, more, handIn, now) || !mayReadResult(timetable, reader, handIn, now)).toBe(true);
    }
  });
});

it.each<[string, Timetable, Reader, boolean, PaperForm]>([
  ['a draft to a holder', { ...unscheduled, state: 'draft' }, holder, false, 'none'],
  ['a hidden assessment to a stranger', { ...unscheduled, state: 'hidden' }, stranger, false, 'none'],
  ['a hidden assessment to a holder', { ...unscheduled, state: 'hidden' }, holder, true, 'none'],
  ['an assessment of a group to a stranger', { ...unscheduled, groupIds: [7] }, stranger, false, 'none'],
  ['an assessment of a group to a holder', { ...unscheduled, groupIds: [7] }, holder, true, 'clear'],
  ['an assessment of another group to who may sit it again', { ...unscheduled, groupIds: [7] }, again, true, 'clear'],
  ['an assessment after its last start to who may sit it again', { ...unscheduled, closesAt: -1 }, again, true, 'clear'],
  ['an assessment after its last start to a holder', { ...unscheduled, closesAt: -1 }, holder, true, 'closed'],
  ['a draft to who may sit it again', { ...unscheduled, state: 'draft' }, again, false, 'none'],
  ['a hidden assessment to who may sit it again', { ...unscheduled, state: 'hidden' }, again, false, 'none'],
])('tells of %s, or not', (_, timetable, reader, isKnown, form) => {
  expect([mayKnowOf(timetable, reader), paperFor(timetable, reader, 0)]).toEqual([isKnown, form]);
});

describe('a hand-in', () => {
  it('is taken whole at every time of every assessment that was ever published, and from those who hold the paper', () => {
    for (const { timetable, reader, now } of cases)
      if (timetable === null || timetable.wasPublished || reader.holds) expect(takenFrom(timetable, reader, now)).not.toBe('none');
  });

  it('of an assessment that was never published is not taken from a stranger', () => {
    for (const state of ['draft', 'hidden'] as const)
      expect(takenFrom({ ...unscheduled, state, wasPublished: false }, stranger, 0)).toBe('none');
  });

  it.each<[string, Timetable | null, Reader, number, 'any' | 'whole']>([
    ['of an assessment without a schedule', null, stranger, 0, 'any'],
    ['of an open paper', timed, stranger, opensAt, 'any'],
    ['before the opening', timed, holder, opensAt - 1, 'whole'],
    ['after the last start, from a stranger', timed, stranger, closesAt + 1, 'whole'],
    ['after the last start, from a holder', timed, holder, closesAt + 1, 'any'],
    ['of a hidden paper, from a stranger', { ...unscheduled, state: 'hidden' }, stranger, 0, 'whole'],
    ['of a hidden paper, from a holder', { ...unscheduled, state: 'hidden' }, holder, 0, 'any'],
    ['of a group, from a stranger', { ...unscheduled, groupIds: [7] }, stranger, 0, 'whole'],
    ['of a group, from a member', { ...unscheduled, groupIds: [7] }, { ...stranger, groupIds: [7] }, 0, 'any'],
  ])('%s', (_, timetable, reader, now, taken) => expect(takenFrom(timetable, reader, now)).toBe(taken));
});

describe('a sealed copy', () => {
  const one: Timetable = { ...unscheduled, groupIds: [7] };
  it.each<[string, Timetable, readonly number[], number, boolean]>([
    ['before the opening', timed, [], opensAt - 1, false],
    ['after the opening', timed, [], opensAt, true],
    ['after the last start', timed, [], closesAt + 1, true],
    ['hidden before the opening', { ...timed, state: 'hidden' }, [], opensAt, false],
    ['hidden since', { ...timed, state: 'hidden', openedTo: 'all' }, [], opensAt, true],
    ['postponed since', { ...timed, openedTo: 'all' }, [], opensAt - 1, true],
    ['of a group, for a member', one, [7], 0, true],
    ['of a group, for a member of others too', one, [8, 7], 0, true],
    ['of a group, for another learner', one, [8], 0, false],
    ['of a group, hidden since, for a member', { ...one, state: 'hidden', openedTo: 'groups' }, [7], 0, true],
    ['of a group, hidden since, for another learner', { ...one, state: 'hidden', openedTo: 'groups' }, [], 0, false],
    ['of a group, once for everybody, for another learner', { ...one, openedTo: 'all' }, [], 0, true],
  ])('was open to a learner, or not: %s', (_, timetable, groupIds, now, was) => expect(wasOpenTo(timetable, groupIds, now)).toBe(was));
});

describe('a result that waits', () => {
  const shown: Timetable = { ...timed, state: 'published' };
  const own = { isUnproved: false, isPreview: false, chanceUntil: null };
  const readsAt = (handIn: typeof own | { chanceUntil: number }, of: Timetable | null = shown, reader = stranger) =>
    times.filter((now) => mayReadResult(of, reader, { ...own, ...handIn }, now));

  it('has a later release before it, and none from then on, of a draft, and without a time', () => {
    expect(times.map((now) => laterRelease(shown, now))).toEqual([3_000, 3_000, 3_000, 3_000, 3_000, 3_000, null]);
    expect(times.map((now) => laterRelease({ ...shown, state: 'hidden' }, now)).at(0)).toBe(3_000);
    for (const timetable of [null, unscheduled, { ...timed, state: 'draft' as const }])
      expect(times.map((now) => laterRelease(timetable, now))).toEqual(times.map(() => null));
  });

  it('is read by its learner from the release on, and not while the paper may be sat again', () => {
    expect(readsAt(own)).toEqual([3_000]);
    expect(readsAt({ chanceUntil: 3_001 })).toEqual([]);
    expect(readsAt({ chanceUntil: 3_000 })).toEqual([3_000]);
    expect([2_999, 3_000, 3_001].map((now) => heldByChance({ chanceUntil: 3_000 }, now))).toEqual([3_000, null, null]);
    expect(heldByChance({ chanceUntil: null }, 0)).toBeNull();
  });

  it('is read at once where there is no time, and where there is no schedule', () => {
    expect(readsAt(own, unscheduled)).toEqual(times);
    expect(readsAt(own, null)).toEqual(times);
  });

  it('is never read of a draft, and of a preview by who is no admin any more', () => {
    expect(readsAt(own, { ...unscheduled, state: 'draft' })).toEqual([]);
    expect(readsAt({ ...own, isPreview: true })).toEqual([]);
    expect(readsAt({ ...own, isPreview: true }, null)).toEqual([]);
  });

  it('of an unproved hand-in is read by who holds the paper, and by nobody else', () => {
    const late = { ...shown, closesAt: 2_500 };
    expect(readsAt({ ...own, isUnproved: true }, late)).toEqual([]);
    expect(readsAt({ ...own, isUnproved: true }, late, holder)).toEqual([3_000]);
  });
});
