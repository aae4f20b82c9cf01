import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { until } from '../../kit/until';
import type { Built } from './built';

/** The program as an operator starts it. */
export interface Program {
  child: ChildProcess;
  /** All output so far, of both streams. */
  said: () => string;
  /** Resolves once the output contains this text. */
  says: (text: string) => Promise<unknown>;
  /** Sends a signal; resolves with the exit code. */
  ends: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Starts the built server with these settings and no others. */
export function start({ dir }: Built, env: Record<string, string>): Program {
  const clean = { PATH: process.env.PATH ?? '', ...env };
  const child = spawn(process.execPath, [join(dir, 'main.js')], { env: clean, stdio: ['ignore', 'pipe', 'pipe'] });
  // A test that fails half-way must leave no process running.
  process.once('exit', () => child.kill('SIGKILL'));
  let text = '';
  const hear = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const said = () => text;
  return {
    child,
    said,
    says: (wanted) =>
      until(() => {
        if (child.exitCode !== null) throw new Error(`It ended and said: ${text}`);
        return text.includes(wanted);
      }, 40_000),
    async ends(signal) {
      const gone = once(child, 'exit');
      child.kill(signal);
      const [code] = (await gone) as [number | null];
      return code;
    },
  };
}
