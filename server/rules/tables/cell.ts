/** A cell of an exported table. */
export type ExportCell = string | number;

/** Protects a cell: a spreadsheet program would run a typed name that begins like a formula. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function quoted(cell: ExportCell): string {
  const text = typeof cell === 'number' ? String(cell) : harmless(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The mark that lets Excel read CSV as UTF-8. */
export const utf8Mark = '\ufeff';

/** A row as a line of CSV (RFC 4180). */
export const csvLine = (row: readonly ExportCell[]): string => `${row.map(quoted).join(',')}\r\n`;
