import { useEffect, useRef, useState } from 'react';

/** A next step that comes later is no next step any more: the person has pressed something. Milliseconds. */
const patienceMs = 1_500;

/** How many questions are due today; undefined until it is known. 0, too, where it is not known in time. `isWanted`: whether there is anything to revise. */
export function useDue(uid: string, isWanted: boolean): number | undefined {
  const [due, setDue] = useState<number>();
  // Counted beside the reading of the lists: what is here seldom changes by what they say.
  const counting = useRef<Promise<number | null>>(undefined);
  useEffect(() => {
    counting.current = import('./due-today').then(({ dueHere }) => dueHere(uid));
    counting.current.catch(() => undefined /* Told below. */);
  }, [uid]);
  useEffect(() => {
    if (!isWanted) return;
    let isOpen = true;
    const told = (count: number) => {
      if (isOpen) setDue(count);
      isOpen = false;
    };
    const timer = setTimeout(told, patienceMs, 0);
    const counted = async () => (await counting.current) ?? (await import('./due-today')).dueToday(uid);
    counted().then(told, () => told(0));
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [uid, isWanted]);
  return isWanted ? due : 0;
}
