import { fork } from 'node:child_process';

const childMegabytes = 512;
/** Room for what is young: most of a table lives until the end, and with Node's 16 MB it is moved about again and again (a fifth of the CPU). */
const youngMegabytes = 64;
const childMs = 20_000;

/**
 * Has a message answered in a process of its own: a hostile file can take all memory or never end, and then only that process dies, and the answer is
 * `otherwise`. `entry` is the child's code.
 */
export function parseApart<T>(entry: string, message: object, otherwise: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const execArgv = [`--max-old-space-size=${childMegabytes}`, `--max-semi-space-size=${youngMegabytes}`];
    const child = fork(entry, { execArgv, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: {} });
    const timer = setTimeout(() => child.kill('SIGKILL'), childMs);
    child.once('message', (outcome) => resolve(outcome as T));
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve(otherwise);
    });
    child.send(message, (fault) => fault && child.kill('SIGKILL'));
  });
}
