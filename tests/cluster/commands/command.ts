import type { newKeys } from '../../../bench/kit/world';
import type { Cluster, startCluster } from '../kit/cluster';

/** What was asked for on the command line. `named`: the words after the command's own. */
export interface Asked {
  named: readonly string[];
  learners: number;
  runs: number;
  /** How long the learners take to hand in. */
  seconds: number;
  /** Whether a primary without its standby waits and does not go on alone. */
  isStrict: boolean;
}

/** The pair of keys that signs the learners' tokens; the processes of the cluster have the public one. */
export type Keys = Awaited<ReturnType<typeof newKeys>>;

/** One command of `npm run cluster`. */
export interface Command {
  /** Its line of help. */
  usage: string;
  /** What is wrong with the words after the command, as a sentence; null: nothing. */
  refuse(asked: Asked): string | null;
  /** What the cluster must be started with. */
  needs(asked: Asked): Parameters<typeof startCluster>[2];
  /** Prints its table. Returns whether what it shows holds. */
  run(cluster: Cluster, asked: Asked, keys: Keys): Promise<boolean>;
}

export const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** Milliseconds as seconds with one decimal. */
export const shownS = (ms: number): string => (ms / 1_000).toFixed(1);

/** A row of a table in Markdown. */
export const rowOf = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** The head of a table in Markdown. */
export const headOf = (cells: readonly string[]): string => `${rowOf(cells)}\n|${'---|'.repeat(cells.length)}`;
