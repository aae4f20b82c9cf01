import type { Fault } from '../faults/fault';
import type { QuestionLanguage } from '../question/translation';
import { holdsImage, holdsMedia, plainText } from './html';
import { forReaders } from './multilang';

/** What a backslash takes its meaning from (Moodle's documentation of GIFT). */
const special = /[\\~=#{}:]/g;
const escapes = /\\([\\~=#{}:n])/g;

/** Lone low surrogates: no text that was read from bytes holds one, so they can stand for signs that were escaped. */
const base = 0xdc00;
const hidden = /[\udc00-\udc7f]/gu;

export type TextFormat = 'html' | 'moodle' | 'plain' | 'markdown';

/** Puts escaped signs out of the way of those that mean something. */
export const hide = (text: string): string =>
  text.replace(escapes, (_, sign: string) => String.fromCharCode(base + (sign === 'n' ? 10 : sign.charCodeAt(0))));

/** Brings them back, as themselves. */
export const shown = (text: string): string => text.replace(hidden, (sign) => String.fromCharCode(sign.charCodeAt(0) - base));

/** What stands between the lines of the file is how they were broken; what was escaped is meant. */
const asWritten = (text: string): string =>
  shown(
    text
      .split('\n')
      .map((line) => line.trim())
      .join('\n'),
  ).trim();

export interface GiftText {
  format: TextFormat;
  /** As written, escapes undone: for what must be looked at before it is made plain. */
  source: string;
  text: string;
}

/** A piece of a question, its escapes hidden, perhaps with its format in front: `[html]<b>Why?</b>`. `language`: of its readers, where it is in several. */
export function giftText(piece: string, otherwise: TextFormat, language: QuestionLanguage | null = null): GiftText {
  const [mark, named] = /^\s*\[(html|moodle|plain|markdown)\]/.exec(piece) ?? ['', otherwise];
  const format = named as TextFormat;
  const source = shown(piece.slice(mark.length));
  const isHtml = format === 'html' || format === 'moodle';
  return {
    format,
    source,
    text: isHtml ? plainText(forReaders(source, language), format === 'moodle') : asWritten(piece.slice(mark.length)),
  };
}

/** What of a text GIFT cannot carry, or null: it names files of Moodle and holds none. Only HTML can show something. */
export function mediaFault({ format, source }: GiftText): Fault | null {
  if (format === 'plain' || format === 'markdown' || !holdsMedia(source)) return null;
  return { code: holdsImage(source) ? 'picture-in-gift' : 'holds-media' };
}

/** A text as it is written: escaped, in one line, so that neither a sign nor a blank line of it can mean anything. */
export function written(text: string): string {
  const escaped = text.replace(/\r\n?/g, '\n').replace(special, '\\$&').replaceAll('\n', '\\n');
  return text.startsWith('[') ? `[plain]${escaped}` : escaped;
}
