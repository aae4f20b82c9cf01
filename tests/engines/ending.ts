import { type ChildProcess, execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/** The path of a program, or null where it is not installed. */
export function installed(...candidates: string[]): string | null {
  for (const name of candidates)
    try {
      const path = name.startsWith('/') ? name : execFileSync('which', [name], { encoding: 'utf8' }).trim();
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not this candidate; the next may exist.
    }
  return null;
}

/** Kills a program that was started as the head of a process group, and the whole group. */
export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await exit;
}
