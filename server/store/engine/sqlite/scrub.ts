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
 * The least time between two rewritings of the file. A text may stand in rows of others, such as a common name, so that a search finds it after each erasure;
 * writing a gigabyte anew takes ten seconds, for which hand-ins wait.
 */
const restMs = 60 * 60 * 1_000;

/** `now`: milliseconds. `later`: calls back after so many milliseconds. */
interface ScrubClock {
  now(): number;
  later(work: () => void, ms: number): void;
}

const usualClock: ScrubClock = {
  now: () => performance.now(),
  later: (work, ms) => void setTimeout(ms, undefined, { ref: false }).then(work),
};

/** Says in the file's head that it is to be written anew: the next start does it if this process ends before. */
const isDue = 'pragma user_version = 1';
const isDone = 'pragma user_version = 0';

async function writeAnew(run: Run): Promise<void> {
  await run('vacuum');
  await emptyLog(run);
  await run(isDone);
}

/**
 * Makes what was deleted unreadable in the files of a database. `secure_delete` overwrites deleted rows; the log still has them until it is emptied, and
 * pages of earlier versions or of a split tree may have copies. So the file is searched, and written anew where a text is found: at once, or an hour after the
 * last time. One search at a time, for the texts of all who wait: the file may be large, and accounts may erase themselves as they like.
 */
export function openScrub(file: string, run: Run, clock = usualClock): (texts: readonly string[]) => Promise<void> {
  let waiting: string[] = [];
  let next: Promise<void> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let rewrittenAt = Number.NEGATIVE_INFINITY;
  let isPlanned = false;

  async function rewrite(): Promise<void> {
    rewrittenAt = clock.now();
    await writeAnew(run);
  }

  async function rewriteInTime(): Promise<void> {
    const rest = rewrittenAt + restMs - clock.now();
    if (rest <= 0) return rewrite();
    if (isPlanned) return;
    isPlanned = true;
    await run(isDue);
    clock.later(() => {
      isPlanned = false;
      // Where it fails, the mark stays in the file.
      last = last.then(rewrite).catch(() => undefined);
    }, rest);
  }

  async function scrub(): Promise<void> {
    const wanted = waiting.filter((each) => Buffer.byteLength(each) >= leastBytes);
    waiting = [];
    next = null;
    await emptyLog(run);
    if (wanted.length > 0 && (await holds(file, wanted))) await rewriteInTime();
  }

  return (texts) => {
    waiting.push(...texts);
    next ??= last.then(scrub);
    last = next.catch(() => undefined);
    return next;
  };
}

/** At the start: writes the file anew where an earlier process noted that it is to be, and ended before. */
export async function finishScrub(run: Run): Promise<void> {
  const [row] = (await run('pragma user_version')) as { user_version: number }[];
  if (row?.user_version === 1) await writeAnew(run);
}
