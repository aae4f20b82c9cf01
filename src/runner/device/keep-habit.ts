import type { Device } from './db';
import { firstHabits, type Habits } from './habits';
import { setting } from './people';

/** Returns a learner's habits on this device, with defaults. */
export const habitsOn = async (db: Device, uid: string): Promise<Habits> => ({ ...firstHabits, ...(await setting(db, 'habits'))?.[uid] });

/** Stores a change of a learner's habits. */
export async function keepHabit(db: Device, uid: string, change: Partial<Habits>): Promise<void> {
  await db.transaction('rw', db.settings, async () => {
    const all = await setting(db, 'habits');
    await db.settings.put({ key: 'habits', value: { ...all, [uid]: { ...all?.[uid], ...change } } });
  });
}
