import { resolve } from 'node:path';
import { type DataConfig, dataConfigFrom } from '../config/config';
import type { Store } from '../store/engine/store';
import { openStore } from '../store/open/open';

/** What a command cannot do, in one sentence for the person who typed it. */
export class CommandFault extends Error {}

/** A file as it was typed: beside where npm was called, not where it runs. */
export const fileAt = (typed: string): string => resolve(process.env.INIT_CWD ?? '', typed);

/** A whole number of 1 or more, or a fault that says what it should have been. */
export function idFrom(typed: string | undefined, what: string): number {
  const id = Number(typed);
  if (Number.isSafeInteger(id) && id >= 1) return id;
  throw new CommandFault(`${what} must be a number, not "${typed ?? ''}".`);
}

/** Runs a command with the words typed after its name. It says one sentence, and ends with 1 where it failed. */
export async function command(work: (words: string[], config: DataConfig) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work(process.argv.slice(2), dataConfigFrom(process.env))}\n`);
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
    process.exitCode = 1;
  }
}

/** A command on the database that the settings name. */
export const storeCommand = (work: (words: string[], store: Store, config: DataConfig) => Promise<string>): Promise<void> =>
  command(async (words, config) => {
    const store = await openStore({ dataDir: config.dataDir, databaseUrl: config.databaseUrl }, () => undefined);
    try {
      return await work(words, store, config);
    } finally {
      await store.close();
    }
  });
