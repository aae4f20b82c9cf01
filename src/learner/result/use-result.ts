import { useState } from 'react';
import type { Result } from '../../../contract/assessment/assessment';
import { releaseOf } from '../../../contract/assessment/schedule-times';
import { callAs } from '../../api/call';
import { awaitedOn, keepAwaited } from '../../runner/device/awaited';
import { device } from '../../runner/device/db';
import { parcelOn, resultOn } from '../../runner/device/shelf';
import { trustedClock } from '../../runner/device/trusted-clock';
import { useLive } from '../../ui/use-live';
import { useRefresh } from '../offline/use-refresh';
import { keepPutOff, keepReleased } from '../score/released';
import { type Held, isAhead, isAskable, type ResultView, resultView } from './result-view';

interface Shown {
  view: ResultView;
  /** The assessment's name, as far as the device knows it. */
  title: string | null;
  /** How many questions the hand-in from this device answered; null: not known. */
  counts: { answered: number; of: number } | null;
  /** When the server received the submission, as far as the device knows it. */
  receivedAt: string | null;
  refresh: () => void;
}

/** Returns one result: from the device at once, and from the server when available. */
export function useResult(uid: string, assessmentId: number, isLost: boolean): Shown {
  // For a device that cannot store: keeps the reply as long as the screen.
  const [unkept, setUnkept] = useState<{ uid: string; result: Result } | null>(null);
  /** Where the server's list did not have this assessment: the name of the question for it. */
  const [absent, setAbsent] = useState<string | null>(null);
  const kept = useLive(`${uid} ${assessmentId}`, async (): Promise<Held & Pick<Shown, 'counts'>> => {
    const reading = Promise.all([
      resultOn(device, uid, assessmentId),
      parcelOn(device, uid, assessmentId),
      device.papers.get([uid, assessmentId]),
      device.attempts.get([uid, assessmentId]),
      awaitedOn(device, uid),
    ]);
    const [result, parcel, paper, attempt, list] = await reading.catch(() => [null, null, undefined, undefined, []] as const);
    const awaited = list.find((one) => one.assessmentId === assessmentId);
    return {
      // A result whose release was put off is kept back here too, as the server does.
      ...{ result: awaited ? null : result, parcel },
      release: awaited ? Date.parse(awaited.resultsAt) : paper ? releaseOf(paper) : null,
      isOfChance: awaited?.isOfChance === true,
      title: paper?.name ?? attempt?.receipt?.title ?? awaited?.assessmentTitle ?? null,
      counts: attempt?.receipt?.counts ?? null,
      submittedAt: attempt?.receipt?.receivedAt ?? awaited?.submittedAt ?? null,
      isHandedIn: awaited !== undefined || parcel !== null || (attempt !== undefined && attempt.status !== 'in-progress'),
    };
  });
  const held = kept && { ...kept, result: kept.result ?? (unkept?.uid === uid ? unkept.result : null) };
  const now = trustedClock.now();
  const name = `awaited ${uid} ${assessmentId}`;
  const isKeptBack = isAhead(held, now);
  const refresh = useRefresh({
    // A result that is kept back is not asked for: the list tells when it is out, also before its time.
    key: isAskable(held) && !isLost && (!isKeptBack || absent === name) ? `result ${uid} ${assessmentId}` : null,
    load: () => callAs(uid)('getResult', { params: { id: assessmentId } }),
    keep: (result) => keepReleased(device, uid, result).catch(() => setUnkept({ uid, result })),
  });
  const list = useRefresh({
    key: !isLost && (isKeptBack || refresh.problem?.code === 'not-released') ? name : null,
    load: () => callAs(uid)('getAwaited', { params: { uid } }),
    keep: async (all) => {
      const isAwaited = all.some((one) => one.assessmentId === assessmentId);
      await (isAwaited ? keepPutOff(device, uid, all, assessmentId) : keepAwaited(device, uid, all));
      setAbsent(isAwaited ? null : name);
    },
  });
  return {
    view: resultView(held, {
      ...refresh,
      list: { ...list, isAbsent: absent === name },
      isLost,
      now,
    }),
    title: kept?.title ?? null,
    counts: kept?.counts ?? null,
    receivedAt: kept?.submittedAt ?? null,
    refresh: () => {
      refresh.refresh();
      list.refresh();
    },
  };
}
