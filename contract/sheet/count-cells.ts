import { type FileFault, isZipped } from './file';
import { maxCells, maxCellsInRow, maxRows, maxUnpacked } from './limits';
import { type ZipEntry, zipDirectory } from './zip';

const [space, slash, bigger, opening, colon] = [0x20, 0x2f, 0x3e, 0x3c, 0x3a];

const isNameEnd = (byte: number | undefined): boolean => byte === undefined || byte <= space || byte === slash || byte === bigger;

/** The most array formulas: SheetJS compares every cell with each of them. */
const maxArrays = 1_000;

/** Element names are compared up to this length; all counted names are shorter. */
const longestName = 24;

/** The name of the element that opens at `at`, without its prefix; empty for a closing tag and for names that are not counted. */
function nameAt(xml: Uint8Array, at: number): string {
  let [start, end] = [at + 1, at + 1];
  while (!isNameEnd(xml[end]) && end - start < longestName) {
    if (xml[end] === colon) start = end + 1;
    end += 1;
  }
  return end - start > 3 ? '' : String.fromCharCode(...xml.subarray(start, end));
}

/** The tag at `at`, its first 1,000 bytes at most. */
function tagAt(xml: Uint8Array, at: number): string {
  const end = xml.indexOf(bigger, at);
  return String.fromCharCode(...xml.subarray(at, Math.min(end < 0 ? xml.length : end, at + 1000)));
}

/** The number in a row's attribute `r`; without it, the number of the row above plus one. */
function rowNumber(xml: Uint8Array, at: number, above: number): number {
  const number = /\sr\s*=\s*["'](\d{1,9})["']/.exec(tagAt(xml, at));
  return number === null ? above + 1 : Number(number[1]);
}

/**
 * Counts the cells of a workbook part by part before SheetJS parses it: SheetJS can fill all memory from a small file, and it omits rows
 * below the last requested row without an error. `most`: the most cells of all parts together.
 */
export function cellCounter(most = maxCells): (xml: Uint8Array) => FileFault | null {
  let [all, arrays] = [0, 0];
  return (xml) => {
    let [row, inRow] = [0, 0];
    for (let at = xml.indexOf(opening); at >= 0; at = xml.indexOf(opening, at + 1)) {
      const name = nameAt(xml, at);
      if (name === 'row') [row, inRow] = [rowNumber(xml, at, row), 0];
      else if (name === 'c') {
        inRow += 1;
        all += 1;
        if (inRow > maxCellsInRow || all > most) return 'too-many-cells';
      } else if (name === 'f' && tagAt(xml, at).includes('array')) {
        arrays += 1;
        if (arrays > maxArrays) return 'takes-too-much';
      }
      if (row > maxRows && (name === 'v' || name === 'is' || name === 'f')) return 'too-low';
    }
    return null;
  };
}

/**
 * What speaks against a sheet once its parts are unpacked: a directory can lie about sizes, and a part about its cells. `unpacked`: the bytes of an entry, or
 * null where they are more than `limit`. Throws where a part is damaged.
 */
export async function contentFault<Archive extends Uint8Array>(
  archive: Archive,
  unpacked: (archive: Archive, entry: ZipEntry, limit: number) => Promise<Uint8Array | null> | Uint8Array,
): Promise<FileFault | null> {
  if (!isZipped(archive)) return null;
  const faultOf = cellCounter();
  let left = maxUnpacked;
  for (const entry of zipDirectory(archive) ?? []) {
    const part = await unpacked(archive, entry, left);
    if (part === null || part.length > left) return 'too-large';
    left -= part.length;
    const fault = faultOf(part);
    if (fault !== null) return fault;
  }
  return null;
}
