import { setImmediate, setTimeout } from 'node:timers/promises';
import { Refusal, unavailable } from './refusal';

/** People whose work waits for its turn, each with a request in work. */
const mostWaiting = 20;
const retryAfter = 10;

/** To be awaited between two parts of long work: lets other requests come in between, for as long as the part took. */
type Pause = () => Promise<void>;

/** Work that takes long: that of one person at a time, and no more than half of a core. */
export interface LongWork {
  /** Does the work of a person when its turn comes. Rejects with 429 where the person has such work already, and with 503 where too many wait. */
  inTurn<T>(uid: string, work: (pause: Pause) => Promise<T>): Promise<T>;
}

function pauseOf(): Pause {
  let began = performance.now();
  return async () => {
    await setTimeout(performance.now() - began);
    began = performance.now();
  };
}

/** What does parts of several works one at a time, with a pause after each for as long as it took: together no more than half of a core. */
export function openTurns(): <T>(part: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (part) => {
    let began = 0;
    const own = last.then(() => {
      began = performance.now();
      return part();
    });
    const pause = async (): Promise<void> => {
      const took = performance.now() - began;
      await (took < 1 ? setImmediate() : setTimeout(took));
    };
    last = own.then(pause, pause);
    return own;
  };
}

export function openLongWork(): LongWork {
  const people = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    async inTurn(uid, work) {
      if (people.has(uid)) throw new Refusal('too-many-requests', { code: 'bodies-under-way' }, { retryAfter });
      if (people.size > mostWaiting) throw unavailable({ code: 'portal-overloaded' }, retryAfter);
      people.add(uid);
      const own = last.then(() => work(pauseOf())).finally(() => people.delete(uid));
      last = own.catch(() => undefined);
      return own;
    },
  };
}
