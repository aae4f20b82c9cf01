import { fold, orderKey } from '../../../contract/fields/fold';
import { batch } from '../engine/insert-many';
import type { Db } from '../engine/store';
import { fullName } from './names';

interface Named {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
}

/** The columns for search, with typed and verified addresses of a person, and for order. */
export function peopleWords({ email, phone, ...named }: Named, verifiedEmail: string, verifiedPhone = '') {
  const name = fullName(named);
  const addresses = [verifiedEmail, email, phone, ...(verifiedPhone === '' ? [] : [verifiedPhone])];
  return { words: fold([name, ...addresses].join('\n')), name_key: orderKey(name || verifiedEmail || email || verifiedPhone) };
}

/** Adds the rows for people of versions without this table. */
export async function listOldPeople(db: Db): Promise<void> {
  for (let last = ''; ; ) {
    const people = await db
      .selectFrom('people')
      .select(['uid', 'first_name', 'last_name', 'email', 'phone', 'role_email'])
      .where('uid', '>', last)
      .orderBy('uid')
      .limit(batch)
      .execute();
    for (const { uid, role_email, ...named } of people)
      await db
        .updateTable('people')
        .set(peopleWords(named, role_email ?? ''))
        .where('uid', '=', uid)
        .execute();
    if (people.length < batch) return;
    last = people.at(-1)?.uid ?? last;
  }
}
