import { maxBytes, sheetExtensions } from './limits';
import { maxEntries, maxUnpacked } from './sheet-limits';
import { zipDirectory } from './zip';

/** Why a file is not taken for a sheet. `locked`: it opens with a password only. */
export type FileFault = 'not-a-sheet' | 'unreadable' | 'locked' | 'too-large';

const zipped = [0x50, 0x4b, 0x03, 0x04];
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const starts = (bytes: Uint8Array, signature: number[]): boolean => signature.every((byte, at) => bytes[at] === byte);

/** Whether a file is of the kind that .xlsx is: a zip archive, and not the compound file of .xls. */
export const isZipped = (bytes: Uint8Array): boolean => starts(bytes, zipped);

export const hasSheetName = (name: string): boolean => sheetExtensions.some((extension) => name.toLowerCase().endsWith(extension));

function zipFault(bytes: Uint8Array): FileFault | null {
  const entries = zipDirectory(bytes);
  if (entries === null) return 'unreadable';
  const declared = entries.reduce((sum, entry) => sum + entry.declared, 0);
  return entries.length > maxEntries || declared > maxUnpacked ? 'too-large' : null;
}

/**
 * What speaks against parsing a file, before a byte of it is parsed: its name, its size, its first bytes, what its directory says.
 * SheetJS would read any text as a table, so this comes first. A directory can lie: who parses must still count what it unpacks.
 */
export function fileFault(name: string, bytes: Uint8Array): FileFault | null {
  if (!hasSheetName(name)) return 'not-a-sheet';
  if (bytes.length > maxBytes.sheet) return 'too-large';
  if (isZipped(bytes)) return zipFault(bytes);
  return starts(bytes, compound) ? null : 'not-a-sheet';
}

/** What is said of such a file. */
export const fileFaultWords: Record<FileFault, string> = {
  'not-a-sheet': 'is not an .xlsx or .xls sheet',
  unreadable: 'cannot be read as a sheet',
  locked: 'is locked with a password',
  'too-large': `is too large: ${maxBytes.sheet / 1024 / 1024} MB, and ${maxUnpacked / 1024 / 1024} MB unpacked, is the most`,
};
