import type { Colour } from '../../../contract/branding/colour';
import { shadesOf } from '../../../contract/branding/shades';
import { type BrandFiles, iconsAt } from './brand';

interface Manifest {
  icons: { src: string }[];
  screenshots?: unknown;
}

/** The built manifest with a brand. Without the screenshots, which show another portal; the icons of the shortcuts suit every brand. */
export function manifestWith(json: string, { name, short_name, colour, icons_hash }: BrandFiles): string {
  const { screenshots: _, ...manifest } = JSON.parse(json) as Manifest;
  return JSON.stringify({
    ...manifest,
    name,
    short_name,
    theme_color: shadesOf(colour as Colour).light.brand,
    icons:
      icons_hash === null
        ? manifest.icons
        : manifest.icons.map((icon) => ({ ...icon, src: icon.src.replace(/^\/icons/, iconsAt(icons_hash)) })),
  });
}
