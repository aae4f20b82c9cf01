import { fold, orderKey } from '../../../contract/fields/fold';
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
