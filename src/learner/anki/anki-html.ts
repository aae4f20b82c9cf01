import { inMarkup } from '../../../contract/fields/markup';
import { mayHaveMaths, segmentsOf } from '../../../contract/question/formulas/segments';
import { blocksOf } from '../../../contract/question/passage-blocks';

/** A text in one line without signs of HTML, of the file, or of Anki: `[sound:…]` and `[$]…[/$]` in a question are its own words. */
const plain = (text: string): string =>
  inMarkup(text)
    .replace(/\[(?=sound:|anki:|latex\]|\$)/g, '&#91;')
    .replace(/[\t\v\f]/g, ' ');

/** Words; brackets after a backslash are kept apart, because Anki would take what they enclose for a formula. */
const words = (text: string): string =>
  plain(text)
    .replace(/\\([()[\]])/g, '\\<span>$1</span>')
    .replace(/\r\n?|\n/g, '<br>');

const formula = (source: string, isBlock: boolean): string => {
  const tex = plain(source.replace(/\s+/g, ' '));
  return isBlock ? `\\[${tex}\\]` : `\\(${tex}\\)`;
};

function proseHtml(text: string): string {
  if (!mayHaveMaths(text)) return words(text);
  return segmentsOf(text)
    .map(({ kind, source }) => (kind === 'text' ? words(source) : formula(source, kind === 'block')))
    .join('');
}

const tableHtml = (rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${proseHtml(cell)}</td>`).join('')}</tr>`;
  return `<table border=1>${rows.map(line).join('')}</table>`;
};

/** A text as a field of Anki: HTML in one line without quotation marks, tables as tables, formulas between `\(…\)` and `\[…\]`. */
export const ankiHtml = (text: string): string =>
  blocksOf(text)
    .map((block) => (block.kind === 'text' ? proseHtml(block.text) : tableHtml(block.rows)))
    .join('<br>');
