import { liveQuery } from 'dexie';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type AttemptLock, requestAttemptLock } from '../../device/attempt-lock';
import type { Device } from '../../device/db';
import { attemptOn } from '../../device/shelf';
import { trustedClock } from '../../device/trusted-clock';
import { attemptLockName } from '../../device/worker-messages';
import type { Runner, RunnerState } from './runner-store';

/** A runner that is open on this page. */
export interface OpenedRunner {
  runner: Runner;
  state: RunnerState;
  /** Takes the attempt over from the page that holds it. */
  takeOver: () => void;
}

/** Opens a runner with the screen; one page at a time may change the attempt. `lock`: the name of its lock. */
export function useOpened(
  runner: Runner,
  db: Device,
  uid: string,
  assessmentId: number,
  lock = attemptLockName(uid, assessmentId),
): OpenedRunner {
  const state = useStore(runner);
  const { isOurs } = state;
  useEffect(() => {
    // The page with the right to change would read back its own writes after every tap.
    if (isOurs) return;
    const following = liveQuery(() => attemptOn(db, uid, assessmentId)).subscribe({
      next: runner.adoptStored,
      error: () => undefined /* Without the database there is nothing to follow; the runner reports the problem when it writes. */,
    });
    return () => following.unsubscribe();
  }, [runner, db, uid, assessmentId, isOurs]);
  useEffect(() => {
    void runner.open();
    const stopWaking = onWake(runner, db);
    const stopHearing = trustedClock.onWord(runner.adjustTime);
    return () => {
      stopHearing();
      stopWaking();
    };
  }, [runner, db]);
  const takeOver = useAttemptLock(runner, lock, state.attempt?.status === 'in-progress');
  return { runner, state, takeOver };
}

/** A page from the cache shows an old state, and a database that was closed may have lost data. */
function onWake({ reread }: Runner, db: Device): () => void {
  const back = (event: PageTransitionEvent) => event.persisted && void reread();
  let later: ReturnType<typeof setTimeout> | undefined;
  // Delayed: a database that gets a request while it closes never finishes closing.
  const closed = () => {
    clearTimeout(later);
    later = setTimeout(() => void reread(), 100);
  };
  window.addEventListener('pageshow', back);
  db.on('close', closed);
  return () => {
    clearTimeout(later);
    window.removeEventListener('pageshow', back);
    db.on('close').unsubscribe(closed);
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
