import * as v from 'valibot';

/** Characters of a machine's word about itself. One that is longer is none. */
export const longestReport = 8_000;

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e11));
const named = v.pipe(v.string(), v.regex(/^[A-Za-z0-9@._-]{1,60}$/));

/** What `portal report` of deploy/one writes: times are epoch seconds, 0: never, null: not known. */
const MachineReportSchema = v.object({
  at: seconds,
  release: named,
  /** A release that is on the machine, does not run, and is newer than the one that runs. */
  newer: v.nullable(named),
  certificateUntil: v.nullable(seconds),
  /** Whether an authority of the machine makes its certificates, for hours each. */
  isInternal: v.boolean(),
  backupAt: seconds,
  restoreTestAt: seconds,
  isBackupElsewhere: v.boolean(),
  diskPercent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  isClockSet: v.boolean(),
  /** Units that do not run. */
  stopped: v.pipe(v.array(named), v.maxLength(20)),
  /** Whether an update of the system waits for a restart. */
  isRestartDue: v.boolean(),
});
export type MachineReport = v.InferOutput<typeof MachineReportSchema>;

/** A machine's word about itself; null where the text is none: another program may have written it, or half of it. */
export function reportIn(text: string): MachineReport | null {
  if (text.length > longestReport) return null;
  try {
    const read = v.safeParse(MachineReportSchema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
