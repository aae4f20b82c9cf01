import { grantAddress, revokeAddress } from '../store/admin-addresses';
import { grantRole } from '../store/people';
import type { Store } from '../store/store';
import { CommandFault, storeCommand } from './command';

// npm run role -- grant|revoke EMAIL|UID admin

const usage = 'npm run role -- grant|revoke EMAIL|UID admin';

async function grant(store: Store, who: string): Promise<string> {
  if (!who.includes('@')) {
    await grantRole(store.db, who, 'admin', Date.now());
    return `${who} is an admin.`;
  }
  // An address in a profile proves nothing: anybody can type one. The token of its verified owner does.
  await grantAddress(store, who.toLowerCase(), Date.now());
  return `Whoever signs in as ${who}, verified, is an admin.`;
}

async function revoke(store: Store, who: string): Promise<string> {
  if (who.includes('@')) await revokeAddress(store, who.toLowerCase(), Date.now());
  else await grantRole(store.db, who, 'user', Date.now());
  return `${who} is no admin.`;
}

await storeCommand(async ([verb, who, role], store) => {
  if (who === undefined || role !== 'admin') throw new CommandFault(`Say: ${usage}`);
  if (verb === 'grant') return grant(store, who);
  if (verb === 'revoke') return revoke(store, who);
  throw new CommandFault(`Say: ${usage}`);
});
