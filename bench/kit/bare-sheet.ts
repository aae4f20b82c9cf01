import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import * as XLSX from 'xlsx';

/** SheetJS alone: the rows of a file's first table. */
export function bareSheet(bytes: Uint8Array): unknown[] {
  const book = XLSX.read(bytes, { type: 'array', dense: true });
  return XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
}

// Run as a program, it reads one file and ends.
const [, script = '', file = ''] = process.argv;
if (import.meta.url === pathToFileURL(script).href && script.endsWith('bare-sheet.js')) console.log(bareSheet(readFileSync(file)).length);
