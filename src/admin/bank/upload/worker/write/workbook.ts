import * as XLSX from 'xlsx';

/** The bytes of an .xlsx file of these sheets, in turn. */
export function workbook(...sheets: (readonly [name: string, sheet: XLSX.WorkSheet])[]): ArrayBuffer {
  const book = XLSX.utils.book_new();
  for (const [name, sheet] of sheets) XLSX.utils.book_append_sheet(book, sheet, name);
  return XLSX.write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
}
