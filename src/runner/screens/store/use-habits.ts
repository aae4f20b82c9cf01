import { useEffect, useState } from 'react';
import { device } from '../../device/db';
import { firstHabits, type Habits } from '../../device/habits';
import { habitsOn, keepHabit } from '../../device/keep-habit';
import { withTimeout } from './timeout';

const patienceMs = 5_000;

/**
 * The learner's habits and a way to change one; null until the device has been read. They are read once, so that no trouble of the
 * disk changes the hall around somebody who sits in it; what cannot be kept holds for this page.
 */
export function useHabits(uid: string): [Habits | null, (change: Partial<Habits>) => void] {
  const [habits, setHabits] = useState<Habits | null>(null);
  useEffect(() => {
    let isHere = true;
    const read = withTimeout(patienceMs, habitsOn(device, uid)).catch(() => firstHabits);
    void read.then((stored) => isHere && setHabits(stored));
    return () => {
      isHere = false;
    };
  }, [uid]);
  const change = (wish: Partial<Habits>) => {
    setHabits((before) => before && { ...before, ...wish });
    void keepHabit(device, uid, wish).catch(() => undefined /* The page remembers it. */);
  };
  return [habits, change];
}
