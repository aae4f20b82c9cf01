import { asciiLower } from '../config/ascii-lower';
import type { DataConfig } from '../config/config';
import type { Store } from '../store/engine/store';
import { grantAddress, revokeAddress } from '../store/people/admin-addresses';
import { changeRole } from '../store/people/roles';
import { CommandFault, storeCommand } from './command';
import { letInNamed, shutOutNamed } from './shut-out';

// npm run role -- grant|revoke EMAIL|UID admin
// npm run role -- shut-out|let-in EMAIL|UID

const usage = 'npm run role -- grant|revoke EMAIL|UID admin, or: npm run role -- shut-out|let-in EMAIL|UID';

const isAddress = (who: string): boolean => who.includes('@');

async function grant(store: Store, who: string): Promise<string> {
  if (!isAddress(who)) {
    await store.atomically((tx) => changeRole(tx, who, 'admin', { by: '', at: Date.now() }));
    return `${who} is an admin.`;
  }
  // An address in a profile proves nothing: a learner types it. The token of its verified owner does.
  const reached = await grantAddress(store, asciiLower(who), Date.now());
  const accounts =
    reached === 0 ? 'No account has verified it yet.' : `${reached === 1 ? 'One account is' : `${reached} accounts are`} reached now.`;
  return `A person who signs in as ${who}, verified, is an admin. ${accounts}`;
}

async function revokeByAddress(store: Store, who: string, adminEmails: readonly string[]): Promise<string> {
  const address = asciiLower(who);
  if (adminEmails.includes(address))
    throw new CommandFault(
      `${who} stays an admin: the setting ADMIN_EMAILS names it. Take it out there, restart the portal, and revoke it again.`,
    );
  const { accounts, wasGranted, typedBy } = await revokeAddress(store, address, Date.now());
  if (typedBy.length > 0)
    throw new CommandFault(
      `Still an admin, with ${who} in a profile but not verified: ${typedBy.join(', ')}. If it is the same person: npm run role -- revoke ${typedBy[0]} admin`,
    );
  if (accounts === 0 && !wasGranted) throw new CommandFault(`${who} was not granted, and no account that has verified it is an admin.`);
  return `${who} is no admin.`;
}

async function revoke(store: Store, who: string, { adminEmails }: DataConfig): Promise<string> {
  if (isAddress(who)) return revokeByAddress(store, who, adminEmails);
  await store.atomically((tx) => changeRole(tx, who, 'user', { by: '', at: Date.now() }));
  return `${who} is no admin.`;
}

await storeCommand(async ([verb, who, role], store, config) => {
  if (who !== undefined && verb === 'shut-out') return shutOutNamed(store, who);
  if (who !== undefined && verb === 'let-in') return letInNamed(store, who);
  if (who === undefined || role !== 'admin') throw new CommandFault(`Say: ${usage}`);
  if (verb === 'grant') return grant(store, who);
  if (verb === 'revoke') return revoke(store, who, config);
  throw new CommandFault(`Say: ${usage}`);
});
