import { hash } from 'node:crypto';
import type { Colour } from '../../../contract/branding/colour';
import { ownPortal } from '../../../contract/branding/portal';
import { type Shade, type Shades, shadesOf } from '../../../contract/branding/shades';
import type { BrandRow } from '../../store/brands';

/** How an institute's portal looks, as far as files say it. */
export type BrandFiles = Pick<BrandRow, 'name' | 'short_name' | 'hindi_name' | 'colour' | 'icons_hash'>;

/** Whether nothing differs from the files as they were built. */
export const isOwn = ({ name, short_name, hindi_name, colour, icons_hash }: BrandFiles): boolean =>
  name === ownPortal.name && short_name === ownPortal.shortName && hindi_name === '' && colour === ownPortal.colour && icons_hash === null;

/** Where the pictures of a logo lie; a new logo has new addresses, so that no cache holds an old one. */
export const iconsAt = (iconsHash: string): string => `/brand/${iconsHash}`;

/** The bar of a browser or an installed app in dark colours, as the built page has it. */
const ownDarkTheme = '#143338';

/** Replaces what stands in a built file exactly so often. Throws where it does not: the build and this have drifted apart. */
function replaced(text: string, found: string | RegExp, by: string): string {
  if (typeof found === 'string' ? !text.includes(found) : text.search(found) < 0) throw new Error(`No ${found} to put a brand into`);
  return text.replaceAll(found, () => by);
}

/** Text as it may stand in HTML, between quotes too. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const token = (name: string, light: Colour, dark: Colour): string => `--color-${name}:light-dark(${light},${dark})`;

const tokensOf = (light: Shade, dark: Shade): string =>
  [
    token('brand', light.brand, dark.brand),
    token('brand-strong', light.strong, dark.strong),
    token('brand-ink', light.ink, dark.ink),
    token('brand-soft', light.soft, dark.soft),
    token('on-brand', light.on, dark.on),
  ].join(';');

/** The colour's tokens, above those of the page's own style sheet, whose layers they outrank. */
function styleOf({ light, dark, clearLight, clearDark }: Shades): string {
  const clear = tokensOf(clearLight, clearDark);
  return `:root{${tokensOf(light, dark)}}:root[data-contrast=more]{${clear}}@media (prefers-contrast:more){:root{${clear}}}`;
}

const themeColour = (colour: string, scheme: 'light' | 'dark'): string =>
  `name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})"`;

/** A page that carries a look, and what its Content-Security-Policy must allow. */
export interface LookPage {
  html: string;
  /** Source of the inline style, `'sha256-…'`; null where there is none. */
  styleSource: string | null;
}

/** The built page with a look in it: what a script needs of it stands there before any script runs, online or not. */
export function pageWith(html: string, look: BrandFiles): LookPage {
  const { name, short_name, hindi_name, colour, icons_hash } = look;
  const shades = shadesOf(colour as Colour);
  const style = colour === ownPortal.colour ? '' : styleOf(shades);
  const isNamed = name !== ownPortal.name || hindi_name !== '';
  const head = [
    ...(isNamed
      ? [
          `<meta name="application-name" lang="en" content="${escaped(name)}" />`,
          `<meta name="application-name" lang="hi" content="${escaped(hindi_name || name)}" />`,
        ]
      : []),
    `<meta name="apple-mobile-web-app-title" content="${escaped(short_name)}" />`,
    ...(style === '' ? [] : [`<style>${style}</style>`]),
  ].join('');
  let page = replaced(html, `<title>${ownPortal.name}</title>`, `<title>${escaped(name)}</title>`);
  page = replaced(page, /(?<=property="og:(?:site_name|title)" content=")[^"]*/g, escaped(name));
  if (colour !== ownPortal.colour) {
    page = replaced(page, themeColour(ownPortal.colour, 'light'), themeColour(shades.light.brand, 'light'));
    page = replaced(page, themeColour(ownDarkTheme, 'dark'), themeColour(shades.dark.soft, 'dark'));
  }
  page = replaced(page, '</head>', `${head}</head>`);
  if (icons_hash !== null) {
    page = replaced(page, 'href="/favicon.svg" type="image/svg+xml"', `href="${iconsAt(icons_hash)}/icon-192.png" type="image/png"`);
    page = replaced(page, 'href="/icons/apple-touch-icon.png"', `href="${iconsAt(icons_hash)}/touch-180.png"`);
  }
  return { html: page, styleSource: style === '' ? null : `'sha256-${hash('sha256', style, 'base64')}'` };
}

const entryOf = (url: string): RegExp => new RegExp(`\\{"revision":"\\w+","url":"${url.replaceAll('.', '\\.')}"\\}`, 'g');

/**
 * The built worker, which lists these files by what they hold: a browser finds that the worker has changed, installs it beside the old one, and offers it as it
 * offers any new version (ADR 12). A phone then has the whole look, or the whole of the one before.
 */
export function workerWith(script: string, { icons_hash }: BrandFiles, files: { page: string; manifest: string }): string {
  const entry = (url: string, holds: string) => JSON.stringify({ revision: hash('md5', holds, 'hex'), url });
  const icon = icons_hash === null ? '' : `,${JSON.stringify({ revision: null, url: `${iconsAt(icons_hash)}/icon-192.png` })}`;
  const listed = replaced(script, entryOf('index.html'), entry('index.html', files.page) + icon);
  return replaced(listed, entryOf('manifest.webmanifest'), entry('manifest.webmanifest', files.manifest));
}
