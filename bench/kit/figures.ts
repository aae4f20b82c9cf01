import { loadavg } from 'node:os';

/** The median; for an even count the lower of the two middle values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The smallest value that this share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** One run of a load against one server. */
export interface Round {
  /** Requests a second. */
  rate: number;
  /** CPU milliseconds of the server's process for each request. */
  cpuMs: number;
}

const shown = (value: number, digits: number): string => value.toFixed(digits);

const line = (what: string, text: string): boolean => process.stdout.write(`  ${what.padEnd(34)} ${text}\n`);

/** A title with the load of the machine: figures from a busy machine are worth less. */
export const heading = (text: string): boolean => process.stdout.write(`\n${text}   (load ${shown(loadavg()[0] ?? 0, 1)})\n`);

export const figure = (what: string, value: number, unit: string, goal = ''): boolean =>
  line(what, `${shown(value, value < 10 ? 2 : 0).padStart(9)} ${unit}${goal === '' ? '' : `   goal ${goal}`}`);

/** Prints both sides of a comparison by their medians, and their ratio. */
export function compare(ours: readonly Round[], reference: readonly Round[], goal: number): void {
  const rates = [ours, reference].map((rounds) => median(rounds.map((round) => round.rate)));
  const cpu = [ours, reference].map((rounds) => median(rounds.map((round) => round.cpuMs)));
  figure('portal', rates[0] ?? 0, `requests/s   ${shown(cpu[0] ?? 0, 3)} ms CPU each`);
  figure('reference', rates[1] ?? 0, `requests/s   ${shown(cpu[1] ?? 0, 3)} ms CPU each`);
  // Rounds run in pairs, one right after the other, so that other work of the machine cancels out.
  const ratios = ours.map((round, at) => round.rate / (reference[at]?.rate ?? Number.NaN));
  const ofCpu = ours.map((round, at) => (reference[at]?.cpuMs ?? Number.NaN) / round.cpuMs);
  const middle = (values: number[]) => `   (half of them ${shown(quantile(values, 0.25), 2)}–${shown(quantile(values, 0.75), 2)})`;
  figure('ratio of rates, median of pairs', median(ratios), middle(ratios), `≥ ${goal}`);
  figure('ratio of CPU, reference / portal', median(ofCpu), middle(ofCpu));
}
