import type { Device, Person, Settings } from './db';

/** Stores a person, and that this person is signed in. */
export async function remember(db: Device, person: Person): Promise<void> {
  await db.transaction('rw', db.people, db.settings, async () => {
    await db.people.put(person);
    await db.settings.put({ key: 'signed-in', value: person.uid });
  });
}

/**
 * Stores what was learned of the person who is signed in, and returns the person. If this person has signed out in the meantime, in another tab, changes nothing and
 * returns who is here: another person, or null. A device that lost its data knows of no sign-out.
 */
export function keepLearned(db: Device, person: Person): Promise<Person | null> {
  return db.transaction('rw', db.people, db.settings, async () => {
    const here = await whoIsOn(db, person.uid);
    if (here !== 'cleared' && here?.uid !== person.uid) return here;
    await remember(db, person);
    return person;
  });
}

/** Returns the person who is signed in on this device, or null after a sign-out. */
export function lastPerson(db: Device): Promise<Person | null> {
  // One transaction: the person may sign out between two reads.
  return db.transaction('r', db.settings, db.people, async () => {
    const uid = await setting(db, 'signed-in');
    return uid === null ? null : ((await db.people.get(uid)) ?? null);
  });
}

/**
 * Returns the signed-in person for a page on which `uid` is signed in. `cleared`: the device lost its data; the person did not sign out.
 */
export function whoIsOn(db: Device, uid: string | undefined): Promise<Person | null | 'cleared'> {
  // One transaction: a sign-in between two reads would look like a sign-out.
  return db.transaction('r', db.settings, db.people, async () => {
    const person = await lastPerson(db);
    if (person !== null || uid === undefined) return person;
    return (await db.people.get(uid)) === undefined ? 'cleared' : null;
  });
}

/**
 * Restores a person whom a cleared device has lost, as signed in. Changes nothing if the device knows the person, or if another person has
 * signed in since.
 */
export async function putBack(db: Device, person: Person): Promise<void> {
  await db.transaction('rw', db.people, db.settings, async () => {
    if ((await db.people.get(person.uid)) !== undefined) return;
    await db.people.put(person);
    if ((await setting(db, 'signed-in')) === null) await db.settings.put({ key: 'signed-in', value: person.uid });
  });
}

/** Signs the device out. Attempts and parcels stay until the person returns. */
export const forget = (db: Device): Promise<void> => db.settings.bulkDelete(['signed-in', 'token', 'sample']);

export async function setting<K extends keyof Settings>(db: Device, key: K): Promise<Settings[K] | null> {
  const row = await db.settings.get(key);
  return row === undefined ? null : (row.value as Settings[K]);
}
