import { csvLine, type ExportCell, utf8Mark } from '../../../contract/assessment/results-file/cell';

/** A table as CSV, a piece for each batch of rows. */
export async function* csvPieces(batches: AsyncIterable<readonly (readonly ExportCell[])[]>): AsyncGenerator<Uint8Array> {
  let opening = utf8Mark;
  for await (const rows of batches) {
    yield Buffer.from(opening + rows.map(csvLine).join(''));
    opening = '';
  }
}
