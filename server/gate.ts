import type { Config } from './config';
import { addressOf, rateLimit, type Take } from './rate';
import { Refusal, unavailable } from './refusal';

/** Requests answered at once; far above what one process can work off in the seconds a learner waits. */
const maxInWork = 10_000;
const retryAfter = 3;

/** Turns away what is too much, before it costs anything. */
export interface Gate {
  /**
   * Counts a request in until the answer function is called. `remote` is the connection's other end, `forwardedFor` what proxies say of it.
   * Throws 429 for its address, 503 where too many are in work.
   */
  enter(remote: string | undefined, forwardedFor: string | undefined): () => void;
  /** Throws 429 for a person. By uid and not by address alone: an exam hall is one address. */
  admit(uid: string): void;
}

function demand(seconds: number): void {
  if (seconds > 0) throw new Refusal('too-many-requests', `Too many requests; come again in ${seconds} s.`, { retryAfter: seconds });
}

export function openGate({ perUser, perAddress, proxies }: Config['limits'], room = maxInWork): Gate {
  const clock = () => performance.now();
  const [byUser, byAddress]: [Take, Take] = [rateLimit(perUser, clock), rateLimit(perAddress, clock)];
  let inWork = 0;
  const leave = () => {
    inWork -= 1;
  };
  return {
    enter(remote, forwardedFor) {
      if (inWork >= room) throw unavailable('The portal is overloaded at this moment.', retryAfter);
      demand(byAddress(addressOf(remote, forwardedFor, proxies)));
      inWork += 1;
      return leave;
    },
    admit: (uid) => demand(byUser(uid)),
  };
}
