import { createReadStream } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Runs a statement and answers its rows. */
type Run = (text: string) => Promise<unknown[]>;

const tries = 20;
const pauseMs = 50;
/** Shorter texts are in many rows, and prove nothing. */
const leastBytes = 6;

/** Copies all of the log into the database file and empties the log. Waits a second for those that read. Returns whether it came to its end. */
async function emptyLog(run: Run): Promise<boolean> {
  for (let left = tries; left > 0; left -= 1) {
    const [row] = (await run('pragma wal_checkpoint(truncate)')) as { busy: number }[];
    if (row?.busy === 0) return true;
    await setTimeout(pauseMs);
  }
  return false;
}

/** Whether a file has one of these texts in its bytes. A file that is missing has none. */
async function holds(file: string, texts: readonly Buffer[]): Promise<boolean> {
  const overlap = Math.max(...texts.map((text) => text.length)) - 1;
  let tail = Buffer.alloc(0);
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
      const bytes = Buffer.concat([tail, chunk as Buffer]);
      if (texts.some((text) => bytes.includes(text))) return true;
      tail = bytes.subarray(Math.max(0, bytes.length - overlap));
    }
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return false;
    throw fault;
  }
  return false;
}

/**
 * Makes what was deleted unreadable in the files of a database. `secure_delete` overwrites deleted rows; the log still has them until it is emptied, and
 * pages of earlier versions or of a split tree may have copies. So the file is searched, and written anew where a text is found.
 */
export async function scrubFiles(file: string, run: Run, texts: readonly string[]): Promise<void> {
  await emptyLog(run);
  const wanted = texts.map((text) => Buffer.from(text)).filter((bytes) => bytes.length >= leastBytes);
  if (wanted.length === 0 || !(await holds(file, wanted))) return;
  await run('vacuum');
  await emptyLog(run);
}
