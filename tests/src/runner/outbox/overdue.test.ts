import { describe, expect, it, vi } from 'vitest';
import { begin } from '../../../../src/runner/attempt/attempt';
import { handInOverdue, overdueQueue, unwatchedMs } from '../../../../src/runner/outbox/overdue';
import { Phone } from '../../../kit/learner';
import { paper } from '../../../kit/paper';

const deadline = Date.parse('2026-03-01T09:30:00Z');

interface Case {
  /** Trusted time before the server is asked, in milliseconds after the deadline. */
  past: number;
  lag?: number;
  isSure?: boolean;
  hasPaper?: boolean;
  /** Trusted time after the server was asked, in milliseconds after the deadline. */
  told?: number;
}

/** Checks a device with one attempt under way that no page watches; returns what the check did. */
async function left({ past, lag = 0, isSure = true, hasPaper = true, told = past }: Case) {
  const { db } = new Phone();
  const attempt = begin({ uid: 'asha', assessmentId: 7, questionIds: [101], seconds: 1800, at: deadline - 1_800_000, isDated: true });
  const { standings: _, ...row } = attempt;
  await db.attempts.put({ ...row, lag });
  if (hasPaper) await db.papers.put({ ...paper(), uid: 'asha' } as never);
  let now = deadline + past;
  const askTime = vi.fn(async () => {
    now = deadline + told;
  });
  const clock = { now: () => now, earliest: () => now, isSure: () => isSure };
  const count = await handInOverdue({ db, clock, askTime }, 'asha');
  const status = (await db.attempts.get(['asha', 7]))?.status;
  return { count, asked: askTime.mock.calls.length, status, parcel: await db.parcels.get(['asha', 7]) };
}

describe('an attempt without an open page', () => {
  it('is handed in from its deadline on, not before', async () => {
    expect(await left({ past: -1 })).toMatchObject({ count: 0, parcel: undefined });
    const over = await left({ past: 0 });
    expect([over.count, over.parcel?.title, over.parcel?.handedInAt]).toEqual([1, 'Paper 7', deadline]);
  });

  it('is measured by its own time, from which it began', async () => {
    expect(await left({ past: -1, lag: 1 })).toMatchObject({ status: 'handed-in', parcel: { handedInAt: deadline } });
    expect((await left({ past: 0, lag: -1 })).parcel).toBeUndefined();
  });

  it('is called by its number if its paper is gone', async () => {
    expect((await left({ past: 0, hasPaper: false })).parcel?.title).toBe('Assessment #7');
  });

  it('is handed in only after the server was asked for the time, if the clock is uncertain and the time seems to be over', async () => {
    expect(await left({ past: 0, isSure: false })).toMatchObject({ count: 1, asked: 1 });
    expect(await left({ past: 0, isSure: false, told: -1 })).toMatchObject({ count: 0, asked: 1, parcel: undefined });
    expect((await left({ past: -1, isSure: false })).asked).toBe(0);
    expect((await left({ past: 0 })).asked).toBe(0);
  });
});

describe('a page that does not show an attempt', () => {
  const begun = (status: 'in-progress' | 'handed-in' = 'in-progress', lag = 0) => {
    const attempt = begin({ uid: 'asha', assessmentId: 7, questionIds: [101], seconds: 1800, at: deadline - 1_800_000, isDated: true });
    const { standings: _, ...row } = attempt;
    return { ...row, status, lag };
  };
  /** When the page looks again, in milliseconds after `deadline`; the wall clock is an hour ahead. */
  async function looksAgain(row: object | null, past: number): Promise<number[]> {
    const { db } = new Phone();
    if (row !== null) await db.attempts.put(row as never);
    const now = deadline + past;
    const hour = 3_600_000;
    const waiting = await overdueQueue({ now: () => now }, () => now + hour).waiting(db, 'asha');
    return waiting.map(({ nextTryAt }) => nextTryAt - hour - deadline);
  }

  it('looks at it when one that shows it would have handed it in', async () => {
    expect(await looksAgain(begun(), -20_000)).toEqual([unwatchedMs]);
    expect(await looksAgain(begun('in-progress', -700), -20_000)).toEqual([unwatchedMs + 700]);
    expect(await looksAgain(begun(), unwatchedMs)).toEqual([unwatchedMs]);
    expect(await looksAgain(begun('handed-in'), -20_000)).toEqual([]);
    expect(await looksAgain(null, -20_000)).toEqual([]);
  });

  it('hands it in only some time after its end', async () => {
    const { db } = new Phone();
    await db.attempts.put(begun() as never);
    let now = deadline + unwatchedMs - 1;
    const parts = { db, clock: { now: () => now, earliest: () => now, isSure: () => true }, askTime: async () => undefined };
    expect(await handInOverdue(parts, 'asha', unwatchedMs)).toBe(0);
    now += 1;
    expect(await handInOverdue(parts, 'asha', unwatchedMs)).toBe(1);
    expect(await db.parcels.get(['asha', 7])).toMatchObject({ handedInAt: deadline });
  });
});

it('an attempt that has time again while it is read stays open', async () => {
  const { db } = new Phone();
  const attempt = begin({ uid: 'asha', assessmentId: 7, questionIds: [101], seconds: 1800, at: deadline - 1_800_000, isDated: true });
  const { standings: _, ...row } = attempt;
  await db.attempts.put({ ...row, lag: 0 } as never);
  const times = [deadline, deadline];
  const clock = { now: () => times.shift() ?? deadline - 60_000, earliest: () => deadline - 60_000, isSure: () => true };
  await handInOverdue({ db, clock, askTime: async () => undefined }, 'asha');
  expect([await db.parcels.count(), (await db.attempts.get(['asha', 7]))?.status]).toEqual([0, 'in-progress']);
});
