import { asciiLower } from '../../config/ascii-lower';

interface Named {
  first_name: string | null;
  last_name: string | null;
}

/** A person's name in the profile, or empty. */
export const fullName = ({ first_name, last_name }: Named): string => `${first_name ?? ''} ${last_name ?? ''}`.trim();

interface Addressed {
  email: string | null;
  verified_email: string | null;
}

/** The address of a person in a list, the verified one first. `typedEmail`: the address in the profile, if it is not verified. */
export function addressesOf({ email, verified_email }: Addressed): { email: string; typedEmail?: string } {
  const verified = verified_email ?? '';
  const typed = email ?? '';
  return { email: verified || typed, ...(typed !== '' && asciiLower(typed) !== verified && { typedEmail: typed }) };
}
