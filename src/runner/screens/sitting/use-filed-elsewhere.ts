import { useEffect, useState } from 'react';
import { call } from '../../../api/call';
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
    const ask = () => {
      if (document.visibilityState === 'hidden' || performance.now() - askedAt < leastMs) return;
      askedAt = performance.now();
      call('getResult', { params: { id: assessmentId } }).then(
        () => learn(true),
        (error: unknown) => {
          if (!(error instanceof ApiError)) return;
          if (error.kind === 'offline') askedAt = Number.NEGATIVE_INFINITY;
          // Before the release, no result is shown to any learner.
          if (error.problem?.code === 'not-released')
            call('getAwaited', { params: { uid } }).then(
              (awaited) => learn(awaited.some((submission) => submission.assessmentId === assessmentId)),
              () => undefined /* Asked again later. */,
            );
        },
      );
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
