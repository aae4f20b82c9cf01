import { useEffect, useState } from 'react';
import type { TodaysWork } from '../revise/due-today';

/** A next step that comes later is no next step any more: the person has pressed something. Milliseconds. */
const patienceMs = 1_500;

const nothing: TodaysWork = { due: 0, daysLeft: null };

/** What is due today; undefined until it is known. Nothing, too, where it is not known in time. `isWanted`: whether there is anything to revise. */
export function useDue(uid: string, isWanted: boolean): TodaysWork | undefined {
  const [due, setDue] = useState<TodaysWork>();
  useEffect(() => {
    if (!isWanted) return;
    let isOpen = true;
    const told = (work: TodaysWork) => {
      if (isOpen) setDue(work);
      isOpen = false;
    };
    const timer = setTimeout(told, patienceMs, nothing);
    import('../revise/due-today').then(({ dueToday }) => dueToday(uid)).then(told, () => told(nothing));
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [uid, isWanted]);
  return isWanted ? due : nothing;
}
