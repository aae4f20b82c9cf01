import { begin, step } from '../../src/runner/attempt/attempt';
import { deliver } from '../../src/runner/outbox/deliver';
import { drain } from '../../src/runner/outbox/drain';
import { handIn } from '../../src/runner/outbox/hand-in';
import { firstSendAt } from '../../src/runner/outbox/send-jitter';
import type { VirtualClock } from '../clock/virtual-clock';
import type { Reply } from '../cluster/exchange';
import { memoryDevice } from './device';
import { latestSubscriber } from './live-query';

export const assessmentId = 7;

/** What became of one learner's hand-in, in milliseconds of the clock. */
export interface Told {
  uid: string;
  /** When the first try left the device; null: not yet. */
  firstTryAt: number | null;
  acknowledgedAt: number | null;
  tries: number;
}

/** What carries a request from a device to the portal and an answer back. */
export type Carry = (uid: string, isGone: () => boolean, answer: (reply: Reply) => void) => void;

interface Parts {
  clock: VirtualClock;
  random: () => number;
  carry: Carry;
  /** Is called when the outbox is empty. */
  delivered: () => void;
}

/** A page of which nothing but the outbox is used: no network event, no other tab. */
const place = { addEventListener: () => undefined, removeEventListener: () => undefined };
const document = { ...place, visibilityState: 'visible' };

const minutes = 30;

/** What `send` of the outbox reads of a reply. */
const responseOf = ({ status, retryAfter, body }: Exclude<Reply, 'cut'>): Response => {
  const headers = { get: (name: string) => (name === 'Retry-After' && retryAfter !== null ? String(retryAfter) : null) };
  return { type: 'basic', status, headers, text: async () => body } as unknown as Response;
};

/**
 * One learner's page, with the product's hand-in, drain, delivery, verdicts and backoff. The hand-in is made now, by the learner or at the end of the time
 * (then the first try waits for the send jitter).
 */
export function handsIn(uid: string, by: 'hand' | 'clock', { clock, random, carry, delivered }: Parts): Told {
  const told: Told = { uid, firstTryAt: null, acknowledgedAt: null, tries: 0 };
  const { db, hasParcel } = memoryDevice();
  const { now } = clock;

  const fetch = (_url: unknown, { signal }: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      told.firstTryAt ??= now();
      told.tries += 1;
      let isGone = false;
      signal?.addEventListener('abort', () => {
        isGone = true;
        reject(signal.reason);
      });
      const answer = (reply: Reply): void => {
        if (isGone) return;
        if (signal) clock.forgets(signal);
        if (reply === 'cut') reject(new TypeError('Failed to fetch'));
        else resolve(responseOf(reply));
      };
      carry(uid, () => isGone, answer);
    });

  const carrier = {
    db,
    base: '/api',
    fetch: fetch as typeof globalThis.fetch,
    token: async () => ({ token: uid }),
    withLock: <T>(work: () => Promise<T>) => work(),
    now,
    random,
  };
  const tries: typeof deliver = async (...args) => {
    const left = await deliver(...args);
    if (left === 0 && told.acknowledgedAt === null && told.tries > 0 && !hasParcel()) {
      told.acknowledgedAt = now();
      stop();
      delivered();
    }
    return left;
  };
  const stop = drain({ db, deliver: (who, urgency) => tries(carrier, who, urgency), now, page: place, document }, uid);
  const hears = latestSubscriber();

  // After the page's first look at its empty outbox.
  clock.after(0, () => {
    const seconds = by === 'clock' ? minutes * 60 : 2 * minutes * 60;
    const started = begin({ uid, assessmentId, questionIds: [1], seconds, at: now() - minutes * 60_000, isDated: true });
    const over = step(started, { type: by === 'clock' ? 'ticked' : 'submitted', at: now() });
    void handIn(db, over, 'Mock', firstSendAt(over, now(), random())).then(hears);
  });
  return told;
}
