import { fetchAnew } from '../contract/calls/fetch-anew';
import { Device, device } from '../src/runner/device/db';
import { lastPerson } from '../src/runner/device/people';
import { renewLog } from '../src/runner/device/renew-log';
import { parcelsOf } from '../src/runner/device/shelf';
import { showAppBadge } from '../src/runner/outbox/app-badge';
import { type DeliveryContext, deliver } from '../src/runner/outbox/deliver';
import { passesSendJitter } from '../src/runner/outbox/send-jitter';
import { tellStarts } from '../src/runner/outbox/tell-starts';
import { unsentCount } from '../src/runner/outbox/unsent';
import { withOutboxLock, withStartsLock } from '../src/runner/outbox/with-outbox-lock';
import { type Tokens, withTokens } from './token';

Device.renew = renewLog;

/** Rejects with TypeError while the identity service is out of reach. */
async function freshOf(token: Tokens, uid: string): Promise<string | null> {
  const minted = await token(uid, true);
  if (minted === 'unreachable') throw new TypeError('The identity service is out of reach.');
  return minted === 'sign-in' ? null : minted.token;
}

/** Sends the signed-in person's parcels, then the starts. Rejects while any is left, so that the browser retries. */
export async function drainOutbox(): Promise<void> {
  const person = await lastPerson(device);
  if (person === null) return;
  // Where a full disk has cut the log of the databases, writes are refused until it is renewed (store-log.ts).
  // A device that has no room for a new log sends all the same.
  await device.log.whole();
  // The worker may run with or just after the page: parcels of the deadline wait for their send jitter here too.
  await passesSendJitter(() => parcelsOf(device, person.uid));
  const left = await withTokens(device, async (token) => {
    const carrier: DeliveryContext = {
      db: device,
      base: import.meta.env.VITE_API_BASE_URL ?? '/api',
      fetch: fetchAnew(
        (...args) => fetch(...args),
        () => freshOf(token, person.uid),
      ),
      token: (uid) => token(uid, false),
      withLock: withOutboxLock,
      now: Date.now,
      random: Math.random,
    };
    const parcels = await deliver(carrier, person.uid, 'now');
    return parcels + (await tellStarts({ ...carrier, withLock: withStartsLock }, person.uid, 'now'));
  });
  await showAppBadge(navigator, await unsentCount(device, person.uid));
  if (left > 0) throw new Error(`${left} still waiting to be sent`);
}
