import { type Cell, dateCell } from '../../../../../../contract/sheet/cells';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Days from the spreadsheet's first day to that of Unix time. */
const daysBefore = 25_569;

/** The serial number of a day; null: there is no such day. `month` from 0. */
function serialOf(year: number, month: number, day: number): number | null {
  const at = new Date(Date.UTC(year, month, day));
  return month >= 0 && at.getUTCMonth() === month && at.getUTCDate() === day ? at.getTime() / 86_400_000 + daysBefore : null;
}

/** A year in which every day of a year occurs. */
const anyYear = 2000;

/** As spreadsheets write by themselves what they took for a date: `2-Mar`, `Mar-26`, `2026-03-02`, the latter with a midnight too. */
function dateIn(text: string): { number: number | null; format: string } | null {
  const [, day = '', name = ''] = /^(\d{1,2})-([A-Z][a-z]{2})$/.exec(text) ?? [];
  if (day !== '') return { number: serialOf(anyYear, months.indexOf(name), Number(day)), format: day.length === 2 ? 'dd-mmm' : 'd-mmm' };
  const [, month = '', short = ''] = /^([A-Z][a-z]{2})-(\d{2})$/.exec(text) ?? [];
  if (month !== '') return { number: serialOf(anyYear + Number(short), months.indexOf(month), 1), format: 'mmm-yy' };
  const [, date = '', midnight = ''] = /^(\d{4}-\d{2}-\d{2})( 00:00:00)?$/.exec(text) ?? [];
  if (date === '') return null;
  const [year = 0, of = 0, at = 0] = date.split('-').map(Number);
  return { number: serialOf(year, of - 1, at), format: midnight === '' ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm:ss' };
}

/** A cell of a separated text, with the date that a spreadsheet has written into it. What people write themselves, as 02/03/2026, stays text. */
export function withDate(cell: Cell): Cell {
  const found = typeof cell === 'string' ? dateIn(cell.trim()) : null;
  return found === null || found.number === null
    ? cell
    : dateCell({ shown: String(cell).trim(), number: found.number, format: found.format });
}
