// A child process: receives one uploaded file, answers what stands in it, and ends. See parse-apart.ts for why it is apart.
import { inflateRawSync } from 'node:zlib';
import * as XLSX from 'xlsx';
import { wholeFault } from '../contract/formats/entry';
import { readFile } from '../contract/formats/read-file';
import { type Cell, cellsOf, faultFrom, readingOptions } from '../contract/sheet-cells';
import { isZipped } from '../contract/sheet-file';
import { maxUnpacked } from '../contract/sheet-limits';
import { packedPart, type ZipEntry, zipDirectory } from '../contract/zip';
import type { SheetOrder, SheetOutcome } from './sheets';

function unpackedSize(archive: Buffer, entry: ZipEntry): number {
  if (entry.method === 0) return entry.compressed;
  return inflateRawSync(packedPart(archive, entry), { maxOutputLength: maxUnpacked }).length;
}

/** A directory can lie about sizes; only unpacking tells. Throws where a part alone goes beyond the limit. */
function unpacksModestly(archive: Buffer): boolean {
  let left = maxUnpacked;
  for (const entry of zipDirectory(archive) ?? []) {
    left -= unpackedSize(archive, entry);
    if (left < 0) return false;
  }
  return true;
}

const isTooLong = (fault: unknown): boolean => fault instanceof Error && 'code' in fault && fault.code === 'ERR_BUFFER_TOO_LARGE';

function firstTable(bytes: Buffer): Cell[][] {
  const book = XLSX.read(bytes, { type: 'buffer', ...readingOptions });
  return cellsOf(book.Sheets[book.SheetNames[0] ?? ''] ?? {});
}

function cellsIn(bytes: Buffer): SheetOutcome {
  try {
    if (isZipped(bytes) && !unpacksModestly(bytes)) return { fault: 'too-large' };
  } catch (fault) {
    return { fault: isTooLong(fault) ? 'too-large' : 'unreadable' };
  }
  try {
    return { rows: firstTable(bytes) };
  } catch (fault) {
    return { fault: faultFrom(fault) };
  }
}

function entriesIn(file: { name: string; bytes: Uint8Array }): SheetOutcome {
  try {
    const read = readFile(file);
    return 'why' in read ? { whole: read } : { entries: [...read.entries] };
  } catch (thrown) {
    return { whole: wholeFault(thrown) };
  }
}

process.on('message', (order: SheetOrder) => {
  const outcome = order.read === 'sheet' ? cellsIn(Buffer.from(order.bytes)) : entriesIn(order);
  process.send?.(outcome);
});
