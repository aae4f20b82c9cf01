import { useState } from 'react';
import { type IconName, type Icons, iconSizes, type Size, wideLogo, wideLogoSize } from '../../../../contract/branding/portal';
import { maxBytes } from '../../../../contract/fields/limits';

/**
 * The share of the square that a logo fills. Platforms may cut a maskable icon to a circle of 80 %; a square with this side fits into the
 * circle.
 */
const filled: Record<IconName, number> = { 'icon-192': 1, 'icon-512': 1, 'maskable-512': 0.56, 'touch-180': 0.8 };
/** A logo that is this many times as long as its short side is a thin strip in a square. */
const tooLongFrom = 3;
/** Icons that phones show without a background, or with a black one. */
const onWhite: readonly IconName[] = ['maskable-512', 'touch-180'];

/** A PNG of this size in base64, as `draw` makes it. */
function pngOf({ width, height }: Size, draw: (pen: CanvasRenderingContext2D) => void): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw');
  pen.imageSmoothingQuality = 'high';
  draw(pen);
  return canvas.toDataURL('image/png').replace('data:image/png;base64,', '');
}

/** Draws the image centred in a square, as large as the icon's share allows. */
function icon(image: HTMLImageElement, size: Size, name: IconName): string {
  const side = iconSizes[name];
  return pngOf({ width: side, height: side }, (pen) => {
    if (onWhite.includes(name)) {
      pen.fillStyle = '#ffffff';
      pen.fillRect(0, 0, side, side);
    }
    const scale = (side * filled[name]) / Math.max(size.width, size.height);
    const [width, height] = [size.width * scale, size.height * scale];
    pen.drawImage(image, (side - width) / 2, (side - height) / 2, width, height);
  });
}

/** Draws a wide logo in its own proportions. */
function wide(image: HTMLImageElement, size: Size): { logo?: string } {
  const kept = wideLogoSize(size);
  return kept === null ? {} : { logo: pngOf(kept, (pen) => pen.drawImage(image, 0, 0, kept.width, kept.height)) };
}

/** Creates the portal's icons from a logo, and tells its size. Rejects if this browser cannot decode the file. */
async function iconsOf(file: Blob): Promise<{ made: Icons; size: Size }> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // Some browsers report no size for an SVG without one.
    const size = { width: image.naturalWidth || wideLogo.height, height: image.naturalHeight || wideLogo.height };
    const names = Object.keys(iconSizes) as IconName[];
    const icons = Object.fromEntries(names.map((name) => [name, icon(image, size, name)])) as Record<IconName, string>;
    return { made: { ...icons, ...wide(image, size) }, size };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The logo's state in the form: undefined keeps the current one, null restores the portal's own. */
export function useLogo(iconsAt: string | null, logoAt: string | undefined) {
  const [icons, setIcons] = useState<Icons | null>();
  const [shape, setShape] = useState<Size | null>(null);
  const [fault, setFault] = useState<'logoTooLarge' | 'logoUnreadable' | null>(null);

  async function choose(file: File | undefined): Promise<void> {
    setFault(null);
    setShape(null);
    if (file === undefined) return setIcons(undefined);
    try {
      const { made, size } = await iconsOf(file);
      if (Object.values(made).some((png) => (png?.length ?? 0) > maxBytes.icon)) setFault('logoTooLarge');
      else {
        setIcons(made);
        setShape(size);
      }
    } catch {
      setFault('logoUnreadable');
    }
  }

  function settle(): void {
    setFault(null);
    setIcons(undefined);
  }

  const isOwn = icons === null || (icons === undefined && iconsAt === null);
  const at = (name: IconName): string => {
    if (icons) return `data:image/png;base64,${icons[name]}`;
    return isOwn ? `/icons/${name}.png` : `${iconsAt}/${name}.png`;
  };
  /** Address of the logo in its own proportions; null if there is none. */
  const wideAt = icons ? (icons.logo === undefined ? null : `data:image/png;base64,${icons.logo}`) : isOwn ? null : (logoAt ?? null);
  /** How many times as long as its short side a chosen logo is, where an icon of it can hardly be read; null otherwise. */
  const stretch = shape && Math.max(shape.width, shape.height) / Math.min(shape.width, shape.height);
  const tooLong = icons && stretch !== null && stretch >= tooLongFrom ? stretch : null;
  return { icons, tooLong, fault, isOwn, at, wideAt, choose, takeOwn: () => setIcons(null), settle };
}
