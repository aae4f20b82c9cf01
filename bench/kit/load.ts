import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Order, Report, Told } from './loader';

/** Two: one alone is slower than the bare servers that ours are compared with. */
const loaders = 2;

const children: ChildProcess[] = [];

function started(): ChildProcess[] {
  while (children.length < loaders) {
    const child = fork(join(import.meta.dirname, 'loader.js'), { serialization: 'advanced' });
    // They end with the bench and hold it up no longer.
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

/** Every so many-th of a list, from its n-th on. */
const share = <T>(list: readonly T[], from: number): T[] => list.filter((_, at) => at % loaders === from);

export interface Loaded {
  /** Replies in the order of the requests. */
  told: Told[];
  seconds: number;
}

async function load(orders: Order[]): Promise<Loaded> {
  const hands = started();
  await Promise.all(orders.map((order, at) => ask(hands[at] as ChildProcess, order)));
  const reports = await Promise.all(orders.map((_, at) => ask<Report>(hands[at] as ChildProcess, 'go')));
  const seconds = (Math.max(...reports.map(({ ended }) => ended)) - Math.min(...reports.map(({ began }) => began))) / 1000;
  const count = orders.reduce((sum, { requests }) => sum + requests.length, 0);
  return { seconds, told: Array.from({ length: count }, (_, at) => reports[at % loaders]?.told[Math.floor(at / loaders)] as Told) };
}

const hands = Array.from({ length: loaders }, (_, at) => at);

/** Sends all of it over so many connections that are kept, each taking the next one as it is free. */
export const loadAtOnce = (port: number, connections: number, requests: readonly Buffer[]): Promise<Loaded> =>
  load(hands.map((at) => ({ port, requests: share(requests, at), manner: { connections: Math.ceil(connections / loaders) } })));

/** Sends each over a connection of its own, evenly spread over some time. */
export const loadWithin = (port: number, withinMs: number, requests: readonly Buffer[]): Promise<Loaded> => {
  const times = requests.map((_, at) => (at / requests.length) * withinMs);
  return load(hands.map((at) => ({ port, requests: share(requests, at), manner: { afterMs: share(times, at) } })));
};
