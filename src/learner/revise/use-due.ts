import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../ui/browser/when-idle';
import type { DueCount, DueHere } from './due-here';

/** A next step that comes later is no next step any more: the person has pressed something. Milliseconds. */
const patienceMs = 1_500;

/** How many questions are due today. */
export interface Due {
  /** When it was first known; 0, too, where it was not known in time. */
  first: number;
  /** With the results that have come since. */
  now: number;
  /** As {@link DueCount} has it. */
  back: DueCount['back'];
  /** How many results neither are on this device nor have come. */
  away: number;
  /** Whether it was counted: not yet, where it was not known in time. */
  isCounted: boolean;
}

const nothing: Due = { first: 0, now: 0, back: null, away: 0, isCounted: false };

/** What is due today; undefined until it is known. `isWanted`: whether there is anything to revise. */
export function useDue(uid: string, isWanted: boolean): Due | undefined {
  const [due, setDue] = useState<Due>();
  // DueCount beside the reading of the lists: what is here seldom changes by what they say.
  const counting = useRef<Promise<DueHere | null>>(undefined);
  /** As {@link DueHere} has it. */
  const countedBy = useRef('');
  useEffect(() => {
    counting.current = import('./due-here').then(({ dueHere }) => dueHere(uid));
    counting.current.catch(() => undefined /* Told below. */);
  }, [uid]);
  useEffect(() => {
    if (!isWanted) return;
    let isOpen = true;
    const end = (due: Due) => {
      if (isOpen) setDue(due);
      isOpen = false;
    };
    const told = ({ count, back, away, by }: DueHere) => {
      if (isOpen) countedBy.current = by;
      end({ first: count, now: count, back, away, isCounted: true });
    };
    const none = () => end(nothing);
    const timer = setTimeout(none, patienceMs);
    const counted = async () => (await counting.current) ?? (await import('./due-here')).dueToday(uid);
    counted().then(told, none);
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
    const tell = ({ counted, away }: { counted: DueCount | null; away: number }) =>
      setDue((before = nothing) => ({
        ...before,
        ...(counted && { now: counted.count, back: counted.back, isCounted: true }),
        away,
      }));
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
  return isWanted ? due : nothing;
}
