import { useEffect } from 'react';
import type { IdentityCopy } from '../../../copy/en/identity';
import { ownIdentityCopyNow } from '../../../copy/use-own-identity-copy';
import { refusalOf } from '../../../runner/device/own/account-refusal';
import { whenIdle } from '../../../ui/browser/when-idle';
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
  'provider-away': () => ownIdentityCopyNow().providerAway,
  'provider-refused': () => ownIdentityCopyNow().providerRefused,
  'sign-in-not-begun': () => ownIdentityCopyNow().notBegun,
  'address-not-verified': () => ownIdentityCopyNow().notVerified,
  'address-has-password': () => ownIdentityCopyNow().hasPassword,
};

/** Steps of a login whose refusals are the portal's own words. */
export interface OwnSteps extends Pick<Entrance, 'isBusy' | 'fault' | 'isOfForm' | 'told' | 'tell' | 'refuse' | 'arrive'> {
  /** Runs one step at a time; an error becomes the fault. `isOfForm`: as in {@link Entrance}. */
  step: (work: () => Promise<void>, isOfForm?: boolean) => void;
  /** Shows why a sign-in that began elsewhere has failed. `code`: of the portal's refusal. */
  refuseBy: (code: string) => void;
}

/** What stands before the reason of a refusal. */
type Failed = (identity: IdentityCopy, why: string) => string;

/** At a login. */
export const failedAt =
  (door: Door): Failed =>
  (identity, why) =>
    door === 'admin' ? identity.adminLoginFailed(why) : identity.loginFailed(why);

/** The steps of a login screen for accounts of the portal's own. */
export function ownStepsOf(entrance: Entrance, failed: Failed): OwnSteps {
  function fail(code: string): void {
    const saying = own[code];
    if (saying === undefined) throw Object.assign(new Error(code), { code: `auth/${codes[code] ?? code}` });
    entrance.refuse((identity) => failed(identity, saying()));
  }
  function told(error: unknown): void {
    const code = refusalOf(error);
    if (code === null) throw error;
    fail(code);
  }
  const step = (work: () => Promise<void>, isOfForm?: boolean): void => void entrance.attempt(() => work().catch(told), failed, isOfForm);
  return { ...entrance, step, refuseBy: (code) => step(async () => fail(code)) };
}

/** Fetches what asks the portal, with the device's database: no form waits for them. */
export const bringOwn = () => import('../../identity/own');

/** The state of a login screen for accounts of the portal's own. `failed`: in place of a login's words. */
export function useOwnEntrance(door: Door, failed = failedAt(door)): OwnSteps {
  const entrance = useEntrance(door);
  useEffect(() => whenIdle(() => void bringOwn().catch(() => undefined /* The code is fetched again when it is needed. */)), []);
  return ownStepsOf(entrance, failed);
}
