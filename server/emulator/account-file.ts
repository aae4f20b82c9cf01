import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** An account as the emulator exports and imports it. */
export interface Account {
  localId: string;
  /** Seconds; ID tokens issued earlier are refused. */
  validSince?: string;
  [field: string]: unknown;
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes the whole file anew: at any moment, power loss included, the old one or the new one is there. */
export async function writeAccounts(file: string, accounts: readonly Account[]): Promise<void> {
  const fresh = `${file}.new`;
  const handle = await open(fresh, 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify({ users: accounts }));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(fresh, file);
  await syncDirectory(dirname(file));
}

/** The accounts of an earlier run; none where there is no file. */
export async function readAccounts(file: string): Promise<Account[]> {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as { users: Account[] }).users;
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return [];
    throw fault;
  }
}
