import { type IconName, type Icons, iconSizes } from '../../../contract/branding/portal';

/**
 * The share of the square that a logo fills. Platforms may cut a maskable icon to a circle of 80 %; a square with this side fits into the
 * circle.
 */
const filled: Record<IconName, number> = { 'icon-192': 1, 'icon-512': 1, 'maskable-512': 0.56, 'touch-180': 0.8 };
/** Icons that phones show without a background, or with a black one. */
const onWhite: readonly IconName[] = ['maskable-512', 'touch-180'];

/** Draws the image centred in a square, as large as the icon's share allows. Returns a PNG in base64. */
function drawn(image: HTMLImageElement, name: IconName): string {
  const canvas = document.createElement('canvas');
  const side = iconSizes[name];
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw');
  pen.imageSmoothingQuality = 'high';
  if (onWhite.includes(name)) {
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, side, side);
  }
  // Some browsers report no size for an SVG without one.
  const [width, height] = [image.naturalWidth || side, image.naturalHeight || side];
  const scale = (side * filled[name]) / Math.max(width, height);
  pen.drawImage(image, (side - width * scale) / 2, (side - height * scale) / 2, width * scale, height * scale);
  return canvas.toDataURL('image/png').replace('data:image/png;base64,', '');
}

/** Creates the portal's icons from a logo. Rejects if this browser cannot decode the file. */
export async function iconsOf(file: Blob): Promise<Icons> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const names = Object.keys(iconSizes) as IconName[];
    return Object.fromEntries(names.map((name) => [name, drawn(image, name)])) as Icons;
  } finally {
    URL.revokeObjectURL(url);
  }
}
