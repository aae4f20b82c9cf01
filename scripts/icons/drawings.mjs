// The portal's raster pictures, all drawn from the one logo, public/favicon.svg.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const logo = readFileSync('public/favicon.svg', 'utf8');
/** The logo to the corners of its square: a platform cuts the square to a shape of its own. */
const square = logo.replace(' rx="112"', '');
/**
 * The square with the mark where no shape can cut it: within a circle of 80 % of the width. The mark lies within a circle of radius 222.3
 * about 270, 230.6.
 */
const maskable = square.replace('<g', '<g transform="translate(256 256) scale(.9) translate(-270 -230.6)"><g').replace('</g>', '</g></g>');

/** A shortcut's sign, drawn like those of src/ui/controls/signs.ts, in a neutral colour: it fits every institute's branding. */
const sign = (outline) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 32 32"><rect x="-8" y="-8" width="32" height="32" fill="#f5f6f8"/>
  <path d="${outline}" fill="none" stroke="#1c2733" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

const signs = {
  available: 'M3 1.5h6.5L13 5v9.5H3zM5.75 8h4.5m-4.5 3h4.5',
  taken: 'M2.5 2.5h11v11h-11zM5.25 8.25l2 2 3.5-4.5',
  outbox: 'M8 10V2M4.75 5 8 1.75 11.25 5M2 10.5v3.75h12V10.5',
};

const png = (svg, side) =>
  sharp(Buffer.from(svg), { density: 300 }).resize(side, side).png({ compressionLevel: 9, palette: false }).toBuffer();

/** An .ico whose pictures are PNGs. */
function ico(sides, pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  for (const [i, picture] of pictures.entries()) {
    const entry = 6 + 16 * i;
    head.writeUInt8(sides[i], entry);
    head.writeUInt8(sides[i], entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

const icoSides = [16, 32, 48];

/** Every picture by its path under public/. */
export async function drawings() {
  const shortcuts = Object.entries(signs).map(async ([name, outline]) => [`shortcuts/${name}.png`, await png(sign(outline), 192)]);
  return {
    'icons/icon-192.png': await png(logo, 192),
    'icons/icon-512.png': await png(logo, 512),
    'icons/maskable-512.png': await png(maskable, 512),
    'icons/apple-touch-icon.png': await png(square, 180),
    'favicon.ico': ico(icoSides, await Promise.all(icoSides.map((side) => png(logo, side)))),
    ...Object.fromEntries(await Promise.all(shortcuts)),
  };
}
