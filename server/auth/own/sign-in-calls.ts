import { asciiLower } from '../../config/ascii-lower';
import { heldAccountOf } from '../../store/people/own/accounts';
import { linkOf, useLink } from '../../store/people/own/links';
import { openSession } from '../../store/people/own/sessions';
import { isShutOut } from '../../store/people/shut-outs';
import { shutOut } from '../shut-outs';
import { type AccountChecks, type AccountReply, noLink, type OwnAccountParts, type OwnAccounts } from './account-checks';

/** Sign-in by password, or by a link in an email. */
export function signInCalls(
  { store, signIns, now }: OwnAccountParts,
  { provenBy, demandSame, sendIfKnown }: AccountChecks,
): Pick<OwnAccounts, 'signIn' | 'link'> {
  async function signInByLink(token: string, device: string): Promise<AccountReply<'link'>> {
    const link = await linkOf(store.db, 'sign-in', token, now());
    if (link === null) throw noLink();
    const signedIn = await store.atomically(async (tx) => {
      const account = await heldAccountOf(tx, link.email);
      if (!(await useLink(tx, link)) || account === null) return null;
      if (await isShutOut(tx, account.uid)) throw shutOut();
      return { account, refreshToken: await openSession(tx, account.uid, device, now()) };
    });
    if (signedIn === null) throw noLink();
    return signIns.told(signedIn.account, signedIn.refreshToken);
  }

  return {
    async signIn({ email: typed, password, device = '' }, address) {
      const account = await provenBy(asciiLower(typed), password, address);
      const refreshToken = await store.atomically(async (tx) => {
        await demandSame(tx, account);
        return openSession(tx, account.uid, device, now());
      });
      return signIns.told(account, refreshToken);
    },

    async link(body, address) {
      return 'token' in body ? signInByLink(body.token, body.device ?? '') : sendIfKnown(body.email, 'sign-in', address);
    },
  };
}
