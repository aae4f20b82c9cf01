import { expect, it } from 'vitest';
import { retryParcel, tryNowEvent } from '../../../../src/runner/outbox/try-now';
import { Phone } from '../../../kit/learner';
import { parcel } from '../../../kit/parcel';

/** Tries a parcel of this state again; returns how often the page was asked to deliver, and the parcel on the device afterwards. */
async function asked(state: 'waiting' | 'refused' | 'sign-in') {
  const { db } = new Phone();
  const page = new EventTarget();
  let times = 0;
  page.addEventListener(tryNowEvent, () => {
    times += 1;
  });
  const kept = parcel({ state, nextTryAt: 5_000 });
  await db.parcels.put(kept);
  await retryParcel(db, page, kept);
  return { times, left: await db.parcels.get(['asha', 7]), kept };
}

it('a refused parcel waits again, and is due', async () => {
  const { times, left, kept } = await asked('refused');
  expect([times, left]).toEqual([1, { ...kept, state: 'waiting', nextTryAt: 0 }]);
});

it.each(['waiting', 'sign-in'] as const)('a parcel that is %s keeps its state, and is tried now', async (state) => {
  const { times, left, kept } = await asked(state);
  expect([times, left]).toEqual([1, kept]);
});
