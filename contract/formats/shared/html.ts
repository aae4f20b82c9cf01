import { decodeHTMLStrict } from 'entities/decode';
import { placed } from '../../sheet/raised';
import { reference } from './xml-fault';

const breaking = 'p|div|br|hr|li|ul|ol|dl|dt|dd|tr|table|tbody|thead|h[1-6]|blockquote|pre|section|article|center';
const inline =
  'a|abbr|b|big|cite|code|col|colgroup|del|em|font|i|ins|kbd|label|mark|o:p|q|s|samp|small|span|strike|strong|td|th|tt|u|var|sup|sub|nolink|lang|bdo|caption';

const media = /<(?:img|audio|video|source|object|embed|iframe|svg|math|canvas|applet)\b/i;
const hiddenStart = /<!--|<(style|script|head|title)\b[^<>]*>/gi;
const raised = /<(sup|sub)\b[^<>]*>([^<>]{0,200})<\/\1\s*>/gi;
const tableTag = /(<\/?(?:table|tr|td|th)\b[^<>]*>)/gi;
const tableName = /^<(\/?)(table|tr|td|th)\b/i;
const items = /<li\b[^<>]*>/gi;
const breaks = new RegExp(`</?(?:${breaking})(?:\\s[^<>]*)?/?>`, 'gi');
const marks = new RegExp(`</?(?:${inline})(?:\\s[^<>]*)?/?>`, 'gi');

/** Whether a text has a picture. */
export const holdsImage = (html: string): boolean => /<img\b/i.test(html);

/** Whether a text has pictures, sound or other media. */
export const holdsMedia = (html: string): boolean => media.test(html);

/** A single letter that has no such sign needs no brackets. */
const inLine = (_: string, kind: string, inner: string): string =>
  placed(inner.trim(), kind.toLowerCase() === 'sup' ? 'superscript' : 'subscript').replace(/^([\^_])\((.)\)$/u, '$1$2');

/** Characters that no text may contain, such as NUL, and the replacement character. */
const forbidden = /(?![\t\n\r])[\p{Cc}\ufffd-\uffff]/u;

/** Resolves character references of HTML; unknown references, and those of forbidden characters, are unchanged. */
export const decoded = (text: string): string =>
  text.replace(reference, (whole) => {
    const sign = decodeHTMLStrict(whole);
    return forbidden.test(sign) ? whole : sign;
  });

/** The index after the end of a hidden part that begins at `start`, or -1. */
function hiddenEnd(html: string, name: string | undefined, start: number): number {
  if (name === undefined) {
    const end = html.indexOf('-->', start);
    return end < 0 ? -1 : end + 3;
  }
  const pattern = new RegExp(`</${name}\\s*>`, 'gi');
  pattern.lastIndex = start;
  return pattern.exec(html) === null ? -1 : pattern.lastIndex;
}

/** HTML without comments, styles and scripts. A missing end is searched for once for each kind, however often the kind begins. */
export function visible(html: string): string {
  const endless = new Set<string>();
  let [shown, from] = ['', 0];
  for (const start of html.matchAll(hiddenStart)) {
    const kind = start[1]?.toLowerCase() ?? '';
    if (start.index < from || endless.has(kind)) continue;
    const end = hiddenEnd(html, start[1], start.index + start[0].length);
    if (end < 0) endless.add(kind);
    else [shown, from] = [shown + html.slice(from, start.index), end];
  }
  return shown + html.slice(from);
}

const inOneLine = (cell: string): string => cell.replace(items, ' - ').replace(breaks, ' ').trim().replaceAll('|', '\\|');

/** Rows of tables as lines of cells between `|`, which are drawn as a table; a row of one cell, as a frame around a text has, is its text. */
function withRows(html: string): string {
  let shown = '';
  let row: string[] = [];
  let isInCell = false;
  const endRow = () => {
    const [first = '', ...others] = row;
    if (row.length > 0) shown += `<br>${others.length > 0 ? `| ${row.map(inOneLine).join(' | ')} |` : first}<br>`;
    row = [];
    isInCell = false;
  };
  for (const part of html.split(tableTag)) {
    const [tag, end, name = ''] = tableName.exec(part) ?? [];
    if (tag !== undefined && /^t[dh]$/i.test(name)) {
      isInCell = end === '';
      if (isInCell) row.push('');
    } else if (tag !== undefined) endRow();
    else if (isInCell) row.push(`${row.pop() ?? ''}${part}`);
    else shown += part;
  }
  endRow();
  return shown;
}

/**
 * Converts an editor's HTML to plain text: paragraphs and line breaks become lines, list items get a dash, tags of style are removed. Text that
 * only looks like a tag, as in `x<y and y>z`, is unchanged. `keepsLines`: line breaks of the source are line breaks of the text.
 */
export function plainText(html: string, keepsLines = false): string {
  const flowing = visible(html).replace(/[ \t\f\r\n]+/g, (space) => (keepsLines && space.includes('\n') ? '<br>' : ' '));
  const lines = withRows(flowing)
    .replace(raised, inLine)
    .replace(items, '<br>- ')
    .replace(breaks, '\n')
    .replace(marks, '')
    .split('\n')
    .map((line) => decoded(line).replaceAll('\u00a0', ' ').trim());
  return lines.filter((line) => line !== '').join('\n');
}
