import type { Fault } from '../../faults/fault';
import type { QuestionLanguage } from '../../question/translation';
import { holdsImage, holdsMedia, plainText } from '../shared/html';
import { forReaders } from '../shared/multilang';

/** The characters that a backslash escapes (Moodle's documentation of GIFT). */
const special = /[\\~=#{}:]/g;
const escapes = /\\([\\~=#{}:n])/g;

/** Lone low surrogates stand for escaped characters: no decoded text contains one. */
const base = 0xdc00;
const hidden = /[\udc00-\udc7f]/gu;

export type TextFormat = 'html' | 'moodle' | 'plain' | 'markdown';

/** Replaces escaped characters, so that the rest can be parsed. */
export const hide = (text: string): string =>
  text.replace(escapes, (_, sign: string) => String.fromCharCode(base + (sign === 'n' ? 10 : sign.charCodeAt(0))));

/** Restores the escaped characters, without the backslashes. */
export const shown = (text: string): string => text.replace(hidden, (sign) => String.fromCharCode(sign.charCodeAt(0) - base));

/** Trims each line of the file; escaped line breaks are kept. */
const asWritten = (text: string): string =>
  shown(
    text
      .split('\n')
      .map((line) => line.trim())
      .join('\n'),
  ).trim();

export interface GiftText {
  format: TextFormat;
  /** The text before its conversion to plain text, without escapes. */
  source: string;
  text: string;
}

/** Reads a piece of a question after {@link hide}, with or without its format in front: `[html]<b>Why?</b>`. `language`: for texts in several languages. */
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

/** The fault of a text with media, or null: GIFT refers to Moodle's files and contains none. Only HTML can have media. */
export function mediaFault({ format, source }: GiftText): Fault | null {
  if (format === 'plain' || format === 'markdown' || !holdsMedia(source)) return null;
  return { code: holdsImage(source) ? 'picture-in-gift' : 'holds-media' };
}

/** Escapes a text into one line, so that none of its characters is syntax. */
export function written(text: string): string {
  const escaped = text.replace(/\r\n?/g, '\n').replace(special, '\\$&').replaceAll('\n', '\\n');
  return text.startsWith('[') ? `[plain]${escaped}` : escaped;
}
