import type { Device } from './db';
import { firstHabits, type Habits } from './habits';
import { setting } from './people';

/** What this device knows of a learner's habits, or the first ones. */
export const habitsOn = async (db: Device, uid: string): Promise<Habits> => ({ ...firstHabits, ...(await setting(db, 'habits'))?.[uid] });

/** Writes what a learner has changed of them. */
export async function keepHabit(db: Device, uid: string, change: Partial<Habits>): Promise<void> {
  await db.transaction('rw', db.settings, async () => {
    const all = await setting(db, 'habits');
    await db.settings.put({ key: 'habits', value: { ...all, [uid]: { ...all?.[uid], ...change } } });
  });
}
