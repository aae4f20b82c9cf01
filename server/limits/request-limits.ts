import type { ServerConfig } from '../config/config';
import type { MaybePromise } from '../memory/maybe-promise';
import { Refusal, unavailable } from '../replies/refusal';
import { rateLimit } from './bucket';
import { type IdleTurns, openIdleTurns } from './idle-turns';
import { type Exchange, openSharedLimits, type SharedLimits } from './shared-limits';

/** Most requests in work at once: far more than one process finishes in the seconds that a learner waits. */
const maxInWork = 10_000;
const retryAfter = 3;
/** Documents of the API a minute and address: each is large, and no page of the portal asks for one. */
const documentsPerMinute = 60;

/** Limits of requests: refuses what is too much before it costs anything. */
export interface RequestLimits {
  /** Counts a request without a good token. Throws 429 for its address. */
  countUnauthenticated(address: string): void;
  /** Counts a request for a document of the API, which needs no token. Throws 429 for its address. */
  countDocument(address: string): void;
  /** Counts a request of a person. Throws 429 for the person or for the address. By uid too, since an exam hall is one address. */
  countRequest(uid: string, address: string): void;
  /** The turn of a request that is counted: at once but for who sends much beside others. */
  turn: IdleTurns['turn'];
  /** Runs `work` as one of the requests in work. Throws 503 where these are too many. Nothing that waits for bytes of a sender belongs into it. */
  withinCapacity<T>(work: () => MaybePromise<T>): MaybePromise<T>;
  /** What makes the limits of a person and of an address count for all processes; null where this is the only one. */
  shared: SharedLimits | null;
}

function demand(seconds: number): void {
  if (seconds > 0) throw new Refusal('too-many-requests', { code: 'requests-too-many', seconds }, { retryAfter: seconds });
}

/**
 * Requests without a good token have a count of their own, so that they do not use up the limit of signed-in people at the same address. `exchange`: with the
 * other processes; null: there is none. `room`: most requests in work at once, in this process. `clock`: milliseconds.
 */
export function openRequestLimits(
  { perUser, perAddress }: Omit<ServerConfig['limits'], 'proxies'>,
  room = maxInWork,
  exchange: Exchange | null = null,
  clock = () => performance.now(),
): RequestLimits {
  const limit = (perMinute: number) => rateLimit(perMinute, clock, exchange === null ? undefined : () => shared?.wake());
  const [user, address, stranger] = [limit(perUser), limit(perAddress), limit(perAddress)];
  const document = rateLimit(documentsPerMinute, clock);
  const shared = exchange === null ? null : openSharedLimits({ user, address, stranger }, exchange, clock);
  let inWork = 0;
  const leave = (): void => {
    inWork -= 1;
  };
  return {
    shared,
    countUnauthenticated: (from) => demand(stranger.take(from)),
    countDocument: (from) => demand(document.take(from)),
    countRequest(uid, from) {
      demand(user.take(uid));
      demand(address.take(from));
    },
    turn: openIdleTurns(perUser, clock).turn,
    withinCapacity(work) {
      if (inWork >= room) throw unavailable({ code: 'portal-overloaded' }, retryAfter);
      inWork += 1;
      let outcome: ReturnType<typeof work> | undefined;
      try {
        outcome = work();
      } finally {
        if (!(outcome instanceof Promise)) leave();
      }
      return outcome instanceof Promise ? outcome.finally(leave) : outcome;
    },
  };
}
