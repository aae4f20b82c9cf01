import { expect, it } from 'vitest';
import { type Held, isAhead, resultView } from '../../../../src/learner/result/result-view';
import { parcel, result } from '../made';

const now = Date.parse('2026-03-01T10:00:00.000Z');
const later = now + 60_000;
const submittedAt = '2026-03-01T09:59:00.000Z';
const nothing: Held = { result: null, parcel: null, release: null, isOfChance: false, title: null, submittedAt, isHandedIn: true };
const list = { freshness: 'refreshing', isAbsent: false } as const;
const asking = { freshness: 'refreshing', status: null, problem: null, list, isLost: false, now } as const;
const notReleased = { code: 'not-released', message: 'No.', at: new Date(later).toISOString() } as const;
const refused = { ...asking, freshness: 'failed', status: 403, problem: notReleased } as const;

it('says when the server releases the results, whatever the device knew', () => {
  expect(resultView(nothing, refused)).toEqual({ show: 'awaited', release: later, isOfChance: false, submittedAt });
  expect(resultView({ ...nothing, release: now + 1 }, refused)).toEqual({
    show: 'awaited',
    release: later,
    isOfChance: false,
    submittedAt,
  });
});

it('says the release that the paper on the device names, at once and where the server cannot be asked', () => {
  const held = { ...nothing, release: later };
  expect(resultView(held, { ...asking, freshness: 'offline' })).toEqual({
    show: 'awaited',
    release: later,
    isOfChance: false,
    submittedAt,
  });
  expect(resultView(held, { ...asking, isLost: true })).toEqual({ show: 'awaited', release: later, isOfChance: false, submittedAt });
  expect(resultView(held, asking)).toEqual({ show: 'awaited', release: later, isOfChance: false, submittedAt });
  expect(resultView(held, { ...asking, freshness: 'failed', status: 500 })).toEqual({ show: 'failed', why: 'resultFailed' });
  expect(resultView(held, { ...asking, list: { ...list, freshness: 'shut-out' } })).toEqual({ show: 'failed', why: 'shutOut' });
});

it('says whose time it is where a chance keeps the result back, also where the refusal tells the time of all', () => {
  const held = { ...nothing, release: later + 86_400_000, isOfChance: true };
  const own = { show: 'awaited', release: held.release, isOfChance: true, submittedAt };
  expect(resultView(held, refused)).toEqual(own);
  expect(resultView(held, asking)).toEqual(own);
  // The release of all was put off since.
  expect(resultView({ ...held, release: later - 1 }, refused)).toEqual({ ...own, release: later, isOfChance: false });
});

it('foresees the refusal of what was handed in and is released later, and of nothing else', () => {
  const held = { ...nothing, release: later };
  expect(isAhead(held, now)).toBe(true);
  expect(isAhead(held, later)).toBe(false);
  expect(isAhead(undefined, now)).toBe(false);
  expect(isAhead(nothing, now)).toBe(false);
  expect(isAhead({ ...held, isHandedIn: false }, now)).toBe(false);
  expect(isAhead({ ...held, result: result() }, now)).toBe(false);
  // What has not left is not asked for at all.
  expect(isAhead({ ...held, parcel: parcel() }, now)).toBe(false);
  expect(isAhead({ ...held, parcel: parcel({ state: 'elsewhere' }) }, now)).toBe(true);
});

it('names no release that has passed, and none to a learner who may not see the result', () => {
  const held = { ...nothing, release: now };
  expect(resultView(held, { ...asking, freshness: 'offline' })).toEqual({ show: 'offline' });
  expect(resultView(held, { ...asking, isLost: true })).toEqual({ show: 'sign-in' });
  const forbidden = { ...refused, problem: { code: 'forbidden', message: 'No.' } } as const;
  expect(resultView(held, forbidden)).toEqual({ show: 'failed', why: 'resultForbidden' });
});

it('says nothing of a hand-in that neither device nor server knows of', () => {
  const unsat = { ...nothing, submittedAt: null, isHandedIn: false };
  expect(resultView(unsat, refused)).toEqual({ show: 'loading' });
  expect(resultView(unsat, { ...refused, list: { ...list, freshness: 'offline' } })).toEqual({ show: 'offline' });
  const absent = { freshness: 'fresh', isAbsent: true } as const;
  expect(resultView(unsat, { ...refused, list: absent })).toEqual({ show: 'failed', why: 'resultForbidden' });
  // The paper on the device names a release; nobody has sat it here.
  const kept = { ...unsat, release: later };
  expect(resultView(kept, { ...asking, freshness: 'offline' })).toEqual({ show: 'offline' });
  expect(resultView(kept, { ...asking, isLost: true })).toEqual({ show: 'sign-in' });
});

it('waits for a parcel first, with the release that lies ahead', () => {
  expect(resultView({ ...nothing, parcel: parcel(), release: later }, asking)).toMatchObject({ show: 'waiting', release: later });
  expect(resultView({ ...nothing, parcel: parcel(), release: now }, asking)).toMatchObject({ show: 'waiting', release: null });
  // Another device has submitted: the server can be asked.
  expect(resultView({ ...nothing, parcel: parcel({ state: 'elsewhere' }) }, refused)).toEqual({
    show: 'awaited',
    release: later,
    isOfChance: false,
    submittedAt,
  });
});
