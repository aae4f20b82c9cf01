import type { Located } from '../../../contract/fields/located';
import type { QuestionDraft } from '../../../contract/question/question';
import type { CellFault } from '../../../contract/sheet/cell-fault';
import { maxFaults } from '../../../contract/sheet/limits';
import { isKnown, type Place, type ReadRow, type RowPlace } from '../../../contract/sheet/read-rows';

/** The content of a file before the bank is searched. The reading process sends it to the server, so its size is bounded. */
export interface FileReading {
  /** The number of its questions, good and bad. */
  total: number;
  good: (RowPlace & { draft: QuestionDraft; key: string })[];
  /** The first faults, in the order of the rows. */
  faults: (RowPlace & CellFault)[];
  /** The number of further faults. */
  further: number;
  /** The number of questions that stand above in the file already. */
  repeats: number;
  /** What good questions lose on their way from the file, the first of them. */
  notes: (RowPlace & CellFault)[];
  /** What the numbers of its questions count. */
  place: Place;
  /** The place of a sheet's questions. */
  located?: Located;
  /** Bytes of the pictures of its questions, unchanged, by their names in the drafts. */
  pictures?: ReadonlyMap<string, Uint8Array>;
}

/** Collects the drafts and faults of the rows. `located`: of a sheet. */
export function readingOf(rows: Iterable<ReadRow>, place: Place = 'Row', located?: Located): FileReading {
  const reading: FileReading = { total: 0, good: [], faults: [], further: 0, repeats: 0, notes: [], place, ...(located && { located }) };
  for (const read of rows) {
    reading.total += 1;
    const at: RowPlace = { row: read.row, ...(read.name !== undefined && { name: read.name }) };
    if ('key' in read) {
      const { draft, key, notes = [] } = read;
      reading.good.push({ ...at, draft, key });
      reading.notes.push(...notes.slice(0, maxFaults - reading.notes.length).map((note) => ({ ...at, ...note })));
    } else {
      if (read.faults.every(isKnown)) reading.repeats += 1;
      const named = read.faults.slice(0, maxFaults - reading.faults.length);
      reading.faults.push(...named.map((fault) => ({ ...at, ...fault })));
      reading.further += read.faults.length - named.length;
    }
  }
  return reading;
}
