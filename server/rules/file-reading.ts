import type { QuestionDraft } from '../../contract/question/question';
import { maxFaults } from '../../contract/sheet/limits';
import type { ReadRow } from '../../contract/sheet/read-rows';
import type { ColumnFault } from '../../contract/sheet/row';
import type { Located } from '../../contract/sheet/upload';

/** What a file amounts to before the bank is asked: all of it that travels to the server's own process, so its size is bounded. */
export interface FileReading {
  /** Questions of it, good and bad. */
  total: number;
  good: { row: number; draft: QuestionDraft; key: string }[];
  /** The first faults, in the order of the rows. */
  faults: (ColumnFault & { row: number })[];
  /** How many further faults there are. */
  further: number;
  /** Where a sheet's questions are. */
  located?: Located;
  /** Bytes of the pictures that its questions show, as the file holds them, by the names that they have in the drafts. */
  pictures?: ReadonlyMap<string, Uint8Array>;
}

/** Rows as the contract reads them → what they amount to. */
export function readingOf(rows: Iterable<ReadRow>, located?: Located): FileReading {
  const reading: FileReading = { total: 0, good: [], faults: [], further: 0, ...(located && { located }) };
  for (const read of rows) {
    reading.total += 1;
    if ('key' in read) reading.good.push(read);
    else {
      const named = read.faults.slice(0, maxFaults - reading.faults.length);
      reading.faults.push(...named.map((fault) => ({ ...fault, row: read.row })));
      reading.further += read.faults.length - named.length;
    }
  }
  return reading;
}
