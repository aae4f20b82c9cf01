import type { Fault } from '../../faults/fault';
import { excerpt } from '../../faults/quoted';
import { maxLength } from '../../fields/limits';
import type { Picture } from '../../question/picture';
import type { Album } from './album';
import type { Image } from './images';
import { type Element, within } from './xml-element';

/** The placeholder in Moodle's texts for the address of their files. */
export const pluginFile = '@@PLUGINFILE@@';

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const pathOf = ({ attributes }: Element): string => `${attributes.path || '/'}${attributes.name ?? ''}`;

/** The file beside a text that one of its images refers to; Moodle encodes the path as in a URL, sometimes with a query. */
function fileOf(src: string, files: readonly Element[]): Element | undefined {
  if (!src.startsWith(pluginFile)) return undefined;
  const path = unescaped(src.slice(pluginFile.length).split(/[?#]/, 1)[0] ?? '');
  return files.find((file) => pathOf(file) === path);
}

/** The description of an image, or else the name of its file. */
function altOf({ alt }: Image, { attributes: { name = '' } }: Element): string {
  if (alt !== '') return alt;
  const end = name.lastIndexOf('.');
  return (end > 0 ? name.slice(0, end) : name).trim().slice(0, maxLength.alt) || '?';
}

const noSuchFile = (src: string): Fault =>
  /^(?:https?:)?\/\//i.test(src) ? { code: 'picture-elsewhere', address: excerpt(src) } : { code: 'picture-absent', name: excerpt(src) };

/** An image whose bytes stand in its address, as some programs write it. */
const inAddress = /^data:image\/[\w.+-]+;base64,/i;

/** The only picture of a text, from the files beside it; null if it has none. Files that no text refers to are ignored. */
export function pictureOf(images: readonly Image[], text: Element, album: Album): Picture | null | { why: Fault } {
  const [image] = images;
  if (image === undefined) return null;
  if (images.length > 1) return { why: { code: 'several-pictures', found: images.length } };
  const [address] = inAddress.exec(image.src) ?? [];
  if (address !== undefined) return album.taken(image.src.slice(address.length), image.alt.slice(0, maxLength.alt) || '?');
  const file = fileOf(image.src, within(text, 'file'));
  if (file === undefined) return { why: noSuchFile(image.src) };
  const alt = altOf(image, file);
  if (alt.length > maxLength.alt) return { why: { code: 'description-too-long', most: maxLength.alt } };
  // Moodle writes base64 only; any other encoding is refused.
  return album.taken(file.attributes.encoding === 'base64' ? file.text : '?', alt);
}

/** Whether a text refers to a file in another way than by an image. */
export const refersToFile = (source: string, text: Element): boolean =>
  source.includes(`${pluginFile}/`) && within(text, 'file').length > 0;
