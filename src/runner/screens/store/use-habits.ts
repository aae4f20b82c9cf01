import { useEffect, useState } from 'react';
import { whileHere } from '../../../ui/while-here';
import { device } from '../../device/db';
import { firstHabits, type Habits, type Look } from '../../device/habits';
import { habitsOn, keepHabit } from '../../device/keep-habit';
import { withTimeout } from './timeout';

const patienceMs = 5_000;

/**
 * Returns the learner's habits (null until the device has been read) and a function to change one. Read once, so that no storage problem
 * changes the look during an attempt. A change that cannot be stored holds for this page. `look`: of an attempt, which keeps the look of its start.
 */
export function useHabits(uid: string, look?: Look): [Habits | null, (change: Partial<Habits>) => void] {
  const [habits, setHabits] = useState<Habits | null>(null);
  useEffect(
    () =>
      whileHere(
        withTimeout(patienceMs, habitsOn(device, uid)).catch(() => firstHabits),
        setHabits,
      ),
    [uid],
  );
  const change = (wish: Partial<Habits>) => {
    setHabits((before) => before && { ...before, ...wish });
    void keepHabit(device, uid, wish).catch(() => undefined /* The page keeps the change in memory. */);
  };
  return [habits && look ? { ...habits, look } : habits, change];
}
