import { fold, orderKey } from '../../../contract/fields/fold';
import type { Tables } from '../engine/schema';
import { fullName } from './names';

type Named = Pick<Tables['people'], 'first_name' | 'last_name' | 'email' | 'phone'>;

/** The columns for search, with typed and verified addresses of a person, and for order. */
export function peopleWords({ email, phone, ...named }: Named, verifiedEmail: string, verifiedPhone = '') {
  const name = fullName(named);
  const addresses = [verifiedEmail, email, phone, ...(verifiedPhone === '' ? [] : [verifiedPhone])];
  return { words: fold([name, ...addresses].join('\n')), name_key: orderKey(name || verifiedEmail || email || verifiedPhone) };
}
