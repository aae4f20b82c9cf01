import { useEffect, useEffectEvent } from 'react';
import { releaseOf } from '../../../../contract/assessment/schedule-times';
import { callAs } from '../../../api/call';
import { keepAwaited } from '../../device/awaited';
import { device, type StoredPaper } from '../../device/db';
import { trustedClock } from '../../device/trusted-clock';

/** So early no other device has handed a paper in, and all devices ask for the key. */
const earlyMs = 60_000;

interface Asked {
  uid: string;
  paper: StoredPaper;
  isPreview: boolean;
  /** Called once the device knows that another device has handed the paper in. */
  onFiled: () => void;
}

/**
 * Asks the server before a start whether another device has handed the paper in, as long as results are released later: until then, no list of
 * results tells it. Without a network or a place to store the answer, the start is offered; the server is asked again during the attempt.
 */
export function useFiledBefore({ uid, paper, isPreview, onFiled }: Asked): void {
  const [now, release] = [trustedClock.now(), releaseOf(paper)];
  const isEarly = paper.opensAt !== undefined && now < Date.parse(paper.opensAt) + earlyMs;
  // What was handed in before does not end a chance to sit the assessment again.
  const isAwaited = !isPreview && !paper.chance && !isEarly && release !== null && release > now;
  const tell = useEffectEvent(onFiled);
  useEffect(() => {
    if (!isAwaited) return;
    let isGone = false;
    const ask = async () => {
      const list = await callAs(uid)('getAwaited', { params: { uid } });
      await keepAwaited(device, uid, list);
      if (!isGone && list.some(({ assessmentId }) => assessmentId === paper.id)) tell();
    };
    ask().catch(() => undefined /* Asked again during the attempt. */);
    return () => {
      isGone = true;
    };
  }, [uid, paper.id, isAwaited]);
}
