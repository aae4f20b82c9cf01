import { asciiLower } from '../../config/ascii-lower';
import { Refusal } from '../../replies/refusal';
import { leaveGrant } from '../../store/people/admin-addresses';
import { accountOf, addressOf, moveAccount } from '../../store/people/own/accounts';
import { type AccountLink, dropLinks, dropLinksOf, keepLink, linkOf, useLink } from '../../store/people/own/links';
import { isAddressShutOut } from '../../store/people/own/oidc-accounts';
import { shutOut } from '../shut-outs';
import { type AccountChecks, noLink, type OwnAccountParts, type OwnAccounts } from './account-checks';
import { addressMail, movedMail, takenMail } from './mails';
import { followMove } from './moved';

/** An email with its first letter and its domain; the rest is hidden. */
const masked = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;

/** The move of an account to a new address, by a link in an email to it. */
export function addressCall(
  { store, mailer, now }: OwnAccountParts,
  { demandMail, isProvided, aboutMail, provenBy, demandSame }: AccountChecks,
): Pick<OwnAccounts, 'address'> {
  /** The link to a new address, and the present one. */
  async function movingBy(token: string): Promise<{ link: AccountLink; uid: string; present: string }> {
    const link = await linkOf(store.db, 'address', token, now());
    const uid = link?.uid ?? '';
    const present = link === null ? null : await addressOf(store.db, uid);
    if (link === null || present === null) throw noLink();
    return { link, uid, present };
  }

  /** Asks for the password too: a stranger may have typed this mailbox, and its owner would then get the account. */
  async function moveByLink(token: string, password: string | undefined, address: string): Promise<{ changed: true }> {
    const { link, uid, present } = await movingBy(token);
    if (password === undefined) throw new Refusal('invalid', { code: 'move-needs-password' });
    const account = await provenBy(present, password, address);
    if (account.uid !== uid) throw noLink();
    const before = await store.atomically(async (tx) => {
      await demandSame(tx, account);
      if (!(await useLink(tx, link)) || (await isProvided(tx, link.email))) return null;
      if (await isAddressShutOut(tx, link.email)) throw shutOut();
      const old = await moveAccount(tx, uid, link.email);
      if (old === null) return null;
      await dropLinks(tx, old);
      await dropLinksOf(tx, uid);
      await leaveGrant(tx, uid, old, link.email);
      await followMove(tx, uid, link.email, now());
      return old;
    });
    if (before === null) throw noLink();
    mailer.send(movedMail(await aboutMail(before)));
    return { changed: true };
  }

  return {
    async address(body, address) {
      if ('look' in body) return { of: masked((await movingBy(body.token)).present) };
      if ('token' in body) return moveByLink(body.token, body.password, address);
      const account = await provenBy(asciiLower(body.email), body.password, address);
      const email = asciiLower(body.newEmail);
      demandMail(email, address);
      const about = await aboutMail(email);
      const mail = await store.atomically(async (tx) => {
        await demandSame(tx, account);
        const isTaken = (await accountOf(tx, email)) !== null || (await isProvided(tx, email));
        const token = await keepLink(tx, { purpose: 'address', email, uid: account.uid }, now());
        return isTaken ? takenMail(about) : addressMail(about, token, masked(account.email));
      });
      mailer.send(mail);
      return { sent: true };
    },
  };
}
