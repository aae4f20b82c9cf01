import { readFile } from '../../../../../../contract/formats/read-file';
import { type Meant, recategorized } from '../../../../../../contract/formats/recategorized';
import { withMends } from '../../../../../../contract/formats/shared/mends';
import type { Mend } from '../ask/worker-messages';

/** The questions of a GIFT, Aiken or Moodle XML file. Throws where it cannot be read. */
async function readIn(file: File) {
  const found = readFile({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  if ('why' in found) throw new Error('The file is no such text');
  return found;
}

/** A GIFT, Aiken or Moodle XML file with what was mended of its questions, in turn, in UTF-8. `without`: questions that are done. Throws where the file cannot be read. */
export async function mendedText(file: File, mends: readonly Mend[], without: ReadonlySet<number>): Promise<ArrayBuffer> {
  const found = await readIn(file);
  const cells = new Map<number, Record<string, string>>();
  for (const { row, cells: typed } of mends)
    cells.set(row, { ...cells.get(row), ...Object.fromEntries(typed.map(({ column, text }) => [column, text])) });
  return new TextEncoder().encode(withMends(found.text, { cells, without }, found.is)).buffer;
}

/** A GIFT or Moodle XML file that says other categories in the places of its own, in UTF-8. Throws where the file cannot be read. */
export const recategorizedFile = async (file: File, meant: Meant): Promise<ArrayBuffer> =>
  new TextEncoder().encode(recategorized(await readIn(file), meant)).buffer;
