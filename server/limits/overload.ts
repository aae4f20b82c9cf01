import type { ServerConfig } from '../config/config';
import type { MaybePromise } from '../performance/maybe-promise';
import { Refusal, unavailable } from '../replies/refusal';
import { rateLimit, type Take } from './rate-limit';

/** Most requests in work at once: far more than one process finishes in the seconds that a learner waits. */
const maxInWork = 10_000;
const retryAfter = 3;

/** Limits of requests: refuses what is too much before it costs anything. */
export interface RequestLimits {
  /** Counts a request without a good token. Throws 429 for its address. */
  countUnauthenticated(address: string): void;
  /** Counts a request of a person. Throws 429 for the person or for the address. By uid too, since an exam hall is one address. */
  countRequest(uid: string, address: string): void;
  /** Runs `work` as one of the requests in work. Throws 503 where these are too many. Nothing that waits for bytes of a sender belongs into it. */
  withinCapacity<T>(work: () => MaybePromise<T>): MaybePromise<T>;
}

function demand(seconds: number): void {
  if (seconds > 0) throw new Refusal('too-many-requests', { code: 'requests-too-many', seconds }, { retryAfter: seconds });
}

/** Requests without a good token have a count of their own, so that they do not use up the limit of signed-in people at the same address. */
export function openRequestLimits({ perUser, perAddress }: Omit<ServerConfig['limits'], 'proxies'>, room = maxInWork): RequestLimits {
  const clock = () => performance.now();
  const [byUser, byAddress, byStranger]: [Take, Take, Take] = [
    rateLimit(perUser, clock),
    rateLimit(perAddress, clock),
    rateLimit(perAddress, clock),
  ];
  let inWork = 0;
  const leave = (): void => {
    inWork -= 1;
  };
  return {
    countUnauthenticated: (address) => demand(byStranger(address)),
    countRequest(uid, address) {
      demand(byUser(uid));
      demand(byAddress(address));
    },
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
