import type { Device } from './db';
import { setting } from './people';

/** `plain`: as the specification has it · `hall`: as the computer halls of the big entrance examinations have it. */
export type Look = 'plain' | 'hall';

/** How a learner likes to sit, on this device. */
export interface Habits {
  look: Look;
  /** Whether single keys press controls. */
  hasKeys: boolean;
}

export const firstHabits: Habits = { look: 'plain', hasKeys: true };

export const habitsOn = async (db: Device, uid: string): Promise<Habits> => ({ ...firstHabits, ...(await setting(db, 'habits'))?.[uid] });

export async function keepHabit(db: Device, uid: string, change: Partial<Habits>): Promise<void> {
  await db.transaction('rw', db.settings, async () => {
    const all = await setting(db, 'habits');
    await db.settings.put({ key: 'habits', value: { ...all, [uid]: { ...all?.[uid], ...change } } });
  });
}
