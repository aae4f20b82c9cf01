import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine } from '../../../deploy/machines.mjs';
import type { Cluster } from './cluster';

/** A fault of a cluster: what it does, and what takes it back. */
export interface Fault {
  what: string;
  /** Whether this machine can show it; else a sentence that says why not. */
  cannot?: (cluster: Cluster) => string | null;
  strike(cluster: Cluster): Promise<() => Promise<void>>;
}

/** Kills a machine; taking it back starts it again. */
const killing = (find: (cluster: Cluster) => Promise<Machine>) => async (cluster: Cluster) => {
  const machine = await find(cluster);
  cluster.kill(machine);
  return async () => cluster.revive(machine);
};

const named = (name: string) => async (cluster: Cluster) => cluster.machine(name);

/** Fills the file system of a folder and returns what empties it. */
function fill(folder: string): () => void {
  const file = join(folder, 'filler');
  const handle = openSync(file, 'w');
  const block = Buffer.alloc(1 << 20);
  try {
    for (;;) writeSync(handle, block);
  } catch {
    // It is full.
  }
  closeSync(handle);
  return () => rmSync(file, { force: true });
}

/** The largest file system that a run may fill. */
const largestBytes = 2 ** 31;

export const faults: Readonly<Record<string, Fault>> = {
  none: { what: 'no fault', strike: async () => async () => undefined },
  primary: { what: 'kill -9 of the primary, its etcd and Patroni', strike: killing((cluster) => cluster.primary()) },
  api: { what: 'kill -9 of an API process', strike: killing(named('app1')) },
  balancer: { what: 'kill -9 of a balancer', strike: killing(named('edge1')) },
  standby: { what: 'kill -9 of the standby', strike: killing((cluster) => cluster.standby()) },
  hang: {
    what: 'SIGSTOP of the primary, as a disk that hangs',
    async strike(cluster) {
      const machine = await cluster.primary();
      cluster.freeze(machine);
      return async () => cluster.thaw(machine);
    },
  },
  partition: {
    what: 'no packets between primary and standby',
    cannot: ({ net }) => (net.canPart ? null : 'parting machines needs root, iproute2 and iptables'),
    async strike(cluster) {
      const [one, other] = [await cluster.primary(), await cluster.standby()];
      cluster.net.part(one, other);
      return async () => cluster.net.join(one, other);
    },
  },
  disk: {
    what: 'a full disk on the primary',
    cannot(cluster) {
      const { blocks, bsize } = statfsSync(cluster.dataDir(cluster.machine('db1')));
      return blocks * bsize <= largestBytes ? null : 'a small file system for each database needs root';
    },
    async strike(cluster) {
      const empty = fill(cluster.dataDir(await cluster.primary()));
      return async () => empty();
    },
  },
  etcd: { what: 'kill -9 of the witness: an etcd member less', strike: killing(named('witness')) },
};
