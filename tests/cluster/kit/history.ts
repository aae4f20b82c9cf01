import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Delivered } from './learners';
import type { Load } from './load';

const folder = join(process.cwd(), 'test-results/cluster-runs');

/** What one run was, try by try, for those who look into it afterwards: `npm run simulate` takes its costs and its outages from such files. */
export interface History {
  what: string;
  load: Load;
  /** CPU that each program of each machine used from the first hand-in to the last answer, milliseconds; of programs that lived through the run. */
  cpuMs: Readonly<Record<string, number>>;
  learners: readonly Delivered[];
}

/** Writes a history to a file of its own. */
export function keepHistory(history: History): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`), JSON.stringify(history));
}

/** What was used between two readings, by the programs that are in both. */
export const usedBetween = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries(
    [...after].flatMap(([name, ms]) => (ms >= (before.get(name) ?? Infinity) ? [[name, ms - (before.get(name) ?? 0)]] : [])),
  );
