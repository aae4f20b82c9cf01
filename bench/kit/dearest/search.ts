import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { median } from '../figures';
import type { Server } from '../server';
import { Wire } from '../wire';
import type { Account, Candidate } from './requests';
import { type Dial, fills } from './values';

/** A request with what it cost: milliseconds of CPU of the server's main thread, its status and the bytes of its reply. */
export interface Cost {
  ms: number;
  status: number;
  bytes: number;
}

/** The dearest kind of request that was found. */
export interface Dearest extends Cost {
  candidate: Candidate;
  dial: Dial;
}

/** Milliseconds of CPU of the main thread of a process, from Linux' /proc: what waits for a core does not count, and neither do other threads. */
export function mainThreadMs(pid: number): number {
  const [ran = ''] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(ran) / 1e6;
}

/** What a reply leaves behind is counted with the request. */
const afterMs = 4;
/** Most requests of one search. */
const mostTries = 60;
/** A request that takes longer than this is tried no second time. */
const longMs = 2_000;

/** Measures requests one after the other. */
export class Scale {
  #wire: Wire | null = null;
  #turn = 0;
  readonly #port: number;
  readonly #pid: number;

  constructor({ port, child }: Server) {
    this.#port = port;
    this.#pid = child.pid ?? 0;
  }

  async weigh({ candidate, dial }: { candidate: Candidate; dial: Dial }, account: Account): Promise<Cost> {
    this.#turn += 1;
    const request = candidate.make(account, dial, this.#turn);
    this.#wire ??= new Wire(this.#port);
    const before = mainThreadMs(this.#pid);
    try {
      const { status, bytes } = await this.#wire.send(request);
      await setTimeout(afterMs);
      // A connection that is refused half-way is closed by the server.
      if (status === 413 || status === 400 || status === 408) this.close();
      return { ms: mainThreadMs(this.#pid) - before, status, bytes };
    } catch {
      this.close();
      return { ms: mainThreadMs(this.#pid) - before, status: 0, bytes: 0 };
    }
  }

  close(): void {
    this.#wire?.close();
    this.#wire = null;
  }
}

/** Dials that differ from one in one turn. */
const neighboursOf = (dial: Dial): Dial[] => [
  ...fills.filter((fill) => fill !== dial.fill).map((fill) => ({ ...dial, fill })),
  ...[dial.count / 2, Math.min(1, dial.count * 2)].filter((count) => count !== dial.count).map((count) => ({ ...dial, count })),
  ...[dial.length / 4, Math.min(1, dial.length * 4)].filter((length) => length !== dial.length).map((length) => ({ ...dial, length })),
  ...[1, 2, 3, 4].map((step) => ({ ...dial, pick: dial.pick + step })),
];

const dearer = (a: Cost, b: Cost): number => b.ms - a.ms;

/** Searches the dearest request among candidates: each once, then the dearest three by the median, then their dials turn by turn. Within `withinMs`. */
export async function dearestOf(scale: Scale, candidates: readonly Candidate[], account: Account, withinMs: number): Promise<Dearest> {
  const until = performance.now() + withinMs;
  let tries = 0;
  const isOver = (): boolean => tries >= mostTries || performance.now() > until;

  async function weigh(candidate: Candidate, dial: Dial, times: number): Promise<Dearest> {
    const costs: Cost[] = [];
    while (costs.length < times && (costs.at(-1)?.ms ?? 0) < longMs) {
      tries += 1;
      costs.push(await scale.weigh({ candidate, dial }, account));
    }
    const middle = median(costs.map(({ ms }) => ms));
    return { candidate, dial, ...(costs.find(({ ms }) => ms === middle) ?? { ms: middle, status: 0, bytes: 0 }) };
  }

  /** The dearest neighbour of a request; null if none is dearer. */
  async function climbed(from: Dearest): Promise<Dearest | null> {
    let best = from;
    for (const dial of neighboursOf(from.dial)) {
      if (isOver()) break;
      const found = await weigh(from.candidate, dial, 2);
      if (found.ms > best.ms * 1.1) best = found;
    }
    return best === from ? null : best;
  }

  // The first request of a kind compiles code and fills caches.
  for (const candidate of candidates.slice(0, 1)) await weigh(candidate, candidate.dial, 1);
  const once: Dearest[] = [];
  for (const candidate of candidates) once.push(await weigh(candidate, candidate.dial, 1));
  const few: Dearest[] = [];
  for (const { candidate, dial } of once.toSorted(dearer).slice(0, 3)) few.push(await weigh(candidate, dial, 3));
  for (let at = few.find(({ candidate }) => candidate.isTurned) ?? null; at !== null; at = isOver() ? null : await climbed(at))
    few.push(at);
  return few.toSorted(dearer)[0] as Dearest;
}
