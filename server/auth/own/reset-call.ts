import { setPassword } from '../../store/people/own/accounts';
import { linkOf, useLink } from '../../store/people/own/links';
import { endSessions } from '../../store/people/own/sessions';
import { type AccountChecks, noLink, type OwnAccountParts, type OwnAccounts } from './account-checks';
import { changedMail } from './mails';

/** A new password, by a link in an email. It ends every sign-in. */
export function resetCall(
  { store, passwords, mailer, now }: OwnAccountParts,
  { aboutMail, sendIfKnown }: AccountChecks,
): Pick<OwnAccounts, 'reset'> {
  async function setByLink(token: string, password: string): Promise<{ changed: true }> {
    const link = await linkOf(store.db, 'reset', token, now());
    if (link === null) throw noLink();
    const passwordHash = await passwords.hash(password);
    const isSet = await store.atomically(async (tx) => {
      if (!(await useLink(tx, link))) return false;
      const uid = await setPassword(tx, link.email, passwordHash, now());
      if (uid !== null) await endSessions(tx, uid);
      return uid !== null;
    });
    if (!isSet) throw noLink();
    mailer.send(changedMail(await aboutMail(link.email)));
    return { changed: true };
  }

  return {
    async reset(body, address) {
      return 'token' in body ? setByLink(body.token, body.password) : sendIfKnown(body.email, 'reset', address);
    },
  };
}
