import type { Copy } from '../../../copy/en/common';
import { ownIdentityCopyNow } from '../../../copy/use-own-identity-copy';
import { refusalOf } from '../../identity/own';
import type { Door } from '../../keeper/admission';
import { type Entrance, useEntrance } from '../use-entrance';

/** The portal's words as the identity service would say them (identity-fault.ts). */
const codes: Readonly<Record<string, string>> = {
  'sign-in-wrong': 'wrong-password',
  'account-shut-out': 'user-disabled',
  'tries-too-many': 'too-many-requests',
  'mails-too-many': 'too-many-requests',
  'requests-too-many': 'too-many-requests',
  'fields-not-valid': 'invalid-email',
};

/** What only accounts of the portal's own can say. */
const own: Readonly<Record<string, () => string>> = {
  'link-not-valid': () => ownIdentityCopyNow().linkOld,
  'passwords-being-checked': () => ownIdentityCopyNow().busy,
};

/** The state of a login screen for accounts of the portal's own. */
export function useOwnEntrance(door: Door): Pick<Entrance, 'isBusy' | 'fault' | 'told' | 'tell' | 'refuse' | 'arrive'> & {
  /** Runs one step at a time; an error becomes the fault. */
  step: (work: () => Promise<void>) => void;
} {
  const entrance = useEntrance(door);
  const failed = (copy: Copy, why: string) => (door === 'admin' ? copy.adminLoginFailed(why) : copy.loginFailed(why));
  async function told(error: unknown): Promise<void> {
    const code = refusalOf(error);
    if (code === null) throw error;
    const saying = own[code];
    if (saying === undefined) throw Object.assign(new Error(code), { code: `auth/${codes[code] ?? code}` });
    entrance.refuse((copy) => failed(copy, saying()));
  }
  return { ...entrance, step: (work) => void entrance.attempt(() => work().catch(told), failed) };
}
