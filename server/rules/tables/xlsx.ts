import type { ExportCell } from './cell';
import { zipPieces } from './zip';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const contents = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const parts = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contents}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contents}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text in XML; what XML cannot hold is replaced. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML refuses.
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** Texts are texts here, never formulas. */
const cellXml = (cell: ExportCell): string =>
  typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;

const rowXml = (row: readonly ExportCell[]): string => `<row>${row.map(cellXml).join('')}</row>`;

/** Columns of these widths, in characters; the first row stays in sight. */
const opening = (widths: readonly number[]): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`;

async function* sheetTexts(widths: readonly number[], batches: AsyncIterable<readonly (readonly ExportCell[])[]>): AsyncGenerator<string> {
  yield opening(widths);
  for await (const rows of batches) yield rows.map(rowXml).join('');
  yield '</sheetData></worksheet>';
}

/** What a workbook of one sheet is called and how wide its columns are, in characters. */
export interface SheetShape {
  name: string;
  widths: readonly number[];
}

/** A table as an Excel workbook of one sheet, written piece by piece. The first row is its header. */
export function xlsxPieces(
  { name, widths }: SheetShape,
  batches: AsyncIterable<readonly (readonly ExportCell[])[]>,
): AsyncGenerator<Uint8Array> {
  const workbook = `<workbook xmlns="${main}" xmlns:r="${documents}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  return zipPieces([
    ...Object.entries({ ...parts, 'xl/workbook.xml': workbook }).map(([file, xml]) => ({ name: file, texts: [declaration + xml] })),
    { name: 'xl/worksheets/sheet1.xml', texts: sheetTexts(widths, batches) },
  ]);
}
