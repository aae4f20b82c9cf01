import { type OpenFile, readFile } from '../../../../../../contract/formats/read-file';
import type { Entry } from '../../../../../../contract/formats/shared/entry';
import { readEntries } from '../../../../../../contract/formats/shared/read-entries';
import type { Category } from '../../../../../../contract/question/category';
import { wholeFault } from '../../../../../../contract/sheet/whole-fault';
import type { PreviewRow, Told } from '../ask/worker-messages';
import { cellsOfEntry } from './entry-cells';
import { formulaCheck } from './formula-check';
import { showing } from './preview-row';

/** Questions between two reports of progress. */
const stride = 250;

async function* told(
  { entries, most, place, album, categories: places }: OpenFile,
  categories: readonly Category[],
  otherwise: number | null,
): AsyncGenerator<Told> {
  const shown = showing(categories, album.pictures);
  const rows: PreviewRow[] = [];
  // A row is read as soon as its entry is.
  let latest: Entry | undefined;
  function* noted(): Generator<Entry> {
    for (const entry of entries) {
      latest = entry;
      yield entry;
    }
  }
  for (const read of readEntries({ entries: noted(), place }, categories, otherwise, await formulaCheck())) {
    const row = await shown(read, rows.length);
    const cells = row.problems.length > 0 && latest !== undefined ? cellsOfEntry(latest) : undefined;
    rows.push(cells === undefined ? row : { ...row, cells });
    if (rows.length % stride === 0) yield { is: 'reading', share: Math.min(read.row / most, 1) };
  }
  const isUnknown = rows.some(({ problems }) => problems.some(({ why }) => why.code === 'category-unknown'));
  yield { is: 'read', rows, place, ...(isUnknown && { topics: [...new Set(Array.from(places, ({ path }) => path))] }) };
}

/** Reads a GIFT, Aiken or Moodle XML file as the server will, and tells how far it is on the way. `otherwise`: the category of questions whose own is unknown. */
export async function previewText(
  file: File,
  categories: readonly Category[],
  otherwise: number | null,
  tell: (told: Told) => void,
): Promise<void> {
  tell({ is: 'reading', share: null });
  try {
    const found = readFile({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
    if ('why' in found) return tell({ is: 'refused', why: found.why });
    for await (const each of told(found, categories, otherwise)) tell(each);
  } catch (thrown) {
    tell({ is: 'refused', why: wholeFault(thrown).why });
  }
}
