import type { Config } from '../config/config';
import type { MaybePromise } from '../performance/maybe-promise';
import { Refusal, unavailable } from '../replies/refusal';
import { rateLimit, type Take } from './rate-limit';

/** Requests worked on at once; far above what one process can work off in the seconds a learner waits. */
const maxInWork = 10_000;
const retryAfter = 3;

/** Limits of requests: refuses what is too much before it costs anything. */
export interface RequestLimits {
  /** Counts a request without a good token. Throws 429 for its address. */
  countUnauthenticated(address: string): void;
  /** Counts a request of a person. Throws 429 for them, or for their address. By uid and not by address alone: an exam hall is one address. */
  countRequest(uid: string, address: string): void;
  /** Runs `work` as one of the requests in work. Throws 503 where these are too many. Nothing that waits for bytes of a sender belongs into it. */
  withinCapacity<T>(work: () => MaybePromise<T>): MaybePromise<T>;
}

function demand(seconds: number): void {
  if (seconds > 0) throw new Refusal('too-many-requests', `Too many requests; come again in ${seconds} s.`, { retryAfter: seconds });
}

/** Requests without a good token are counted apart, so that they take nothing from the allowance of those who share their address and are signed in. */
export function openRequestLimits({ perUser, perAddress }: Omit<Config['limits'], 'proxies'>, room = maxInWork): RequestLimits {
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
      if (inWork >= room) throw unavailable('The portal is overloaded at this moment.', retryAfter);
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
