import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/client';
import { countdownText } from '../../../../src/runner/screens/sealed/countdown';
import { createOpening } from '../../../../src/runner/screens/sealed/opening';
import type { Opened } from '../../../../src/runner/seal/open-seal';
import { paper } from '../../../kit/paper';
import { sealedOf } from '../../../kit/seal';
import { until } from '../../../kit/until';

const opensAt = '2026-03-01T10:00:00.000Z';
const hour = Date.parse(opensAt);
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const refusal = (code: 'not-open' | 'unavailable', at?: string, headers = {}) =>
  new ApiError('problem', 403, { code, message: 'No.', ...(at && { at }) }, new Headers(headers));

/** A page that waits for the hour from `before` milliseconds ahead of it. `unlock`: the server's replies in turn. */
function waits({ before, isSure = true, times = {}, replies }: { before: number; isSure?: boolean; times?: object; replies?: Error[] }) {
  vi.setSystemTime(hour - before);
  const sealed = sealedOf(paper(), { opensAt, ...times });
  const kept: { opened: Opened; by: string }[] = [];
  const asked: number[] = [];
  const moved: (string | undefined)[] = [];
  let hear: (by: number) => void = () => undefined;
  const left: (string | Error)[] = replies ?? [base64(sealed.key)];
  const opening = createOpening({
    paper: sealed.paper,
    clock: {
      now: Date.now,
      isSure: () => isSure,
      onWord: (listener) => {
        hear = listener;
        return () => undefined;
      },
      record: () => undefined,
    },
    unlock: async () => {
      asked.push(Date.now() - hour);
      const reply = left.length > 1 ? left.shift() : left[0];
      if (typeof reply !== 'string') throw reply;
      return reply;
    },
    askTime: async () => undefined,
    keep: async (opened, _, by) => void kept.push({ opened, by }),
    refetch: () => undefined,
    onMoved: (paper) => moved.push(paper.opensAt),
    random: () => 0.5,
  });
  /** Moves the device's time, as a word of the server does. */
  const moves = (by: number) => {
    vi.setSystemTime(Date.now() + by);
    hear(by);
  };
  return { sealed, opening, kept, asked, moved, moves, stop: opening.run() };
}

describe('the wait for the hour', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('asks for the key after the hour and its own share of the spread, and opens the paper', async () => {
    const page = waits({ before: 10_000 });
    await vi.advanceTimersByTimeAsync(11_500);
    expect(page.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(page.asked[0]).toBeGreaterThanOrEqual(2_000);
    vi.useRealTimers();
    await until(() => page.kept.length === 1);
    expect(page.kept[0]).toMatchObject({ by: 'key', opened: { paper: { subjects: paper().subjects } } });
    page.stop();
  });

  it('asks at once where it is opened after the hour, then after about 3 and 6 seconds, and as late as the server asks', async () => {
    const page = waits({
      before: -60_000,
      replies: [new ApiError('offline'), new ApiError('offline'), refusal('unavailable', undefined, { 'Retry-After': '30' })],
    });
    await vi.advanceTimersByTimeAsync(12_000);
    expect(page.asked.map((at) => Math.round((at - 60_000) / 1000))).toEqual([0, 3, 9]);
    expect(page.opening.getState()).toMatchObject({ step: 'asking', failure: expect.any(ApiError) });
    await vi.advanceTimersByTimeAsync(26_000);
    expect(page.asked).toHaveLength(3);
    page.stop();
  });

  it('waits for the hour again when the server turns a clock back that was a day ahead', async () => {
    const day = 86_400_000;
    const page = waits({ before: 10_000 - day, replies: [refusal('not-open', opensAt)] });
    await vi.advanceTimersByTimeAsync(500);
    expect(page.asked).toHaveLength(1);
    page.moves(-day);
    expect(page.opening.getState()).toMatchObject({ step: 'waiting', opensAt: hour });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(page.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(page.asked.length).toBeGreaterThan(1);
    page.stop();
  });

  it('asks again in time where the server turns a clock back after a failure', async () => {
    const page = waits({ before: -120_000, replies: [new ApiError('offline')] });
    await vi.advanceTimersByTimeAsync(500);
    page.moves(-60_000);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(page.asked.length).toBeGreaterThan(1);
    page.stop();
  });

  it('waits on where the server opens later, and stores the new time', async () => {
    const later = '2026-03-01T10:30:00.000Z';
    const page = waits({ before: 1_000, replies: [refusal('not-open', later)] });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(page.opening.getState()).toMatchObject({ step: 'waiting', opensAt: Date.parse(later), failure: null });
    expect(page.moved).toEqual([later]);
    page.stop();
  });

  it('asks at the new time, and not at the old one, where another copy of the paper names a later one', async () => {
    const page = waits({ before: 2_000, replies: [new ApiError('offline')] });
    const halfHour = 30 * 60_000;
    page.opening.hearPaper({ ...page.sealed.paper, opensAt: '2026-03-01T10:30:00.000Z' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.asked).toEqual([]);
    expect(page.opening.getState()).toMatchObject({ step: 'waiting', opensAt: hour + halfHour });
    await vi.advanceTimersByTimeAsync(halfHour - 55_000);
    expect(page.asked[0]).toBeGreaterThanOrEqual(halfHour);
    page.stop();
  });

  it('asks at the new time where another copy of the paper names an earlier one', async () => {
    const page = waits({ before: 600_000, replies: [new ApiError('offline')] });
    page.opening.hearPaper({ ...page.sealed.paper, opensAt: '2026-03-01T09:51:00.000Z' });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(page.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(page.asked[0]).toBeLessThan(-530_000);
    page.stop();
  });

  it('waits again, without the failure, where the paper is moved while the server is asked for the key', async () => {
    const page = waits({ before: -1_000, replies: [new ApiError('offline')] });
    await vi.advanceTimersByTimeAsync(500);
    expect(page.opening.getState()).toMatchObject({ step: 'asking', failure: expect.any(ApiError) });
    page.opening.hearPaper({ ...page.sealed.paper, opensAt: '2026-03-01T10:30:00.000Z' });
    expect(page.opening.getState()).toMatchObject({ step: 'waiting', failure: null });
    const asked = page.asked.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.asked).toHaveLength(asked);
    page.stop();
  });

  it('asks again in a moment where the server is a second behind', async () => {
    const page = waits({ before: 0, replies: [refusal('not-open', opensAt)] });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(page.opening.getState()).toMatchObject({ step: 'asking', failure: null });
    expect(page.asked.length).toBeGreaterThan(1);
    page.stop();
  });

  it('is over after the last time of a start, if the clock is sure', () => {
    const times = { closesAt: '2026-03-01T10:10:00.000Z' };
    expect(waits({ before: -11 * 60_000, times }).opening.getState().step).toBe('closed');
    expect(waits({ before: -11 * 60_000, times, isSure: false }).opening.getState().step).not.toBe('closed');
  });
});

describe('a typed code', () => {
  afterEach(() => void vi.useRealTimers());
  const at = (before: number, isSure: boolean) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    return waits({ before, isSure });
  };

  it('opens the paper under a clock that has not heard the server, however early', async () => {
    const page = at(86_400_000, false);
    await page.opening.tryCode('abcd efgh-jklm');
    expect(page.kept).toMatchObject([{ by: 'code' }]);
    page.stop();
  });

  it('is not accepted before the hour where the clock is sure', async () => {
    const page = at(1_000, true);
    await page.opening.tryCode(page.sealed.code);
    expect(page.opening.getState().codeFault).toBe('too-early');
    expect(page.kept).toEqual([]);
    page.stop();
  });

  it('is told apart from what cannot be a code, and from a wrong one; the right one opens afterwards', async () => {
    const page = at(86_400_000, false);
    await page.opening.tryCode('ABCD');
    expect(page.opening.getState().codeFault).toBe('not-a-code');
    await page.opening.tryCode('ABCDEFGHJKLN');
    expect(page.opening.getState()).toMatchObject({ codeFault: 'wrong-code', isChecking: false });
    await page.opening.tryCode(page.sealed.code);
    expect(page.kept).toHaveLength(1);
    page.stop();
  });
});

describe('the countdown', () => {
  const words = { days: (d: number, h: number) => `${d} d ${h} h`, hours: (h: number, m: number) => `${h} h ${m} min` };
  it.each([
    [2 * 86_400_000, '2 d 0 h'],
    [25 * 3_600_000 - 1, '1 d 1 h'],
    [86_400_000, '24 h 0 min'],
    [3_600_001, '1 h 1 min'],
    [3_600_000, '60:00'],
    [59_001, '01:00'],
    [-5, '00:00'],
  ])('shows %i ms as %s', (left, text) => expect(countdownText(left, words)).toBe(text));
});
