import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

const childMegabytes = 512;
/** Room for what is young: most of a table lives until the end, and with Node's 16 MB it is moved about again and again (a fifth of the CPU). */
const youngMegabytes = 64;
const childMs = 20_000;
/** Who uploads one file mostly uploads the next soon after; a process that has just read one reads another in two thirds of the time. */
const keptMs = 60_000;

/** Has a message answered by the child's code, one after the other, so that many at once cost no more memory than one. The answer is `otherwise` where the child dies of it. */
export type Apart<T> = (message: object, otherwise: T) => Promise<T>;

function started(entry: string): ChildProcess {
  const execArgv = [`--max-old-space-size=${childMegabytes}`, `--max-semi-space-size=${youngMegabytes}`];
  return fork(entry, { execArgv, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: {} });
}

async function asked<T>(child: ChildProcess, message: object, otherwise: T): Promise<T> {
  const done = new AbortController();
  const { signal } = done;
  const timer = setTimeout(() => child.kill('SIGKILL'), childMs);
  try {
    child.send(message, (fault) => fault && child.kill('SIGKILL'));
    return await Promise.race([
      once(child, 'message', { signal }).then(([answer]) => answer as T),
      once(child, 'exit', { signal }).then(() => otherwise),
    ]);
  } finally {
    clearTimeout(timer);
    done.abort();
  }
}

/**
 * Work in a process of its own: a hostile file can take all memory or never end, and then only that process dies. It is kept for a minute after an answer that
 * `isGood`, and anything else ends it; what a kept one has no good answer to is asked again of a new one, so that no file suffers from the one before.
 * `entry` is the child's code.
 */
export function apart<T>(entry: string, isGood: (answer: T) => boolean): Apart<T> {
  let idle: { child: ChildProcess; timer: NodeJS.Timeout } | undefined;

  function taken(): ChildProcess | undefined {
    const { child, timer } = idle ?? {};
    idle = undefined;
    clearTimeout(timer);
    if (child?.exitCode !== null || child.signalCode !== null) return undefined;
    child.ref();
    child.channel?.ref();
    return child;
  }

  /** Nothing here keeps the server from stopping, and a child whose server is gone ends by itself. */
  function keep(child: ChildProcess): void {
    const drop = () => {
      idle = undefined;
      child.kill('SIGKILL');
    };
    idle = { child, timer: setTimeout(drop, keptMs).unref() };
    child.unref();
    child.channel?.unref();
  }

  async function answerOf(child: ChildProcess, message: object, otherwise: T): Promise<T> {
    const answer = await asked(child, message, otherwise);
    if (isGood(answer)) keep(child);
    else child.kill('SIGKILL');
    return answer;
  }

  async function answered(message: object, otherwise: T): Promise<T> {
    const used = taken();
    const answer = used && (await answerOf(used, message, otherwise));
    return answer !== undefined && isGood(answer) ? answer : answerOf(started(entry), message, otherwise);
  }

  let last: Promise<unknown> = Promise.resolve();
  return (message, otherwise) => {
    const turn = last.then(() => answered(message, otherwise));
    last = turn.catch(() => undefined);
    return turn;
  };
}
