import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
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

/** Prints 1 if the file named by its argument has one of the texts on its standard input, a JSON list, in its bytes; else 0. A missing file has none. */
const search = `
const { createReadStream, existsSync, readFileSync } = require('node:fs');
const file = process.argv[1];
const texts = JSON.parse(readFileSync(0, 'utf8')).map((text) => Buffer.from(text));
const overlap = Math.max(...texts.map((text) => text.length)) - 1;
(async () => {
  let tail = Buffer.alloc(0);
  if (existsSync(file))
    for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
      const bytes = Buffer.concat([tail, chunk]);
      if (texts.some((text) => bytes.includes(text))) return 1;
      tail = bytes.subarray(Math.max(0, bytes.length - overlap));
    }
  return 0;
})().then((found) => process.stdout.write(String(found)));
`;

/**
 * Whether a database file has one of these texts in its bytes. In a process of its own: where a process closes a file, the system drops all locks that the
 * process holds on the file, SQLite's among them. Another program that opened the database would then take itself for the last one, and delete the log
 * into which this process goes on writing. (https://www.sqlite.org/howtocorrupt.html, 2.2)
 */
async function holds(file: string, texts: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, ['-e', search, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(texts));
  const [found] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (found !== '0' && found !== '1') throw new Error('The database file could not be searched.');
  return found === '1';
}

/**
 * Makes what was deleted unreadable in the files of a database. `secure_delete` overwrites deleted rows; the log still has them until it is emptied, and
 * pages of earlier versions or of a split tree may have copies. So the file is searched, and written anew where a text is found.
 */
export async function scrubFiles(file: string, run: Run, texts: readonly string[]): Promise<void> {
  await emptyLog(run);
  const wanted = texts.filter((each) => Buffer.byteLength(each) >= leastBytes);
  if (wanted.length === 0 || !(await holds(file, wanted))) return;
  await run('vacuum');
  await emptyLog(run);
}
