import { useMemo } from 'react';
import type { AnswerKey } from '../../analysis/marking/key';
import { keyOfResult } from '../../analysis/marking/key-of-result';
import { paperOfResult } from '../../analysis/past-test/part';
import type { Paper, Result } from '../../contract/assessment/assessment';
import { callAs } from '../api/call';
import { type SatAgainRow, study } from '../learner/device/study';
import { useRefresh } from '../learner/offline/use-refresh';
import { device } from '../runner/device/db';
import { attemptOn, keepResult, paperOn, resultOn } from '../runner/device/shelf';
import { useOnline } from '../ui/browser/use-online';
import { useLive } from '../ui/use-live';
import { allSatAgain } from './sat-again';

/** A past test as this device has it. */
export interface PastTest {
  result: Result;
  paper: Paper;
  key: AnswerKey;
  /** The latest first. */
  sittings: readonly SatAgainRow[];
}

/** `offline`: it is not here, and the server cannot be asked. · `refused`: the server gives no result. */
export type PastTestHere = { show: 'loading' | 'offline' | 'refused'; retry: () => void } | ({ show: 'here' } & PastTest);

/** Whether a reply says that there is no result for this person: not out, withdrawn, or another chance is open. A server in trouble says nothing of that. */
const isRefusal = (status: number | null): boolean => status === 403 || status === 404 || status === 409;

/**
 * Returns a past test from this device. Where there is a network the server is asked too: for what is not here, for a key that was corrected since, and whether
 * the result is still out. `isAsked`: false while the test is sat again, which asks nothing. A real attempt at the same test hides it.
 */
export function usePastTest(uid: string, assessmentId: number, isLost: boolean, isAsked: boolean): PastTestHere {
  const isOnline = useOnline();
  const held = useLive(`${uid} ${assessmentId}`, async () => {
    const [result, paper, sittings, attempt] = await Promise.all([
      resultOn(device, uid, assessmentId),
      paperOn(device, uid, assessmentId),
      allSatAgain(study, uid, assessmentId),
      attemptOn(device, uid, assessmentId),
    ]);
    return { result, paper: paper?.sealed ? null : paper, sittings, isUnderWay: attempt?.status === 'in-progress' };
  });
  const here = useMemo((): PastTest | null => {
    if (!held?.result || held.isUnderWay) return null;
    const { result, sittings } = held;
    const paper = held.paper ?? paperOfResult(result);
    return (
      paper && { result, paper, sittings, key: keyOfResult({ ...result, multipleScheme: result.multipleScheme ?? paper.multipleScheme }) }
    );
  }, [held]);
  const { freshness, status, refresh } = useRefresh({
    key: isAsked && !isLost && (isOnline || (held && !here)) ? `past test ${uid} ${assessmentId}` : null,
    load: () => callAs(uid)('getResult', { params: { id: assessmentId } }),
    keep: (result) => keepResult(device, uid, result),
  });
  if (held?.isUnderWay || freshness === 'shut-out' || freshness === 'erased' || (freshness === 'failed' && isRefusal(status)))
    return { show: 'refused', retry: refresh };
  if (here !== null) return { show: 'here', ...here };
  if (freshness === 'failed') return { show: 'refused', retry: refresh };
  return { show: isLost || freshness === 'offline' ? 'offline' : 'loading', retry: refresh };
}
