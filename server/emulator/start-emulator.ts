import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { PortTaken } from '../config/port-taken';
import { makePrivateFolder } from '../config/private-files';

/** What the child is told to do. */
export interface EmulatorOrder {
  projectId: string;
  port: number;
  accountFile: string;
}

/** What the child says, once. */
export type EmulatorWord = { kind: 'ready' } | { kind: 'fault'; code: string; message: string };

/** A running Firebase Auth emulator. */
export interface Emulator {
  url: string;
  /** Resolves with a sentence if it ends without having been asked to. */
  died: Promise<string>;
  close(): Promise<void>;
}

interface Place {
  projectId: string;
  port: number;
  dataDir: string;
  builtDir: string;
}

const startMs = 60_000;

function firstWord(child: ChildProcess): Promise<EmulatorWord> {
  return new Promise((resolve) => {
    const fail = (message: string) => resolve({ kind: 'fault', code: '', message });
    const timer = setTimeout(() => fail('it did not start in time'), startMs);
    child.once('message', (word) => resolve(word as EmulatorWord));
    child.once('error', (fault) => fail(fault.message));
    child.once('exit', (code) => fail(`it ended with ${code}`));
    child.once('message', () => clearTimeout(timer));
    child.once('exit', () => clearTimeout(timer));
  });
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve()));

/**
 * Starts the real Auth emulator of firebase-tools on 127.0.0.1, in a process of its own: it needs 210 MB and would block our event loop for seconds.
 * An account is in `dataDir/accounts.json` before the reply of its sign-up leaves. Throws {@link PortTaken}, or an Error with a sentence.
 */
export async function startEmulator({ projectId, port, dataDir, builtDir }: Place): Promise<Emulator> {
  await makePrivateFolder(dataDir);
  const order: EmulatorOrder = { projectId, port, accountFile: join(dataDir, 'accounts.json') };
  const child = fork(join(builtDir, 'emulator-process.js'), [JSON.stringify(order)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const word = await firstWord(child);
  if (word.kind === 'fault') {
    child.kill('SIGKILL');
    throw word.code === 'EADDRINUSE'
      ? new PortTaken(port, 'AUTH_EMULATOR_PORT')
      : new Error(`The Auth emulator did not start: ${word.message}.`);
  }
  let isClosing = false;
  return {
    url: `http://127.0.0.1:${port}`,
    died: new Promise((resolve) => child.once('exit', () => isClosing || resolve('The Auth emulator ended unexpectedly.'))),
    async close() {
      isClosing = true;
      if (child.connected) child.disconnect();
      await ended(child);
    },
  };
}
