import { expect, it } from 'vitest';
import { begin } from '../../../../src/runner/attempt/attempt';
import { receiptFor, receiptsOf } from '../../../../src/runner/outbox/receipts';
import { Phone } from '../../../kit/learner';
import { parcel } from '../../../kit/parcel';

it('a receipt counts the answers, and says when they were handed in and received', () => {
  expect(receiptFor(parcel(), '2026-03-01T09:30:00.000Z')).toEqual({
    title: 'Mock',
    handedInAt: 1_000,
    receivedAt: '2026-03-01T09:30:00.000Z',
    counts: { answered: 1, of: 2 },
  });
});

it('a receipt keeps what is known of the clock of the attempt', () => {
  const clock = { changedBy: 60_000 } as unknown as NonNullable<Parameters<typeof receiptFor>[0]['clock']>;
  expect(receiptFor({ ...parcel(), clock }, '2026-03-01T09:30:00.000Z').clock).toBe(clock);
  expect(receiptFor(parcel(), '2026-03-01T09:30:00.000Z')).not.toHaveProperty('clock');
});

it('the answers of a body that cannot be read are not counted', () => {
  expect(receiptFor(parcel({ body: '{' }), '2026-03-01T09:30:00.000Z').counts).toBeNull();
});

it('a person’s receipts are listed with the latest first, without unsent attempts and without other people’s', async () => {
  const { db } = new Phone();
  const keeps = async (uid: string, assessmentId: number, receivedAt?: string) => {
    const { standings: _, ...row } = begin({ uid, assessmentId, questionIds: [1], seconds: 60, at: 0, isDated: true });
    await db.attempts.put({ ...row, ...(receivedAt !== undefined && { receipt: receiptFor(parcel(), receivedAt) }) });
  };
  await keeps('asha', 1, '2026-03-02T09:00:00.000Z');
  await keeps('asha', 2);
  await keeps('asha', 3, '2026-03-04T09:00:00.000Z');
  await keeps('asha', 4, '2026-03-03T09:00:00.000Z');
  await keeps('ravi', 5, '2026-03-05T09:00:00.000Z');
  expect((await receiptsOf(db, 'asha')).map(({ assessmentId }) => assessmentId)).toEqual([3, 4, 1]);
});
