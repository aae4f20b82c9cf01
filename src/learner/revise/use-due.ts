import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../ui/browser/when-idle';
import type { DueCount, DueHere, DueLater } from './due-here';

/** A screen waits so long for the first count. Milliseconds. */
const patienceMs = 1_500;

/** How many questions are due today. */
export interface Due {
  /** With the results and the practice that have come since. */
  now: number;
  /** As {@link DueCount} has it. */
  back: DueCount['back'];
  /** How many results neither are on this device nor have come. */
  away: number;
  /** Whether it was counted: not yet, where it was not known in time. */
  isCounted: boolean;
  /** Whether all has come that is about to come, or never will here; stays so. */
  isWhole: boolean;
}

const nothing: Due = { now: 0, back: null, away: 0, isCounted: false, isWhole: false };
const none: Due = { ...nothing, isWhole: true };

/** What is due today; undefined until it is known. `isWanted`: whether there is anything to revise. */
export function useDue(uid: string, isWanted: boolean): Due | undefined {
  const [due, setDue] = useState<Due>();
  // Counted beside the reading of the lists: what is here seldom changes by what they say.
  const counting = useRef<Promise<DueHere>>(undefined);
  /** As {@link DueHere} has it. */
  const countedBy = useRef('');
  useEffect(() => {
    counting.current = import('./due-here').then(({ dueHere }) => dueHere(uid));
    counting.current.catch(() => undefined /* Told below. */);
  }, [uid]);
  useEffect(() => {
    if (!isWanted) return;
    let isOpen = true;
    const tell = (next: (before: Due | undefined) => Due) => {
      if (isOpen) setDue(next);
    };
    const count = async () => {
      const { isWholeOn } = await import('./due-here');
      // Of the lists as they are now: they may have come after the count.
      const [told, isWhole] = await Promise.all([counting.current, isWholeOn(uid)]);
      if (told === undefined) return;
      countedBy.current = told.by;
      tell(() => ({ now: told.count, back: told.back, away: told.away, isCounted: true, isWhole }));
    };
    const timer = setTimeout(() => tell((before = nothing) => before), patienceMs);
    count().catch(() => tell(() => none));
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [uid, isWanted]);
  const isTold = isWanted && due !== undefined;
  useEffect(() => {
    if (!isTold) return;
    let end: (() => void) | null = null;
    let isOpen = true;
    const tell = ({ count, back, away, isWhole }: DueLater) =>
      setDue((before) => ({ now: count, back, away, isCounted: true, isWhole: isWhole || before?.isWhole === true }));
    // After everything on the screen, which does not wait for it.
    const cancel = whenIdle(
      () =>
        void import('./due-here').then(
          ({ keepDue }) => {
            if (isOpen) end = keepDue(uid, countedBy.current, tell);
          },
          () => undefined /* The next screen tries again. */,
        ),
    );
    return () => {
      isOpen = false;
      cancel();
      end?.();
    };
  }, [uid, isTold]);
  return isWanted ? due : none;
}
