import { useEffect, useState } from 'react';
import { callAs, tokenOf } from '../../../api/call';
import { ApiError } from '../../../api/client';
import type { Attempt } from '../../attempt/attempt';
import { device } from '../../device/db';
import { isKnownFiled } from '../../device/shelf';

/** First request some time after the start; later requests only as often as a learner can act on them. */
const firstMs = 5_000;
const againMs = 5 * 60_000;
const leastMs = 30_000;

/** Why the answers of an attempt will not count: another device submitted first, or the server takes nothing from this person. */
export type Vain = 'filedElsewhere' | 'shutOut' | 'erased';

/** The refusal of a person, not of a question. */
function vainBy(error: unknown): Vain | null {
  const problem = error instanceof ApiError ? error.problem : null;
  if (problem?.reason?.code === 'account-erased') return 'erased';
  return problem?.code === 'shut-out' ? 'shutOut' : null;
}

/**
 * Why the attempt under way will not count, as far as the server says; null if it will. Asks while there is a network. `chance`: what was handed in before says
 * nothing of an attempt that is not the first.
 */
export function useVain({ uid, assessmentId, status, chance }: Attempt): Vain | null {
  const [vain, setVain] = useState<Vain | null>(null);
  const isUnderWay = status === 'in-progress';
  const isFirst = !chance;
  const isFinal = vain === 'filedElsewhere' || vain === 'erased';
  useEffect(() => {
    if (!isUnderWay || isFinal) return;
    let isGone = false;
    let askedAt = Number.NEGATIVE_INFINITY;
    const learn = (has: boolean) => {
      if (!isGone) setVain(has && isFirst ? 'filedElsewhere' : null);
    };
    // The lists have no key: a question of the device is no reading of it (ADR 90).
    const isOf = (submission: { assessmentId: number }) => submission.assessmentId === assessmentId;
    const filed = async () => {
      // Another person is signed in here: the server would refuse the question.
      if ((await tokenOf(uid)) === null) return false;
      const call = callAs(uid);
      const params = { uid };
      return (await call('getResults', { params })).some(isOf) || (await call('getAwaited', { params })).some(isOf);
    };
    const ask = () => {
      if (document.visibilityState === 'hidden' || performance.now() - askedAt < leastMs) return;
      askedAt = performance.now();
      filed().then(learn, (error: unknown) => {
        const why = vainBy(error);
        if (why !== null && !isGone) setVain(why);
        // As after the end of a sign-in (src/learner/data/ErasureHeard.tsx).
        if (why === 'erased') void device.people.update(uid, { isErased: true }).catch(() => undefined);
        // Asked again later; after a lost network, with the next event.
        if (error instanceof ApiError && error.kind === 'offline') askedAt = Number.NEGATIVE_INFINITY;
      });
    };
    isKnownFiled(device, uid, assessmentId).then(
      (has) => has && learn(has),
      () => undefined /* The server is asked anyway. */,
    );
    const first = setTimeout(ask, firstMs);
    const again = setInterval(ask, againMs);
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      isGone = true;
      clearTimeout(first);
      clearInterval(again);
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [uid, assessmentId, isUnderWay, isFirst, isFinal]);
  return vain;
}
