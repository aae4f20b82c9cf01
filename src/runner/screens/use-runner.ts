import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { call } from '../../api/call';
import { device } from '../device/db';
import { trustedClock } from '../device/trusted-clock';
import { knock } from '../outbox/knock';
import { createRunner, type Runner, type RunnerState } from './runner-store';

/** The runner of one learner's attempt, opened with the screen. */
export function useRunner(uid: string, assessmentId: number, isPreview: boolean): { runner: Runner; state: RunnerState } {
  const runner = useMemo(
    () =>
      createRunner({
        db: device,
        uid,
        assessmentId,
        isPreview,
        clock: trustedClock,
        fetchPaper: () => call('getPaper', { params: { id: assessmentId } }),
        onHandedIn: () => knock(navigator.serviceWorker),
      }),
    [uid, assessmentId, isPreview],
  );
  useEffect(() => {
    void runner.open();
  }, [runner]);
  return { runner, state: useStore(runner) };
}
