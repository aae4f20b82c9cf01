import type { Fault } from '../faults/fault';
import { maxBytes } from '../fields/limits';
import { maxCells, maxCellsInRow, maxEntries, maxRows, maxUnpacked } from './limits';
import { zipDirectory } from './zip';

/**
 * Why a file is refused as a sheet. `other-sheet`: the format of another program. · `old-sheet`: an .xls that cannot be read. · `locked`: protected by a password. · `too-low`: has
 * cells below the last row that is read.
 */
export type FileFault =
  | 'not-a-sheet'
  | 'other-sheet'
  | 'unreadable'
  | 'old-sheet'
  | 'locked'
  | 'too-large'
  | 'too-many-cells'
  | 'too-low'
  | 'takes-too-much';

const zipped = [0x50, 0x4b, 0x03, 0x04];
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const starts = (bytes: Uint8Array, signature: number[]): boolean => signature.every((byte, at) => bytes[at] === byte);

/** Whether a file is a zip archive, as .xlsx is; .xls is a compound file. */
export const isZipped = (bytes: Uint8Array): boolean => starts(bytes, zipped);

export const sheetExtensions = ['.xlsx', '.xls'] as const;

/** Whether a file's name ends with one of these extensions. */
export const isNamed = (name: string, extensions: readonly string[]): boolean =>
  extensions.some((extension) => name.toLowerCase().endsWith(extension));

/** Parts of .ods, .xlsb and .numbers files that no .xlsx file has. */
const otherParts = /^(?:META-INF\/manifest\.xml|content\.xml|objectdata\.xml|xl\/workbook\.bin|Index\/Document\.iwa|Index\.zip)$/i;

function zipFault(bytes: Uint8Array): FileFault | null {
  const entries = zipDirectory(bytes);
  if (entries === null) return 'unreadable';
  if (entries.some(({ name }) => otherParts.test(name.replaceAll('\\', '/')))) return 'other-sheet';
  const declared = entries.reduce((sum, entry) => sum + entry.declared, 0);
  return entries.length > maxEntries || declared > maxUnpacked ? 'too-large' : null;
}

/**
 * Returns why a file must not be parsed, from its name, its size, its signature and its zip directory; null if it may be. SheetJS would read
 * any text as a table, so this check comes first. A directory can be forged, so the parser must still count the unpacked bytes.
 */
export function fileFault(name: string, bytes: Uint8Array): FileFault | null {
  if (!isNamed(name, sheetExtensions)) return 'not-a-sheet';
  if (bytes.length > maxBytes.sheet) return 'too-large';
  if (isZipped(bytes)) return zipFault(bytes);
  return starts(bytes, compound) ? null : 'not-a-sheet';
}

/** Each as a fault with its parameters. */
export const fileFaults: Record<FileFault, Fault> = {
  'not-a-sheet': { code: 'not-a-sheet' },
  'other-sheet': { code: 'other-sheet' },
  unreadable: { code: 'sheet-unreadable' },
  'old-sheet': { code: 'old-sheet' },
  locked: { code: 'sheet-locked' },
  'too-large': { code: 'sheet-too-large', megabytes: maxBytes.sheet / 1024 / 1024, unpacked: maxUnpacked / 1024 / 1024 },
  'too-many-cells': { code: 'too-many-cells', most: maxCells, inRow: maxCellsInRow },
  'too-low': { code: 'too-low', row: maxRows },
  'takes-too-much': { code: 'takes-too-much' },
};
