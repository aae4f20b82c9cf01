import { useEffect, useState } from 'react';
import { callAs, tokenOf } from '../../../api/call';
import { ApiError } from '../../../api/client';
import { device } from '../../device/db';
import { isKnownFiled } from '../../device/shelf';

/** First request some time after the start; later requests only as often as a learner can act on them. */
const firstMs = 5_000;
const againMs = 5 * 60_000;
const leastMs = 30_000;

/**
 * Whether the server has a submission of this assessment during the attempt: another device submitted first. Asks while there is a network.
 */
export function useFiledElsewhere(uid: string, assessmentId: number, isUnderWay: boolean): boolean {
  const [isFiled, setFiled] = useState(false);
  useEffect(() => {
    if (!isUnderWay || isFiled) return;
    let isGone = false;
    let askedAt = Number.NEGATIVE_INFINITY;
    const learn = (has: boolean) => {
      if (has && !isGone) setFiled(true);
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
        // Asked again later; after a lost network, with the next event.
        if (error instanceof ApiError && error.kind === 'offline') askedAt = Number.NEGATIVE_INFINITY;
      });
    };
    isKnownFiled(device, uid, assessmentId).then(learn, () => undefined /* The server is asked anyway. */);
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
  }, [uid, assessmentId, isUnderWay, isFiled]);
  return isFiled;
}
