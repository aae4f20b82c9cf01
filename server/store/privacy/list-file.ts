import { open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { ensurePrivateFile, makePrivateFolder } from '../../config/private-files';
import type { Erasure } from './erase';

/** The list of erasures beside the database, and beside backups: one JSON object a line, hashes only. */
const listName = 'erasures.jsonl';

export const listIn = (folder: string): string => join(folder, listName);
/** The list beside a backup. All backups of a folder share it, so that an old backup meets the erasures that a newer one knows. */
export const listBeside = (backup: string): string => listIn(dirname(backup));

const LineSchema = v.object({
  uidHash: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  erasedAt: v.pipe(v.number(), v.safeInteger()),
});

const isMissing = (fault: unknown): boolean => fault instanceof Error && 'code' in fault && fault.code === 'ENOENT';

function erasureFrom(line: string): Erasure | null {
  try {
    return v.parse(LineSchema, JSON.parse(line));
  } catch {
    // The last line of a process that was killed may be cut; its erasure is in the database.
    return null;
  }
}

/** The erasures in a list; none where there is no such file. Lines that cannot be read are left out. */
export async function readList(file: string): Promise<Erasure[]> {
  const text = await readFile(file, 'utf8').catch((fault: unknown) => {
    if (isMissing(fault)) return '';
    throw fault;
  });
  return text.split('\n').flatMap((line) => erasureFrom(line) ?? []);
}

/** Adds to a list what it lacks, and waits for the disk. The file is made where it is missing, closed to other accounts. */
export async function addToList(file: string, erasures: readonly Erasure[]): Promise<void> {
  const known = new Set((await readList(file)).map(({ uidHash }) => uidHash));
  const fresh = erasures.filter(({ uidHash }) => !known.has(uidHash));
  if (fresh.length === 0) return;
  await makePrivateFolder(dirname(file));
  await ensurePrivateFile(file);
  const handle = await open(file, 'a');
  try {
    // A line that was cut ends here, so that the next one is whole.
    await handle.appendFile(`\n${fresh.map(({ uidHash, erasedAt }) => JSON.stringify({ uidHash, erasedAt })).join('\n')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
