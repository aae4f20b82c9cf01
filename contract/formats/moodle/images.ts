import { decoded } from '../shared/html';

/** An `<img>` of a text. */
export interface Image {
  src: string;
  alt: string;
}

const tag = /<img\b((?:[^"'<>]|"[^"]*"|'[^']*')*)>/iy;
/** Matches at the start of a word only, or else each letter of a long word would be tried. */
const attribute = /(?<![\w-])(src|alt)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function imageOf(attributes: string): Image {
  const image = { src: '', alt: '' };
  for (const [, name = '', quoted, single, bare] of attributes.matchAll(attribute))
    image[name.toLowerCase() as keyof Image] = decoded(quoted ?? single ?? bare ?? '').trim();
  return image;
}

/** Splits a text into its images and the rest; null if an image tag is not closed. Reads the text once, also if many tags are broken. */
export function withoutImages(html: string): { html: string; images: Image[] } | null {
  const images: Image[] = [];
  let [rest, from] = ['', 0];
  for (const { index } of html.matchAll(/<img\b/gi)) {
    // This match lies inside an attribute of the tag before.
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
