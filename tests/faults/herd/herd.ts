import { begin, step } from '../../../src/runner/attempt/attempt';
import type { Device } from '../../../src/runner/device/db';
import { type DeliveryContext, deliver } from '../../../src/runner/outbox/deliver';
import { drain } from '../../../src/runner/outbox/drain';
import { handIn } from '../../../src/runner/outbox/hand-in';
import { firstSendAt } from '../../../src/runner/outbox/send-jitter';
import { subscribers } from './live-query';

interface Parts {
  db: Device;
  fetch: typeof fetch;
  now: () => number;
  random: () => number;
}

/** One learner's open page: the product's hand-in, drain, delivery and backoff, with the learner's own lock. */
export function opensPage({ db, fetch, now, random }: Parts, uid: string) {
  let tail: Promise<unknown> = Promise.resolve();
  const carrier: DeliveryContext = {
    db,
    base: '/api',
    fetch,
    token: async () => ({ token: uid }),
    withLock: (work) => {
      const run = tail.then(work, work);
      tail = run.catch(() => undefined);
      return run;
    },
    now,
    random,
  };
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const stop = drain({ db, deliver: (...args) => deliver(carrier, ...args), now, page, document }, uid);
  return { page, stop, hears: subscribers.at(-1) ?? (() => undefined) };
}

/** An attempt at assessment 7 that ends now, by the clock or by the learner. */
export async function handsIn({ db, now, random }: Omit<Parts, 'fetch'>, uid: string, by: 'clock' | 'hand'): Promise<void> {
  const seconds = by === 'clock' ? 1_800 : 3_600;
  const started = begin({ uid, assessmentId: 7, questionIds: [1, 2, 3], seconds, at: now() - 1_800_000, isDated: true });
  const over = step(started, { type: by === 'clock' ? 'ticked' : 'submitted', at: now() });
  await handIn(db, over, 'Mock', firstSendAt(over, now(), random()));
}
