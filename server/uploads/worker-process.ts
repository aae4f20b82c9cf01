import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { unavailable } from '../replies/refusal';

/** More than one, so that a file that takes long keeps only its own sender's next ones waiting. */
const lanes = 2;
/** Files that wait, each whole in memory, of all senders and of one. */
const mostWaiting = { all: 16, ofOne: 8 };

/** A line for work with files: two run at once, and one of one sender. Throws 503 where too many wait. */
function openQueue(): (from: string, work: () => Promise<void>) => void {
  const running = new Set<string>();
  let waiting: { from: string; work: () => Promise<void> }[] = [];

  function next(): void {
    while (running.size < lanes) {
      const turn = waiting.find(({ from }) => !running.has(from));
      if (turn === undefined) return;
      waiting = waiting.filter((other) => other !== turn);
      running.add(turn.from);
      void turn.work().finally(() => {
        running.delete(turn.from);
        next();
      });
    }
  }

  return (from, work) => {
    const own = waiting.filter((turn) => turn.from === from).length;
    if (waiting.length >= mostWaiting.all || own >= mostWaiting.ofOne) throw unavailable({ code: 'files-being-read' });
    waiting.push({ from, work });
    next();
  };
}

/** The heap of a child, in megabytes: what is old, and what is young (with Node's own 16 MB a table is moved about again and again). */
const oldMegabytes = 224;
const youngMegabytes = 32;
const childMs = 20_000;
/** Who uploads one file mostly uploads the next soon after; a process that has just read one reads another in two thirds of the time. */
const keptMs = 60_000;
/**
 * Has a message answered by the child's code. `from`: whose message it is; those of one sender are answered one after the other. The answer is `otherwise`
 * where the child dies of it. Throws 503 where too many wait.
 */
export type AskWorker<T> = (message: object, otherwise: T, from: string) => Promise<T>;

function started(entry: string): ChildProcess {
  const execArgv = [`--max-old-space-size=${oldMegabytes}`, `--max-semi-space-size=${youngMegabytes}`];
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

/** A child that did its last work well, kept for a while. */
class IdleChild {
  #kept: { child: ChildProcess; timer: NodeJS.Timeout } | undefined;

  take(): ChildProcess | undefined {
    const { child, timer } = this.#kept ?? {};
    this.#kept = undefined;
    clearTimeout(timer);
    if (child?.exitCode !== null || child.signalCode !== null) return undefined;
    child.ref();
    child.channel?.ref();
    return child;
  }

  /** Nothing here keeps the server from stopping, and a child whose server is gone ends by itself. */
  keep(child: ChildProcess): void {
    this.take()?.kill('SIGKILL');
    const drop = () => {
      this.#kept = undefined;
      child.kill('SIGKILL');
    };
    this.#kept = { child, timer: setTimeout(drop, keptMs).unref() };
    child.unref();
    child.channel?.unref();
  }
}

/**
 * Work in processes of its own: a hostile file can take all memory or never end, and then only its process dies. One is kept for a minute after an answer that
 * `isGood`, and anything else ends it; what a kept one has no good answer to is asked again of a new one, so that no file suffers from the one before.
 * `entry` is the child's code.
 */
export function workerProcess<T>(entry: string, isGood: (answer: T) => boolean): AskWorker<T> {
  const idle = new IdleChild();
  const queue = openQueue();

  async function answerOf(child: ChildProcess, message: object, otherwise: T): Promise<T> {
    const answer = await asked(child, message, otherwise);
    if (isGood(answer)) idle.keep(child);
    else child.kill('SIGKILL');
    return answer;
  }

  async function answered(message: object, otherwise: T): Promise<T> {
    const used = idle.take();
    const answer = used && (await answerOf(used, message, otherwise));
    return answer !== undefined && isGood(answer) ? answer : answerOf(started(entry), message, otherwise);
  }

  return (message, otherwise, from) =>
    new Promise((resolve, reject) => queue(from, () => answered(message, otherwise).then(resolve, reject)));
}
