import { describe, expect, it } from 'vitest';
import type { Paper } from '../../../../contract/assessment/assessment';
import { mostMoreMinutes } from '../../../../contract/assessment/more-time';
import { scheduledPaper, sealedPaper, servedPaper } from '../../../../server/rules/papers/served-paper';
import {
  acceptedMoreSeconds,
  changedBy,
  hasTimes,
  isClosed,
  isFor,
  isForAll,
  isInSight,
  isOpen,
  isSecret,
  isUnscheduled,
  openedBefore,
  readableAt,
  releaseTime,
  releaseWith,
  shownTimes,
  type Timetable,
  timetableChanges,
  timetableFaults,
  unscheduled,
  withOwnMinutes,
  writtenSchedule,
} from '../../../../server/rules/schedule/schedule';

const ten = Date.parse('2026-03-08T10:00:00.000Z');
const iso = (time: number) => new Date(time).toISOString();
const timetable: Timetable = {
  ...{ state: 'hidden', opensAt: ten, closesAt: ten + 1, resultsAt: ten + 2, endsTogether: true, moreMinutes: 0 },
  ...{ timeCuts: 0, hasOwnMinutes: false, groupIds: [], wasForAll: false, wasPublished: true, openedTo: 'none' },
};

describe('the seconds that a submission may take beyond the duration', () => {
  it.each([
    [null, 0],
    [unscheduled, 0],
    [{ ...unscheduled, closesAt: ten }, 0],
    [{ ...unscheduled, opensAt: ten }, 10_800],
    [{ ...unscheduled, moreMinutes: 5 }, 10_800],
    // Of devices that have minutes which were taken back, or minutes of their own.
    [{ ...unscheduled, timeCuts: 1 }, 10_800],
    [{ ...unscheduled, hasOwnMinutes: true }, 10_800],
  ])('of %j are %i', (of, seconds) => expect(acceptedMoreSeconds(of)).toBe(seconds));
});

describe('a timetable', () => {
  it('is open from the opening on, and closed after the last start', () => {
    expect([-1, 0, 1].map((ms) => isOpen(timetable, ten + ms))).toEqual([false, true, true]);
    expect([0, 1, 2].map((ms) => isClosed(timetable, ten + ms))).toEqual([false, false, true]);
    expect([isOpen(unscheduled, 0), isClosed(unscheduled, Number.MAX_SAFE_INTEGER)]).toEqual([true, false]);
  });

  it('lets learners read the sealed paper, then the clear one, then none', () => {
    const shown = { ...timetable, state: 'published' as const };
    const [sealed, clear] = [
      { isSealed: true, until: ten },
      { isSealed: false, until: ten + 1 },
    ];
    expect([-1, 0, 1, 2].map((ms) => readableAt(shown, ten + ms))).toEqual([sealed, clear, clear, null]);
    for (const state of ['draft', 'hidden'] as const) expect(readableAt({ ...shown, state }, ten)).toBeNull();
    for (const none of [null, unscheduled]) expect(readableAt(none, ten)).toEqual({ isSealed: false, until: null });
  });

  it('keeps its questions secret before the opening, and as a draft', () => {
    expect([-1, 0].map((ms) => isSecret(timetable, ten + ms))).toEqual([true, false]);
    expect([isSecret({ ...timetable, state: 'draft' }, ten), isSecret(unscheduled, 0)]).toEqual([true, false]);
  });

  it('releases results at the later of opening and results', () => {
    expect(releaseTime(timetable)).toBe(ten + 2);
    expect(releaseTime({ ...timetable, resultsAt: null })).toBe(ten);
    expect(releaseTime(unscheduled)).toBeNull();
  });

  it.each<[string, Partial<Timetable>, number]>([
    ['set before the last end: later by the minutes that are added', { closesAt: 60, resultsAt: 70 }, 80],
    ['set to the last end: later by the minutes that are added', { closesAt: 60, resultsAt: 90 }, 100],
    ['set a little after the last end: to the new last end', { closesAt: 60, resultsAt: 94 }, 100],
    ['set long after the last end: as it was', { closesAt: 60, resultsAt: 500 }, 500],
    ['set without a last start: later by the minutes that are added', { closesAt: null, resultsAt: 500 }, 510],
    ['that has passed: as it was', { closesAt: 60, resultsAt: 20 }, 20],
  ])('moves its release with more minutes, or not: %s', (_, { closesAt, resultsAt }, expected) => {
    const at = (minutes: number | null | undefined) => (minutes == null ? null : minutes * 60_000);
    // Five minutes were given before; the longest attempt takes 25.
    const times = { opensAt: 0, closesAt: at(closesAt), resultsAt: at(resultsAt), moreMinutes: 5 };
    expect(releaseWith({ ...unscheduled, ...times }, 15, 25 * 60_000, 20 * 60_000)).toBe(expected * 60_000);
  });

  it('keeps results without a release at once, also with more minutes', () =>
    expect(releaseWith({ ...unscheduled, opensAt: 0 }, 10, 0, 1)).toBeNull());

  it('says nothing only if each field says nothing', () => {
    expect(isUnscheduled(unscheduled)).toBe(true);
    for (const change of [
      { state: 'draft' },
      { opensAt: 0 },
      { closesAt: 0 },
      { resultsAt: 0 },
      { endsTogether: true },
      { moreMinutes: 5 },
      { groupIds: [3] },
    ] as const) {
      expect(isUnscheduled({ ...unscheduled, ...change })).toBe(false);
      expect(hasTimes({ ...unscheduled, ...change })).toBe(Object.values(change)[0] === 0);
    }
  });

  it('is written with all of its fields, and shown with the times that are set', () => {
    const times = { opensAt: iso(ten), closesAt: iso(ten + 1), resultsAt: iso(ten + 2) };
    expect(writtenSchedule(timetable)).toEqual({ state: 'hidden', ...times, endsTogether: true });
    const { state, opensAt, closesAt, resultsAt, endsTogether } = unscheduled;
    const empty = { state, opensAt, closesAt, resultsAt, endsTogether };
    expect(writtenSchedule(unscheduled)).toStrictEqual(empty);
    expect(writtenSchedule({ ...timetable, moreMinutes: 10 })).toMatchObject({ moreMinutes: 10 });
    expect(writtenSchedule({ ...timetable, groupIds: [2, 5] })).toEqual({ ...writtenSchedule(timetable), groupIds: [2, 5] });
    expect(shownTimes(timetable)).toEqual(times);
    expect(shownTimes({ ...timetable, closesAt: null })).toEqual({ opensAt: iso(ten), resultsAt: iso(ten + 2) });
    expect(shownTimes(unscheduled)).toEqual({});
  });

  it('changes in what is sent', () => {
    expect(changedBy(timetable, {})).toEqual(timetable);
    expect(changedBy({ ...timetable, moreMinutes: 10 }, { opensAt: null })).toMatchObject({ opensAt: null, moreMinutes: 10 });
    expect(changedBy(unscheduled, { ...writtenSchedule(timetable) })).toEqual(timetable);
    expect(changedBy(timetable, { ...writtenSchedule(unscheduled) })).toEqual(unscheduled);
    expect(changedBy(timetable, { closesAt: null, endsTogether: false })).toEqual({ ...timetable, closesAt: null, endsTogether: false });
  });

  it('is for everybody, or for the learners of its groups, which stand in order', () => {
    const forSome = changedBy(timetable, { groupIds: [5, 2, 5] });
    expect(forSome.groupIds).toEqual([2, 5]);
    expect([[], [1], [2], [1, 5]].map((groups) => isFor(forSome, groups))).toEqual([false, false, true, true]);
    expect([[], [1]].map((groups) => isFor(timetable, groups))).toEqual([true, true]);
    expect(changedBy(forSome, {}).groupIds).toEqual([2, 5]);
    expect([isForAll(forSome), isForAll(changedBy(forSome, { groupIds: [] }))]).toEqual([false, true]);
  });

  it.each<[string, Partial<Timetable>, Partial<Timetable>, Timetable['openedTo']]>([
    ['an open one', {}, {}, 'all'],
    ['one before its opening', { opensAt: ten + 1 }, {}, 'none'],
    ['one at its opening', { opensAt: ten }, {}, 'all'],
    ['a hidden one', { state: 'hidden' }, {}, 'none'],
    ['a draft', { state: 'draft' }, {}, 'none'],
    ['one of a group', { groupIds: [2] }, { groupIds: [2] }, 'groups'],
    ['one of another group', { groupIds: [2] }, { groupIds: [3] }, 'none'],
    ['one of a group, for everybody now', { groupIds: [2] }, { groupIds: [] }, 'none'],
    ['one for everybody, of a group now', {}, { groupIds: [2] }, 'all'],
    ['a hidden one that was open to everybody', { state: 'hidden', openedTo: 'all' }, { groupIds: [2] }, 'all'],
    ['a hidden one that was open to its groups', { state: 'hidden', openedTo: 'groups', groupIds: [2] }, { groupIds: [2] }, 'groups'],
    ['a hidden one that was open to other groups', { state: 'hidden', openedTo: 'groups', groupIds: [2] }, { groupIds: [] }, 'none'],
  ])('tells whom the paper was open to before: %s', (_, before, after, openedTo) =>
    expect(openedBefore({ ...unscheduled, ...before }, { ...unscheduled, ...after }, ten)).toBe(openedTo),
  );

  it('tells what a change made different, apart from more minutes and groups', () => {
    const { state, opensAt, closesAt, resultsAt, endsTogether } = timetable;
    const all = { state, opensAt, closesAt, resultsAt, endsTogether };
    expect(timetableChanges(unscheduled, { ...timetable, moreMinutes: 5, groupIds: [2], wasForAll: true, openedTo: 'all' })).toStrictEqual(
      all,
    );
    expect(timetableChanges(timetable, timetable)).toStrictEqual({});
    expect(timetableChanges(timetable, { ...timetable, opensAt: null })).toStrictEqual({ opensAt: null });
  });

  it('names the times that do not fit', () => {
    expect(timetableFaults(timetable)).toEqual({});
    expect(timetableFaults({ ...timetable, closesAt: ten - 1 })).toEqual({ closesAt: { code: 'before-opening' } });
  });
});

describe('a served paper', () => {
  const frozen = {
    ...{ name: 'N', description: '', durationInMinutes: 5, totalMarks: 4, createdAt: iso(0), instructions: '' },
    ...{ marksPerQuestion: 4, negativeMarkingPerWrongQuestion: 1 },
    subjects: [{ subjectName: 'S', questions: [{ id: 1, description: 'Q', options: [] }] }],
  };
  const paper: Paper = servedPaper(7, frozen);

  it('has flags, and of a schedule what is set', () => {
    expect(paper).toEqual({ id: 7, ...frozen, takesPace: true, takesGrantedPercent: true, takesClock: true });
    expect(JSON.stringify(scheduledPaper(paper, unscheduled))).toBe(JSON.stringify(paper));
    expect(scheduledPaper(paper, unscheduled, { moreTimeKey: 'key' })).toEqual({ ...paper, moreTimeKey: 'key' });
    expect(scheduledPaper(paper, { ...unscheduled, state: 'draft' })).toEqual(paper);
    expect(scheduledPaper(paper, timetable)).toEqual({ ...paper, ...shownTimes(timetable), endsTogether: true, takesEvidence: true });
    expect(scheduledPaper(paper, { ...unscheduled, endsTogether: true })).toEqual({ ...paper, endsTogether: true });
  });

  it('says what a page must know to sit it, sealed or not, and then no plain flag that an older page could read', () => {
    const passages = [{ id: 5, text: 'P' }];
    const subjects = [
      { subjectName: 'S', questions: [{ id: 1, description: 'Q', options: [], kind: 'numeric' as const, passage: { id: 5 } }] },
    ];
    const needy = servedPaper(7, { ...frozen, passages, subjects });
    expect(needy).toMatchObject({ needs: ['numeric', 'passages'], takesPace: 'yes', takesClock: true, passages });
    const sealed = sealedPaper(needy, timetable, {
      paper: 'AAAA',
      pictures: [],
      byCode: { salt: '', iterations: 1, key: '' },
      spreadMs: 3,
    });
    expect(sealed).toMatchObject({ needs: ['numeric', 'passages'], takesPace: 'yes' });
    expect(sealed).not.toHaveProperty('passages');
  });

  it('has the number of its questions, and the time and marks of its sections, while it is sealed', () => {
    const sealed = { paper: 'AAAA', pictures: [], byCode: { salt: '', iterations: 1, key: '' }, spreadMs: 3 };
    const subjects = [{ subjectName: 'S', questions: [], numberOfQuestions: 1 }];
    expect(sealedPaper(paper, timetable, sealed)).toEqual({ ...scheduledPaper(paper, timetable), subjects, sealed });
    const own = { minutes: 15, marksPerCorrect: 3, negativeMarksPerWrong: 1, isLocked: true, mayFinishEarly: true };
    const sectioned = { ...paper, subjects: paper.subjects.map((subject) => ({ ...subject, ...own })) };
    expect(sealedPaper(sectioned, timetable, sealed).subjects).toEqual([{ ...subjects[0], ...own }]);
  });
});

describe('minutes of one learner', () => {
  const given = { ...timetable, moreMinutes: 10 };
  it('stand beside those of everybody, all together no more than can be given', () => {
    expect(withOwnMinutes(given, 0)).toBe(given);
    expect(withOwnMinutes(given, 5)).toEqual({ ...given, moreMinutes: 15 });
    expect(withOwnMinutes(given, mostMoreMinutes).moreMinutes).toBe(mostMoreMinutes);
  });
});

describe('an admin who is limited to groups', () => {
  it('knows of what is for everybody, and of what is for one of these groups', () => {
    const of = (...groupIds: number[]): Timetable => ({ ...timetable, groupIds });
    expect([null, of(), of(1), of(9, 1)].map((one) => isInSight(one, [1, 2]))).toEqual([true, true, true, true]);
    expect([of(3), of(3, 4)].map((one) => isInSight(one, [1, 2]))).toEqual([false, false]);
    expect([of(3), of(3, 4)].map((one) => isInSight(one, null))).toEqual([true, true]);
    expect([null, of(), of(3)].map((one) => isInSight(one, []))).toEqual([true, true, false]);
  });
});
