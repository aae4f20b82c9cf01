import type { Fault } from '../../faults/fault';
import type { Picture } from '../../question/picture';
import type { QuestionLanguage } from '../../question/translation';
import { longestText } from '../shared/entry';
import { holdsMedia, plainText, visible } from '../shared/html';
import { forReaders } from '../shared/multilang';
import type { Album } from './album';
import { pictureOf, refersToFile } from './files';
import { withoutImages } from './images';
import { type Element, first } from './xml-element';

/** Thrown if a text is refused. */
export class TextFault extends Error {
  readonly column: string;
  readonly why: Fault;

  constructor(column: string, why: Fault) {
    super(why.code);
    this.column = column;
    this.why = why;
  }
}

/** The text and the picture of an element in one language. */
export interface MoodleText {
  text: string;
  picture: Picture | null;
}

/** The language in which texts are read, and the album for their pictures. */
export interface Reading {
  language: QuestionLanguage | null;
  album: Album;
}

export const sourceOf = (element: Element): string => first(element, 'text')?.text ?? element.text;

const noFile: Fault = { code: 'holds-a-file' };

function htmlText(element: Element, column: string, { language, album }: Reading): MoodleText {
  const found = withoutImages(visible(forReaders(sourceOf(element), language)));
  if (found === null) throw new TextFault(column, { code: 'picture-without-end' });
  const { html, images } = found;
  if (holdsMedia(html)) throw new TextFault(column, { code: 'holds-media' });
  if (refersToFile(html, element)) throw new TextFault(column, noFile);
  const picture = pictureOf(images, element, album);
  if (picture !== null && 'why' in picture) throw new TextFault(column, picture.why);
  return { text: plainText(html, element.attributes.format === 'moodle_auto_format'), picture };
}

/** `<questiontext format="html"><text>…</text><file …>…</file></questiontext>` → plain text and its picture. Throws {@link TextFault}. */
export function moodleText(element: Element | undefined, column: string, reading: Reading): MoodleText {
  if (element === undefined) return { text: '', picture: null };
  const source = sourceOf(element);
  if (source.length > longestText) throw new TextFault(column, { code: 'text-too-long' });
  const { format } = element.attributes;
  if (format !== 'plain_text' && format !== 'markdown') return htmlText(element, column, reading);
  if (refersToFile(source, element)) throw new TextFault(column, noFile);
  return { text: source.replaceAll('\r', '').trim(), picture: null };
}
