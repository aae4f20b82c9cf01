import { inMarkup } from '../../fields/markup';

/** Escapes a text; characters that XML cannot contain are removed. */
export const escaped = (text: string): string => inMarkup(text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])[\p{Cc}\ufffe\uffff]/gu, ''));

/** The content of an element: a text, its format, and the files of its pictures. */
export interface Worded {
  format: string;
  text: string;
  files: string;
}

export const plain = (text: string): Worded => ({ format: 'plain_text', text, files: '' });
const inside = ({ text, files }: Worded): string => `<text>${escaped(text)}</text>${files}`;
export const element = (name: string, content: Worded): string => `<${name} format="${content.format}">${inside(content)}</${name}>`;

/** An answer with its marks in percent. */
export const answerXml = (content: Worded, fraction: string, more = ''): string =>
  `    <answer fraction="${fraction}" format="${content.format}">${inside(content)}${element('feedback', plain(''))}${more}</answer>\n`;
