// A child process: receives the bytes of one sheet, answers its cells, and ends. See sheets.ts for why it is apart.
import { inflateRawSync } from 'node:zlib';
import * as XLSX from 'xlsx';
import type { SheetOutcome } from './sheets';
import { maxColumns, maxRows, maxUnpacked } from './work/sheet-limits';
import { type ZipEntry, zipDirectory } from './work/zip';

const localHeader = 30;

function unpackedSize(archive: Buffer, entry: ZipEntry): number {
  if (entry.method === 0) return entry.compressed;
  const start = entry.offset + localHeader + archive.readUInt16LE(entry.offset + 26) + archive.readUInt16LE(entry.offset + 28);
  return inflateRawSync(archive.subarray(start, start + entry.compressed), { maxOutputLength: maxUnpacked }).length;
}

/** A directory can lie about sizes; only unpacking tells. Throws where a part alone goes beyond the limit. */
const unpacksModestly = (archive: Buffer): boolean =>
  (zipDirectory(archive) ?? []).reduce((sum, entry) => sum + unpackedSize(archive, entry), 0) <= maxUnpacked;

function cellsOf(bytes: Buffer): string[][] {
  const book = XLSX.read(bytes, {
    type: 'buffer',
    dense: true,
    sheetRows: maxRows + 2,
    cellFormula: false,
    cellHTML: false,
    bookVBA: false,
  });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (sheet?.['!ref'] === undefined) return [];
  const { e } = XLSX.utils.decode_range(sheet['!ref']);
  const range = { s: { r: 0, c: 0 }, e: { r: Math.min(e.r, maxRows + 1), c: Math.min(e.c, maxColumns - 1) } };
  return XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '', blankrows: true, range });
}

function outcomeOf(bytes: Buffer): SheetOutcome {
  try {
    if (bytes[0] === 0x50 && !unpacksModestly(bytes)) return { fault: 'too-large' };
  } catch (fault) {
    return { fault: fault instanceof RangeError ? 'too-large' : 'unreadable' };
  }
  try {
    return { rows: cellsOf(bytes) };
  } catch {
    return { fault: 'unreadable' };
  }
}

process.once('message', (bytes: Uint8Array) => {
  process.send?.(outcomeOf(Buffer.from(bytes)), () => process.disconnect());
});
