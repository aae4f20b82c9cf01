/**
 * Eighteen runs of the nemesis that have every kind of fault and both kinds of end. A network that is off hides other faults of the network,
 * so it meets none here; a fault that only a hand-in meets is at the end. `npm run test:long` runs them.
 */
export const everyKind = [
  30_311, 36_767, 40_075, 41_050, 45_291, 47_832, 71_023, 79_848, 85_763, 105_818, 125_364, 135_129, 300_099, 300_116, 300_240, 310_301,
  320_001, 330_002,
];

/**
 * Four runs of papers with locked sections: borders are passed awake and asleep, one at a time and two, and sections end early, under kills,
 * set clocks and without a network. `npm run test:long` runs them.
 */
export const withSections = [200_089, 200_113, 200_190, 200_294];

/** The runs of `npm test`: a kill, a network that is off, a lost reply and a set clock; papers without a seal, and those that the code opens. */
export const shortForm = [979, 30_485];

const { FAULT_SEED, FAULT_RUNS, TESTS } = process.env;

/** Whether this is a run of `npm run test:long`. */
export const isLong = TESTS === 'long';

/** The tags of a fault run, which has one name in both forms. */
export const tags = isLong ? ['@long'] : [];

/** Whether this is a run of `npm test`: neither the long form nor seeds given to `npm run faults`. */
export const isShort = !isLong && FAULT_SEED === undefined && FAULT_RUNS === undefined;

/** The seeds of this run: those given to `npm run faults`, or a few fixed ones. */
export function seedsOf(fixed: number[]): number[] {
  if (FAULT_SEED === undefined && FAULT_RUNS === undefined) return fixed;
  return Array.from({ length: Number(FAULT_RUNS ?? 1) }, (_, i) => Number(FAULT_SEED ?? 1) + i);
}
