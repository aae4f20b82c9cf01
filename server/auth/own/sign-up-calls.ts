import { asciiLower } from '../../config/ascii-lower';
import { accountOf, beginAccount } from '../../store/people/own/accounts';
import { keepLink, linkOf, useLink } from '../../store/people/own/links';
import { isAddressShutOut } from '../../store/people/own/oidc-accounts';
import { openSession } from '../../store/people/own/sessions';
import { shutOut } from '../shut-outs';
import { type AccountChecks, noLink, type OwnAccountParts, type OwnAccounts } from './account-checks';
import { confirmMail, knownMail, providedMail } from './mails';

/** A new account, by a link that shows whose the address is. An address that has one already is told so in its mail alone. */
export function signUpCalls(
  { store, signIns, passwords, mailer, now }: OwnAccountParts,
  { tried, demandMail, isProvided, aboutMail }: AccountChecks,
): Pick<OwnAccounts, 'signUp' | 'confirm'> {
  return {
    async signUp({ email: typed, password, name }, address) {
      const email = asciiLower(typed);
      demandMail(email, address);
      const passwordHash = await passwords.hash(password);
      const about = await aboutMail(email);
      const mail = await store.atomically(async (tx) => {
        const isKnown = (await accountOf(tx, email)) !== null;
        if (await isProvided(tx, email)) return providedMail(about);
        const link = isKnown ? ({ purpose: 'reset', email } as const) : ({ purpose: 'confirm', email, name, passwordHash } as const);
        const token = await keepLink(tx, link, now());
        return isKnown ? knownMail(about, token) : confirmMail(about, token);
      });
      mailer.send(mail);
      return { sent: true };
    },

    async confirm({ token, password, device = '' }, address) {
      const link = await linkOf(store.db, 'confirm', token, now());
      if (link === null) throw noLink();
      await tried(link.token_hash, address, () => passwords.isRight(password, link.password_hash));
      const { email, name, password_hash: passwordHash } = link;
      const begun = await store.atomically(async (tx) => {
        if (await isAddressShutOut(tx, email)) throw shutOut();
        if (!(await useLink(tx, link)) || (await isProvided(tx, email))) return null;
        const uid = await beginAccount(tx, { email, name, passwordHash, now: now() });
        return uid === null ? null : { uid, refreshToken: await openSession(tx, uid, device, now()) };
      });
      if (begun === null) throw noLink();
      return signIns.told({ uid: begun.uid, email, name }, begun.refreshToken);
    },
  };
}
