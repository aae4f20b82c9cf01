import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Order, Report, Told } from './loader';

/** Two: one alone is slower than the bare reference servers. */
const loaders = 2;

const children: ChildProcess[] = [];

function started(): ChildProcess[] {
  while (children.length < loaders) {
    const child = fork(join(import.meta.dirname, 'loader.js'), { serialization: 'advanced' });
    // The loaders end with the bench, and do not keep it alive.
    child.unref();
    child.channel?.unref();
    children.push(child);
  }
  return children;
}

async function ask<T>(child: ChildProcess, what: Order | 'go'): Promise<T> {
  const answer = once(child, 'message');
  child.channel?.ref();
  child.send(what);
  const [came] = (await answer) as [T];
  child.channel?.unref();
  return came;
}

/** Every n-th item of a list, beginning at `from`. */
const share = <T>(list: readonly T[], from: number, n: number): T[] => list.filter((_, at) => at % n === from);

export interface Loaded {
  /** Replies in the order of the requests. */
  told: Told[];
  seconds: number;
}

/** Each loader has an order; request n is one of order n modulo their number. */
async function load(orders: Order[]): Promise<Loaded> {
  const hands = started();
  await Promise.all(orders.map((order, at) => ask(hands[at] as ChildProcess, order)));
  const reports = await Promise.all(orders.map((_, at) => ask<Report>(hands[at] as ChildProcess, 'go')));
  const seconds = (Math.max(...reports.map(({ ended }) => ended)) - Math.min(...reports.map(({ began }) => began))) / 1000;
  const count = orders.reduce((sum, { requests }) => sum + requests.length, 0);
  return {
    seconds,
    told: Array.from({ length: count }, (_, at) => reports[at % orders.length]?.told[Math.floor(at / orders.length)] as Told),
  };
}

const hands = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Sends all requests over this many kept connections; each connection takes the next request as it is free. */
export function loadAtOnce(port: number, connections: number, requests: readonly Buffer[]): Promise<Loaded> {
  const n = Math.min(loaders, connections);
  const manner = { connections: Math.ceil(connections / n) };
  return load(hands(n).map((at) => ({ port, requests: share(requests, at, n), manner })));
}

/** Sends each request over a connection of its own, evenly spread over `withinMs`. */
export const loadWithin = (port: number, withinMs: number, requests: readonly Buffer[]): Promise<Loaded> => {
  const times = requests.map((_, at) => (at / requests.length) * withinMs);
  return load(
    hands(loaders).map((at) => ({ port, requests: share(requests, at, loaders), manner: { afterMs: share(times, at, loaders) } })),
  );
};
