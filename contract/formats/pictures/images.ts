import { decoded } from '../html';

/** An `<img>` of a text. */
export interface Image {
  src: string;
  alt: string;
}

const tag = /<img\b((?:[^"'<>]|"[^"]*"|'[^']*')*)>/iy;
/** Begins at the start of a word only: else each letter of a long one would be a start. */
const attribute = /(?<![\w-])(src|alt)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function imageOf(attributes: string): Image {
  const image = { src: '', alt: '' };
  for (const [, name = '', quoted, single, bare] of attributes.matchAll(attribute))
    image[name.toLowerCase() as keyof Image] = decoded(quoted ?? single ?? bare ?? '').trim();
  return image;
}

/** A text without its images, and these; null where one of them has no end. Read from left to right once, however many are broken. */
export function withoutImages(html: string): { html: string; images: Image[] } | null {
  const images: Image[] = [];
  let [rest, from] = ['', 0];
  for (const { index } of html.matchAll(/<img\b/gi)) {
    // One that stands in an attribute of the one before.
    if (index < from) continue;
    tag.lastIndex = index;
    const found = tag.exec(html);
    if (found === null) return null;
    images.push(imageOf(found[1] ?? ''));
    rest += `${html.slice(from, index)} `;
    from = tag.lastIndex;
  }
  return { html: rest + html.slice(from), images };
}
