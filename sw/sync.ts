import { device } from '../src/runner/device/db';
import { lastPerson } from '../src/runner/device/people';
import { alone } from '../src/runner/outbox/alone';
import { deliver } from '../src/runner/outbox/deliver';
import { withTokens } from './token';

/** Sends what the signed-in person has waiting. Rejects while something is left, so that the browser asks again. */
export async function drainOutbox(): Promise<void> {
  const person = await lastPerson(device);
  if (person === null) return;
  const left = await withTokens(device, (token) =>
    deliver(
      {
        db: device,
        base: import.meta.env.VITE_API_BASE_URL ?? '/api',
        fetch: (...args) => fetch(...args),
        token,
        alone,
        now: Date.now,
        random: Math.random,
      },
      person.uid,
      'now',
    ),
  );
  if (left > 0) throw new Error(`${left} still waiting to be sent`);
}
