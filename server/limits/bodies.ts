import type { MaybePromise } from '../memory/maybe-promise';
import { Refusal } from '../replies/refusal';

/** Most bodies of one person on their way at once. No page of the portal sends as many. */
const mostEach = 6;
const retryAfter = 2;

/** Bodies that are being read. */
export interface Bodies {
  /** Reads a body that is not whole yet. Throws 429 where too many bodies of that person are on their way. */
  reading<T>(uid: string, read: () => MaybePromise<T>): MaybePromise<T>;
}

export function openBodies(): Bodies {
  const onTheirWay = new Map<string, number>();
  const count = (uid: string, change: 1 | -1): void => {
    const now = (onTheirWay.get(uid) ?? 0) + change;
    if (now > 0) onTheirWay.set(uid, now);
    else onTheirWay.delete(uid);
  };
  return {
    reading(uid, read) {
      if ((onTheirWay.get(uid) ?? 0) >= mostEach) throw new Refusal('too-many-requests', { code: 'bodies-under-way' }, { retryAfter });
      const body = read();
      if (!(body instanceof Promise)) return body;
      count(uid, 1);
      return body.finally(() => count(uid, -1));
    },
  };
}
