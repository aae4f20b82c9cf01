import { type OwnAccountParts, type OwnAccounts, openAccountChecks } from './account-checks';
import { addressCall } from './address-call';
import { resetCall } from './reset-call';
import { signInCalls } from './sign-in-calls';
import { signUpCalls } from './sign-up-calls';

/** Accounts of the portal's own (ADR 77). Where an address has an account and where it has none, the same work is done and the same is said. */
export function openOwnAccounts(parts: OwnAccountParts): OwnAccounts {
  const checks = openAccountChecks(parts);
  const { refresh, signOut } = parts.signIns;
  return {
    ...signUpCalls(parts, checks),
    ...signInCalls(parts, checks),
    ...resetCall(parts, checks),
    ...addressCall(parts, checks),
    ...{ refresh, signOut },
  };
}
