import { describe, expect, it, vi } from 'vitest';
import { begin } from '../../../../src/runner/attempt/attempt';
import { handInOverdue } from '../../../../src/runner/outbox/overdue';
import { Phone } from '../../../kit/learner';
import { paper } from '../../../kit/paper';

const deadline = Date.parse('2026-03-01T09:30:00Z');

interface Case {
  /** Trusted time, in milliseconds after the deadline. */
  past: number;
  lag?: number;
  isSure?: boolean;
  hasPaper?: boolean;
  /** Trusted time once the server was asked. */
  told?: number;
}

/** A device with one attempt under way that no page watches, and what becomes of it. */
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

describe('an attempt that no page watched', () => {
  it('is handed in from its deadline on, not before', async () => {
    expect(await left({ past: -1 })).toMatchObject({ count: 0, parcel: undefined });
    const over = await left({ past: 0 });
    expect([over.count, over.parcel?.title, over.parcel?.handedInAt]).toEqual([1, 'Paper 7', deadline]);
  });

  it('counts in its own time, by which it was begun', async () => {
    expect(await left({ past: -1, lag: 1 })).toMatchObject({ status: 'handed-in', parcel: { handedInAt: deadline } });
    expect((await left({ past: 0, lag: -1 })).parcel).toBeUndefined();
  });

  it('is called by its number where its paper is gone', async () => {
    expect((await left({ past: 0, hasPaper: false })).parcel?.title).toBe('Assessment #7');
  });

  it('is handed in after the server was asked for the time, where the clock is not sure and it seems to be over', async () => {
    expect(await left({ past: 0, isSure: false })).toMatchObject({ count: 1, asked: 1 });
    expect(await left({ past: 0, isSure: false, told: -1 })).toMatchObject({ count: 0, asked: 1, parcel: undefined });
    expect((await left({ past: -1, isSure: false })).asked).toBe(0);
    expect((await left({ past: 0 })).asked).toBe(0);
  });
});
