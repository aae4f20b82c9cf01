import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { outcomeOf } from '../../../analysis/answers/answered';
import { answeredIn } from '../../../contract/assessment/parcel-body';
import { copy as common } from '../../../src/copy/en/common';
import { outboxCopy } from '../../../src/copy/en/outbox';
import { figuresIn, phoneText } from '../../../src/learner/figures';
import { isNew } from '../../../src/learner/lists/grouping';
import { listed } from '../../../src/learner/lists/view/use-list';
import { parcelWords } from '../../../src/learner/outbox/parcel/parcel-words';
import { situationOf } from '../../../src/learner/outbox/parcel/situation';
import { pageAt, pageNumbers } from '../../../src/learner/paging/paging';
import { statsOf } from '../../../src/learner/score/stats';
import { letterOf } from '../../../src/ui/review/outcome';
import { awaited, parcel, summary } from './made';

const copy = { ...common, ...outboxCopy };

const { clockText, durationText, marksText, spentText } = figuresIn(copy);

describe('the dashboard’s tiles', () => {
  it('§9.22 start at 0, 0 and 0%', () => {
    expect(statsOf([], [])).toEqual({ completed: 0, taken: 0, averageScore: 0 });
  });

  it('average the share of marks won, in whole per cent, whatever the size of a paper', () => {
    const results = [summary({ assessmentId: 1, score: 10, totalMarks: 10 }), summary({ assessmentId: 2, score: 66, totalMarks: 200 })];
    expect(statsOf(results, [])).toEqual({ completed: 2, taken: 2, averageScore: 67 });
  });

  it('show a loss as a loss, and a paper without marks as nothing won', () => {
    expect(statsOf([summary({ score: -5, totalMarks: 20 })], []).averageScore).toBe(-25);
    expect(statsOf([summary({ score: -1, totalMarks: 40 })], []).averageScore).toBe(-3);
    expect(statsOf([summary({ score: 1, totalMarks: 40 })], []).averageScore).toBe(3);
    expect(statsOf([summary({ score: 0, totalMarks: 0 })], []).averageScore).toBe(0);
  });

  it('count a parcel that waits as taken, and only once', () => {
    const results = [summary({ assessmentId: 1 })];
    expect(statsOf(results, [parcel({ assessmentId: 1 }), parcel({ assessmentId: 2 })])).toMatchObject({ completed: 1, taken: 2 });
    expect(statsOf([], [parcel({ assessmentId: 2 })])).toEqual({ completed: 0, taken: 1, averageScore: 0 });
  });

  it('count a submission whose result is released later as taken, and nothing else of it', () => {
    const results = [summary({ assessmentId: 1, score: 10, totalMarks: 10 })];
    expect(statsOf(results, [awaited({ assessmentId: 3 })])).toEqual({ completed: 1, taken: 2, averageScore: 100 });
    expect(statsOf([], [awaited({ assessmentId: 3 }), parcel({ assessmentId: 3 })])).toEqual({ completed: 0, taken: 1, averageScore: 0 });
  });
});

describe('the NEW badge', () => {
  const created = '2026-03-01T10:00:00.000Z';
  const at = (ms: number) => Date.parse(created) + ms;
  const week = 7 * 24 * 60 * 60 * 1000;

  it('§9.14 is on until the last instant of the seventh day, and off after it', () => {
    expect(isNew(created, at(0))).toBe(true);
    expect(isNew(created, at(week))).toBe(true);
    expect(isNew(created, at(week + 1))).toBe(false);
  });

  it('is on where the device’s clock is slow', () => {
    expect(isNew(created, at(-week))).toBe(true);
  });
});

describe('the pages of a result', () => {
  const sixty = Array.from({ length: 60 }, (_, i) => i + 1);

  it('§9.13 hold 15 questions each', () => {
    expect(pageAt(sixty, 2)).toEqual({ page: 2, count: 4, first: 16, shown: sixty.slice(15, 30) });
    expect(pageAt([...sixty, 61], 5)).toEqual({ page: 5, count: 5, first: 61, shown: [61] });
  });

  it('are at least one page', () => {
    expect(pageAt([], 1)).toEqual({ page: 1, count: 1, first: 1, shown: [] });
  });

  it('end with the last one where the wanted one has gone', () => {
    expect(pageAt(sixty, 5)).toEqual({ page: 4, count: 4, first: 46, shown: sixty.slice(45) });
  });

  it('are all offered while they fit; beyond that, the ends and the neighbours', () => {
    expect(pageNumbers(1, 4)).toEqual([1, 2, 3, 4]);
    expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, null, 20]);
    expect(pageNumbers(3, 20)).toEqual([1, 2, 3, 4, null, 20]);
    expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
    expect(pageNumbers(20, 20)).toEqual([1, null, 17, 18, 19, 20]);
  });

  it('always offer the current page, its neighbours and both ends', () => {
    for (let count = 1; count <= 25; count += 1)
      for (let page = 1; page <= count; page += 1)
        expect(pageNumbers(page, count)).toEqual(
          expect.arrayContaining([1, Math.max(1, page - 1), page, Math.min(count, page + 1), count]),
        );
  });
});

describe('a marked question', () => {
  it('is correct, wrong or unattempted', () => {
    expect(outcomeOf({ selectedOptionId: 2, correctOptionId: 2 })).toBe('correct');
    expect(outcomeOf({ selectedOptionId: 1, correctOptionId: 2 })).toBe('wrong');
    expect(outcomeOf({ selectedOptionId: null, correctOptionId: 2 })).toBe('unattempted');
  });

  it('§9.16 letters its options A to F by position', () => {
    expect([0, 1, 2, 3, 4, 5].map(letterOf).join('')).toBe('ABCDEF');
  });
});

describe('figures', () => {
  it('show whole minutes, and seconds only if there are any', () => {
    expect(durationText(1800)).toBe('30 min');
    expect(durationText(400)).toBe('6 min 40 s');
    expect(durationText(40)).toBe('40 s');
    expect(durationText(0)).toBe('0 s');
    expect(durationText(10_800)).toBe('180 min');
  });

  it('tell no time of a question that was not read', () => {
    expect([null, 0, 0.4].map(spentText)).toEqual([null, null, null]);
    expect([0.6, 61].map(spentText)).toEqual(['1 s', '1 min 1 s']);
  });

  it('show fractions of marks to two places', () => {
    expect(marksText(100 / 3)).toBe('33.33');
    expect(marksText(40)).toBe('40');
    expect(marksText(-2.5)).toBe('−2.5');
  });
});

describe('a list', () => {
  it('is not called empty by old rows before the refresh is over', () => {
    expect(listed({ rows: [], isListed: false, readUnder: 'refreshing' }, 'fresh')).toEqual({ show: 'loading' });
    expect(listed({ rows: [], isListed: false, readUnder: 'fresh' }, 'fresh')).toEqual({ show: 'empty' });
  });

  it('shows its rows whatever the state of the network', () => {
    for (const freshness of ['refreshing', 'fresh', 'offline', 'failed'] as const)
      expect(listed({ rows: [1], isListed: true, readUnder: 'refreshing' }, freshness)).toEqual({ show: 'rows', rows: [1] });
  });

  it('says why it has no rows', () => {
    expect(listed({ rows: [], isListed: false, readUnder: 'refreshing' }, 'offline')).toEqual({ show: 'offline' });
    expect(listed({ rows: [], isListed: false, readUnder: 'refreshing' }, 'failed')).toEqual({ show: 'failed' });
  });

  it('is empty without the server where the server has once said so, but for who is shut out', () => {
    const empty = { rows: [], isListed: true, readUnder: 'refreshing' as const };
    for (const freshness of ['offline', 'failed'] as const) expect(listed(empty, freshness)).toEqual({ show: 'empty' });
    expect(listed(empty, 'refreshing')).toEqual({ show: 'loading' });
    expect(listed(empty, 'shut-out')).toEqual({ show: 'shut-out' });
  });
});

describe('a parcel', () => {
  const now = Date.parse('2026-02-03T10:00:00.000Z');
  const busy = { tries: 2, triedAt: now - 5_000, reason: 'The server is busy.' };

  it.each([
    ['new', parcel()],
    ['network', parcel({ tries: 1, reason: 'The server could not be reached.', nextTryAt: now + 4_000 })],
    ['network', parcel({ tries: 1, cause: 'stranger', nextTryAt: now + 4_000 })],
    ['network', parcel({ tries: 1, reason: 'Something other than the exam server answered.', nextTryAt: now + 4_000 })],
    ['busy', parcel({ tries: 1, cause: 'failed', nextTryAt: now + 4_000 })],
    ['busy', parcel({ ...busy, nextTryAt: now + 4_000 })],
    ['held', parcel({ ...busy, notBefore: now + 30_000 })],
    ['busy', parcel({ ...busy, notBefore: now - 1 })],
    ['sign-in', parcel({ state: 'sign-in' })],
    ['refused', parcel({ state: 'refused' })],
    ['elsewhere', parcel({ state: 'elsewhere' })],
    ['sending', parcel({ ...busy, sendingSince: now - 2_000 })],
  ] as const)('is shown as %s', (situation, what) => expect(situationOf(what, now)).toBe(situation));

  it('is not called sending for ever after a try that was killed', () => {
    expect(situationOf(parcel({ sendingSince: now - 120_000 }), now)).toBe('new');
    expect(situationOf(parcel({ sendingSince: now + 3_600_000 }), now)).toBe('new');
  });

  it('gives its next try: the later of two times, or the condition', () => {
    vi.stubGlobal('SyncManager', class {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const wait = parcelWords(copy, parcel({ ...busy, nextTryAt: now + 4_000, notBefore: now + 30_000 }), now);
    expect(wait.nextTry).toBe(clockText(now + 30_000));
    expect(wait.why).toContain(clockText(now + 30_000));
    expect(parcelWords(copy, parcel({ ...busy, nextTryAt: now + 4_000 }), now).nextTry).toBe(clockText(now + 4_000));
    expect(parcelWords(copy, parcel({ ...busy, nextTryAt: now - 1 }), now).nextTry).toBe('When there is a network');
    expect(parcelWords(copy, parcel({ state: 'sign-in' }), now).nextTry).toBe('When you have signed in');
    const signIn = parcelWords(copy, parcel({ state: 'sign-in', tries: 1, nextTryAt: now + 4_000 }), now).nextTry;
    expect(signIn).toBe(`${clockText(now + 4_000)}, or when you have signed in`);
    const night = new Date(2026, 1, 3, 23, 59, 58).getTime();
    expect(parcelWords(copy, parcel({ ...busy, nextTryAt: night + 4_000 }), night).nextTry).toContain('4 Feb 2026');
    const overlong = parcelWords(copy, parcel({ ...busy, notBefore: now + 86_400_000 }), now);
    expect([overlong.nextTry, overlong.why]).toEqual(['When there is a network', 'The server is busy.']);
    const refused = (more: object) => parcelWords(copy, parcel({ state: 'refused', ...more }), now).nextTry;
    expect(refused({ nextTryAt: now + 3_600_000 })).toBe(clockText(now + 3_600_000));
    expect(refused({ nextTryAt: now - 1 })).toBe('When there is a network');
    expect(refused({ nextTryAt: now + 4_000, cause: 'erased' })).toBe('No automatic try');
  });

  it('counts its answers, and accepts a body that cannot be read', () => {
    const answers = [1, null, 2].map((selectedOptionId, i) => ({ questionId: i + 1, selectedOptionId, markedForReview: false }));
    expect(answeredIn(JSON.stringify({ assessmentId: 1, timeTaken: 9, submitted: true, answers }))).toEqual({ answered: 2, of: 3 });
    for (const body of ['', '{', 'null', '{"answers":5}']) expect(answeredIn(body)).toBeNull();
  });
});

it.each([
  ['+919123456789', '+91\u00a091234\u00a056789'],
  ['+91 9123456789', '+91\u00a091234\u00a056789'],
  ['9123456789', '91234\u00a056789'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['', ''],
])('the phone number %j is shown as %j', (phone, shown) => expect(phoneText(phone)).toBe(shown));
