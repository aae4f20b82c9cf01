import { liveQuery } from 'dexie';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { askTime } from '../../../api/ask-time';
import { fetchPaper } from '../../../api/paper/fetch-paper';
import { type AttemptLock, requestAttemptLock } from '../../device/attempt-lock';
import { device } from '../../device/db';
import { hasDigest } from '../../device/digest';
import { isAppHere } from '../../device/ready';
import { attemptOn } from '../../device/shelf';
import { trustedClock } from '../../device/trusted-clock';
import { attemptLockName } from '../../device/worker-messages';
import { requestSync } from '../../outbox/request-sync';
import { firstSendAt } from '../../outbox/send-jitter';
import { createRunner, type Runner, type RunnerState } from './runner-store';
import { send } from './send-straight';

interface Sitting {
  runner: Runner;
  state: RunnerState;
  /** Takes the attempt over from the page that holds it. */
  takeOver: () => void;
}

/** The runner of one learner's attempt, opened with the screen; one page at a time may change the attempt. */
export function useRunner(uid: string, assessmentId: number, isPreview: boolean): Sitting {
  const runner = useMemo(
    () =>
      createRunner({
        db: device,
        uid,
        assessmentId,
        isPreview,
        clock: trustedClock,
        askTime,
        send,
        fetchPaper: () => fetchPaper(assessmentId, hasDigest),
        firstSendAt: (attempt) => firstSendAt(attempt, Date.now(), Math.random()),
        // The app's files were lost too; the worker fetches them while it can.
        onLost: () => void isAppHere(navigator.serviceWorker),
        onHandedIn: () => requestSync(navigator.serviceWorker),
        onStarted: () => requestSync(navigator.serviceWorker),
      }),
    [uid, assessmentId, isPreview],
  );
  const state = useStore(runner);
  const { isOurs } = state;
  useEffect(() => {
    // The page with the right to change would read back its own writes after every tap.
    if (isOurs) return;
    const following = liveQuery(() => attemptOn(device, uid, assessmentId)).subscribe({
      next: runner.adoptStored,
      error: () => undefined /* Without the database there is nothing to follow; the runner reports the problem when it writes. */,
    });
    return () => following.unsubscribe();
  }, [runner, uid, assessmentId, isOurs]);
  useEffect(() => {
    void runner.open();
    const stopWaking = onWake(runner);
    const stopHearing = trustedClock.onWord(runner.adjustTime);
    return () => {
      stopHearing();
      stopWaking();
    };
  }, [runner]);
  const takeOver = useAttemptLock(runner, attemptLockName(uid, assessmentId), state.attempt?.status === 'in-progress');
  return { runner, state, takeOver };
}

/** A page from the cache shows an old state, and a database that was closed may have lost data. */
function onWake({ reread }: Runner): () => void {
  const back = (event: PageTransitionEvent) => event.persisted && void reread();
  let later: ReturnType<typeof setTimeout> | undefined;
  // Delayed: a database that gets a request while it closes never finishes closing.
  const closed = () => {
    clearTimeout(later);
    later = setTimeout(() => void reread(), 100);
  };
  window.addEventListener('pageshow', back);
  device.on('close', closed);
  return () => {
    clearTimeout(later);
    window.removeEventListener('pageshow', back);
    device.on('close').unsubscribe(closed);
  };
}

/** Holds the attempt lock while the attempt is in progress. */
function useAttemptLock(runner: Runner, name: string, isUnderWay: boolean): () => void {
  const seat = useRef<AttemptLock | null>(null);
  useEffect(() => {
    if (!isUnderWay) return;
    const sit = () => {
      seat.current = requestAttemptLock(navigator.locks, name, runner.setOwnership);
    };
    const leave = () => seat.current?.leave();
    // WebKit never finishes the reload of a page that still holds a lock. A page that returns from the cache requests the lock again.
    const back = (event: PageTransitionEvent) => event.persisted && sit();
    sit();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', back);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', back);
    };
  }, [runner, name, isUnderWay]);
  return () => seat.current?.take();
}
