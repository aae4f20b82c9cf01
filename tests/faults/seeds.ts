/** Fourteen runs of the nemesis that have every kind of fault and both kinds of end. */
export const shortForm = [888, 1069, 1515, 1706, 1840, 2374, 2834, 5988, 10_130, 10_372, 20_002, 20_012, 20_041, 20_060];

/** The seeds of this run: those given to `npm run faults`, or a few fixed ones. */
export function seedsOf(fixed: number[]): number[] {
  const { FAULT_SEED, FAULT_RUNS } = process.env;
  if (FAULT_SEED === undefined && FAULT_RUNS === undefined) return fixed;
  return Array.from({ length: Number(FAULT_RUNS ?? 1) }, (_, i) => Number(FAULT_SEED ?? 1) + i);
}
