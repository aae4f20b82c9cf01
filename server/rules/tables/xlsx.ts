import type { ExportCell } from '../../../contract/assessment/results-file/cell';
import { inMarkup } from '../../../contract/fields/markup';
import { zipPieces } from './zip';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const contents = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relationships = {
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
};

/** A part of the workbook's own files for each of its sheets, which are numbered from 1. */
const each = (count: number, part: (number: number) => string): string => Array.from({ length: count }, (_, at) => part(at + 1)).join('');

const typesXml = (count: number): string =>
  `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contents}.sheet.main+xml"/>${each(
    count,
    (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${contents}.worksheet+xml"/>`,
  )}</Types>`;

const sheetsXml = (count: number): string =>
  `<Relationships xmlns="${packages}/relationships">${each(
    count,
    (number) => `<Relationship Id="rId${number}" Type="${documents}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  )}</Relationships>`;

/** A text in XML; what XML cannot hold is replaced. */
const escaped = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML refuses.
  inMarkup(text.toWellFormed().replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '\ufffd'));

/** Texts are texts here, never formulas. */
function cellXml(cell: ExportCell): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const rowXml = (row: readonly ExportCell[]): string => `<row>${row.map(cellXml).join('')}</row>`;

const columnsXml = (widths: readonly number[]): string =>
  widths.length === 0
    ? ''
    : `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`;

/** Columns of these widths, in characters; the first row stays in sight. */
const opening = (widths: readonly number[]): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columnsXml(widths)}<sheetData>`;

async function* sheetTexts({ widths, batches }: Sheet): AsyncGenerator<string> {
  yield opening(widths);
  for await (const rows of batches) yield rows.map(rowXml).join('');
  yield '</sheetData></worksheet>';
}

/** What a sheet is called and how wide its columns are, in characters. */
export interface SheetShape {
  name: string;
  widths: readonly number[];
}

/** A sheet with its rows. The first row is its header. */
export interface Sheet extends SheetShape {
  batches: AsyncIterable<readonly (readonly ExportCell[])[]>;
}

/** Tables as an Excel workbook, a sheet for each, written piece by piece. */
export function workbookPieces(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const names = sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('');
  const files = {
    '[Content_Types].xml': typesXml(sheets.length),
    ...relationships,
    'xl/_rels/workbook.xml.rels': sheetsXml(sheets.length),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${documents}"><sheets>${names}</sheets></workbook>`,
  };
  return zipPieces([
    ...Object.entries(files).map(([file, xml]) => ({ name: file, texts: [declaration + xml] })),
    ...sheets.map((sheet, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, texts: sheetTexts(sheet) })),
  ]);
}

/** A table as an Excel workbook of one sheet. */
export const xlsxPieces = (shape: SheetShape, batches: Sheet['batches']): AsyncGenerator<Uint8Array> =>
  workbookPieces([{ ...shape, batches }]);
