import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { unavailable } from '../../replies/refusal';

/** What one hash takes: KiB of memory, passes, threads. */
interface Cost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** The least that OWASP names for argon2id, and the library's defaults: 19 MiB, two passes, one thread. */
const leastOfOwasp: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Passwords that wait for their turn: about five seconds of work. Half of the places are for sign-ins alone, so that a flood of sign-ups keeps nobody out. */
const mostWaiting = { signIns: 100, others: 50 } as const;
const retryAfter = 3;

/** Hashes of passwords, few at a time: hashing takes a whole core, and hand-ins come first. */
export interface Passwords {
  /** The hash of a new password, with its salt and costs. Rejects with 503 where too many wait. */
  hash(password: string): Promise<string>;
  /** Whether a password is that of a hash. `null`: there is no account, which takes the same time and is never right. Rejects with 503 where too many wait. */
  isRight(password: string, hashed: string | null): Promise<boolean>;
}

/** On a machine of two cores, one hash at a time; never more than half of Node's pool of four threads, which files and signatures need too. */
const usualAtOnce = availableParallelism() > 2 ? 2 : 1;

/** `cost`: tests that are not about the hash itself give a cheap one. A hash says what it cost, so each is checked by its own. */
export function openPasswords(atOnce = usualAtOnce, cost = leastOfOwasp): Passwords {
  const limit = pLimit(atOnce);
  // Loaded only where the setting asks for it.
  const argon2 = import('@node-rs/argon2');
  const hash = async (password: string): Promise<string> => (await argon2).hash(password, cost);
  // Made at once, so that the first look for an account that is not there takes no longer than later ones. A machine without the library ends here, at its start.
  const ofNobody = hash('');

  function inTurn<T>(most: number, work: () => Promise<T>): Promise<T> {
    if (limit.pendingCount >= most) return Promise.reject(unavailable({ code: 'passwords-being-checked' }, retryAfter));
    return limit(work);
  }

  return {
    hash: (password) => inTurn(mostWaiting.others, () => hash(password)),
    isRight: async (password, hashed) => {
      const other = await ofNobody;
      const isSame = await inTurn(mostWaiting.signIns, async () => (await argon2).verify(hashed ?? other, password));
      return hashed !== null && isSame;
    },
  };
}
