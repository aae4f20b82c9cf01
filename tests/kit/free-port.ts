import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One file for each port that a running process of a test has got. */
const folder = join(tmpdir(), 'portal-ports');
const own: string[] = [];

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    // A process of another user runs too.
    return (fault as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that a file names; this one where the file goes away under the look. */
function ownerOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return process.pid;
  }
}

/** Whether no other process has the port. It stays with this process until that ends. */
function isClaimed(port: number): boolean {
  const file = join(folder, String(port));
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    // The next look may find the port that a killed process has left.
    if (!isRunning(ownerOf(file))) rmSync(file, { force: true });
    return false;
  }
  if (own.length === 0) process.once('exit', () => own.forEach((one) => void rmSync(one, { force: true })));
  own.push(file);
  return true;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * A port for a program that must be told its port: nothing listens on it, no other test gets it, and it is below those that the system gives to connections
 * (from 32,768). A server of the test's own process listens on port 0 instead.
 */
export async function freePort(): Promise<number> {
  mkdirSync(folder, { recursive: true });
  for (;;) {
    const port = randomInt(10_000, 32_000);
    if (isClaimed(port) && (await isFree(port))) return port;
  }
}
