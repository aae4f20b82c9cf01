import { liveQuery } from 'dexie';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { call } from '../../api/call';
import { device } from '../device/db';
import { type Seat, sitDown } from '../device/seat';
import { attemptOn } from '../device/shelf';
import { trustedClock } from '../device/trusted-clock';
import { knock } from '../outbox/knock';
import { createRunner, type Runner, type RunnerState } from './runner-store';

interface Sitting {
  runner: Runner;
  state: RunnerState;
  /** Takes the attempt from the page that has it. */
  takeOver: () => void;
}

/** The runner of one learner's attempt, opened with the screen and kept to one page at a time. */
export function useRunner(uid: string, assessmentId: number, isPreview: boolean): Sitting {
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
  const state = useStore(runner);
  useEffect(() => {
    void runner.open();
    const following = liveQuery(() => attemptOn(device, uid, assessmentId)).subscribe({
      next: runner.follow,
      error: () => undefined /* Without the store there is nothing to follow; the runner says so when it writes. */,
    });
    return () => following.unsubscribe();
  }, [runner, uid, assessmentId]);
  const takeOver = useSeat(runner, `attempt ${uid} ${assessmentId}`, state.attempt?.status === 'in-progress');
  return { runner, state, takeOver };
}

/** Keeps a seat for as long as the attempt is under way. */
function useSeat(runner: Runner, name: string, isUnderWay: boolean): () => void {
  const seat = useRef<Seat | null>(null);
  useEffect(() => {
    if (!isUnderWay) return;
    const taken = sitDown(navigator.locks, name, runner.seat);
    seat.current = taken;
    return () => taken.leave();
  }, [runner, name, isUnderWay]);
  return () => seat.current?.take();
}
