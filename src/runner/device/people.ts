import type { Device, Person, Settings } from './db';

/** Remembers who signed in, and that they are the one signed in now. */
export async function remember(db: Device, person: Person): Promise<void> {
  await db.transaction('rw', db.people, db.settings, async () => {
    await db.people.put(person);
    await db.settings.put({ key: 'signed-in', value: person.uid });
  });
}

/** The person this device last saw signed in and who has not signed out, or null. */
export function lastPerson(db: Device): Promise<Person | null> {
  // In one look: between two, the person may have left.
  return db.transaction('r', db.settings, db.people, async () => {
    const uid = await setting(db, 'signed-in');
    return uid === null ? null : ((await db.people.get(uid)) ?? null);
  });
}

/** The same for a page on which `uid` is here. `cleared`: the device has not signed them out but lost them, with all else that it kept. */
export async function whoIsOn(db: Device, uid: string | undefined): Promise<Person | null | 'cleared'> {
  const person = await lastPerson(db);
  if (person !== null || uid === undefined) return person;
  return (await db.people.get(uid)) === undefined ? 'cleared' : null;
}

/**
 * Puts back a person whom a cleared device no longer knows, as the one signed in here. A device that knows the person stays as it is, signed
 * out or not; so does one on which another has signed in since.
 */
export async function putBack(db: Device, person: Person): Promise<void> {
  await db.transaction('rw', db.people, db.settings, async () => {
    if ((await db.people.get(person.uid)) !== undefined) return;
    await db.people.put(person);
    if ((await setting(db, 'signed-in')) === null) await db.settings.put({ key: 'signed-in', value: person.uid });
  });
}

/** Signs the device out. What the person made stays: attempts and parcels wait for their return. */
export const forget = (db: Device): Promise<void> => db.settings.bulkDelete(['signed-in', 'token']);

export async function setting<K extends keyof Settings>(db: Device, key: K): Promise<Settings[K] | null> {
  const row = await db.settings.get(key);
  return row === undefined ? null : (row.value as Settings[K]);
}

/**
 * Clears what the server can give again of everyone else on a shared phone: lists, results, and papers nobody is sitting.
 * Attempts and parcels are never cleared.
 */
export async function clearOthers(db: Device, uid: string): Promise<void> {
  await db.transaction('rw', [db.available, db.summaries, db.results, db.papers, db.attempts], async () => {
    const sitting = new Set(
      (await db.attempts.toArray()).filter((a) => a.status === 'in-progress').map((a) => `${a.uid}/${a.assessmentId}`),
    );
    await Promise.all([db.available, db.summaries, db.results].map((table) => table.where('uid').notEqual(uid).delete()));
    await db.papers
      .where('uid')
      .notEqual(uid)
      .filter((p) => !sitting.has(`${p.uid}/${p.id}`))
      .delete();
  });
}
