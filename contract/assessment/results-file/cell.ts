/** A cell of an exported table. */
export type ExportCell = string | number;

/** What a spreadsheet program takes for the beginning of a formula; the wide signs of East Asian keyboards too. */
const sign = '[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20\\u2212]';
/** Spaces and control characters, which such a program skips before a formula; without those that end a cell, so that each is looked at once. */
const skipped = '(?:[^\\S\\t\\r\\n]|[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f])*';
const begin = new RegExp(`^(?=[\\t\\r]|${skipped}${sign})`);
/** Where the list separator is another one, as in most of Europe, a cell begins behind it, and quotes in the middle of a cell hold nothing together. */
const laterBegin = new RegExp(`([;|\\t\\r\\n])(?=${skipped}${sign})`, 'g');

/** Protects a cell: a spreadsheet program would run a typed name that begins like a formula. */
const harmless = (text: string): string => text.replace(laterBegin, "$1'").replace(begin, "'");

function quoted(cell: ExportCell): string {
  const text = typeof cell === 'number' ? String(cell) : harmless(cell);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The mark that lets Excel read CSV as UTF-8. */
export const utf8Mark = '\ufeff';

/** A row as a line of CSV (RFC 4180). */
export const csvLine = (row: readonly ExportCell[]): string => `${row.map(quoted).join(',')}\r\n`;
