import type { ClockNote } from '../../../../contract/assessment/clock-note';
import { answeredIn, submissionIn } from '../../../../contract/assessment/parcel-body';
import { type ImportReceipt, type Rescue, type RescueFault, readRescue } from '../../../../contract/assessment/rescue';
import { maxBytes } from '../../../../contract/fields/limits';

/** `ready`: not sent yet, or failed and repeatable. */
export type ImportState =
  | { is: 'unusable'; why: RescueFault }
  | { is: 'ready'; failed: { error: unknown } | null }
  | { is: 'sending' }
  | { is: 'done'; receipt: ImportReceipt };

/** A selected file and its state. `rescue` is null for an unusable file. */
export interface Row {
  key: string;
  file: string;
  rescue: Rescue | null;
  counts: { answered: number; of: number } | null;
  /** Why there may have been time left at the deadline. */
  clock: ClockNote | null;
  standing: ImportState;
}

const unusable = (key: string, file: string, why: RescueFault): Row => ({
  ...{ key, file, rescue: null, counts: null, clock: null },
  standing: { is: 'unusable', why },
});

async function rowOf(file: File, key: string): Promise<Row> {
  // A larger file cannot be a rescue file.
  if (file.size > maxBytes.json) return unusable(key, file.name, 'foreign');
  const read = readRescue(await file.text());
  if ('fault' in read) return unusable(key, file.name, read.fault);
  const { rescue } = read;
  const counts = answeredIn(rescue.body);
  if (counts === null) return unusable(key, file.name, 'damaged');
  return { key, file: file.name, rescue, counts, clock: submissionIn(rescue.body)?.clock ?? null, standing: { is: 'ready', failed: null } };
}

const savedFirst = (a: Row, b: Row): number => Date.parse(a.rescue?.savedAt ?? '') - Date.parse(b.rescue?.savedAt ?? '') || 0;

/** Reads files into rows: usable ones first, in the order in which they were saved. */
export async function rowsOf(files: readonly File[]): Promise<Row[]> {
  const rows = await Promise.all(files.map((file, at) => rowOf(file, `${at} ${file.name}`)));
  return [...rows.filter((row) => row.rescue !== null).sort(savedFirst), ...rows.filter((row) => row.rescue === null)];
}
