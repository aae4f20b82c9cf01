import { hash } from 'node:crypto';
import type { Colour } from '../../../contract/branding/colour';
import { ownPortal, type Size } from '../../../contract/branding/portal';
import { type Shade, type Shades, shadesOf } from '../../../contract/branding/shades';
import { inMarkup } from '../../../contract/fields/markup';
import type { BrandRow } from '../../store/institute/brands';

const contactColumns = ['contact_email', 'contact_phone', 'grievance_officer', 'grievance_contact'] as const;

/** The part of an institute's branding that is written into files. */
export type BrandFiles = Pick<BrandRow, 'name' | 'short_name' | 'hindi_name' | 'colour' | 'icons_hash' | (typeof contactColumns)[number]>;

/** Whether the brand is that of the built files. */
export const isOwn = (brand: BrandFiles): boolean =>
  brand.name === ownPortal.name &&
  brand.short_name === ownPortal.shortName &&
  brand.hindi_name === '' &&
  brand.colour === ownPortal.colour &&
  brand.icons_hash === null &&
  contactColumns.every((column) => brand[column] === '');

/** The brand of the built files. */
export const builtBrand: BrandFiles = {
  name: ownPortal.name,
  short_name: ownPortal.shortName,
  hindi_name: '',
  colour: ownPortal.colour,
  icons_hash: null,
  contact_email: '',
  contact_phone: '',
  grievance_officer: '',
  grievance_contact: '',
};

/** A brand with the size of its wide logo, if it has one. */
export interface SizedBrand extends BrandFiles {
  logo?: Size | null;
}

/** The addresses of a logo's pictures; a new logo has new addresses, so that no cache serves an old one. */
export const iconsAt = (iconsHash: string): string => `/brand/${iconsHash}`;

/** The address of a wide logo. */
export const logoAt = (iconsHash: string): string => `${iconsAt(iconsHash)}/logo.png`;

/** The built page's colour for the bar of a browser or an installed app in dark mode. */
const ownDarkTheme = '#143338';

/** Replaces a text that must occur in a built file exactly so often. Throws otherwise: the build and this code do not match. */
function replaced(text: string, found: string | RegExp, by: string): string {
  if (typeof found === 'string' ? !text.includes(found) : text.search(found) < 0) throw new Error(`No ${found} to put a brand into`);
  return text.replaceAll(found, () => by);
}

const token = (name: string, light: Colour, dark: Colour): string => `--color-${name}:light-dark(${light},${dark})`;

const tokensOf = (light: Shade, dark: Shade): string =>
  [
    token('brand', light.brand, dark.brand),
    token('brand-strong', light.strong, dark.strong),
    token('brand-ink', light.ink, dark.ink),
    token('brand-soft', light.soft, dark.soft),
    token('on-brand', light.on, dark.on),
  ].join(';');

/** The style with the colour's tokens, which take precedence over those of the page's style sheet, because that has layers. */
function styleOf({ light, dark, clearLight, clearDark }: Shades): string {
  const clear = tokensOf(clearLight, clearDark);
  return `:root{${tokensOf(light, dark)}}:root[data-contrast=more]{${clear}}@media (prefers-contrast:more){:root{${clear}}}`;
}

const themeColour = (colour: string, scheme: 'light' | 'dark'): string =>
  `name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})"`;

/** A page with a brand, and the source that its Content-Security-Policy must allow. */
export interface BrandedPage {
  html: string;
  /** Source of the inline style, `'sha256-…'`, or null. */
  styleSource: string | null;
}

const isNamed = ({ name, hindi_name }: Pick<BrandFiles, 'name' | 'hindi_name'>): boolean => name !== ownPortal.name || hindi_name !== '';

/** The name and the pictures in a page that the build has drawn (src/app/drawn-landing.tsx), and in no other. */
function drawnWith(html: string, { name, hindi_name, icons_hash, logo }: SizedBrand): string {
  const [, language] = /<html lang="(\w+)"[^>]* data-text=/.exec(html) ?? [];
  if (language === undefined) return html;
  const named = inMarkup((language === 'hi' && hindi_name) || name);
  const page = isNamed({ name, hindi_name }) ? replaced(html, /<!--portal-name-->[^<]*<!---->/g, named) : html;
  if (icons_hash === null) return page;
  const { width, height } = logo ?? { width: 1, height: 1 };
  const src = logo ? logoAt(icons_hash) : `${iconsAt(icons_hash)}/icon-192.png`;
  return page.replace(
    /<img src="\/favicon\.svg" alt="" width="\d+" height="(\d+)"/g,
    (_, side: string) => `<img src="${src}" alt="" width="${Math.round((Number(side) * width) / height)}" height="${side}"`,
  );
}

/** The built page with a brand: scripts find the branding in the page before they run, online or offline. */
export function pageWith(html: string, brand: SizedBrand): BrandedPage {
  const { name, short_name, hindi_name, colour, icons_hash, logo } = brand;
  const shades = shadesOf(colour as Colour);
  const style = colour === ownPortal.colour ? '' : styleOf(shades);
  const head = [
    ...(isNamed(brand)
      ? [
          `<meta name="application-name" lang="en" content="${inMarkup(name)}" />`,
          `<meta name="application-name" lang="hi" content="${inMarkup(hindi_name || name)}" />`,
        ]
      : []),
    // Read by the privacy notice (src/app/pages/contacts.ts), without an account and offline.
    ...contactColumns
      .filter((column) => brand[column] !== '')
      .map((column) => `<meta name="institute-${column.replace('_', '-')}" content="${inMarkup(brand[column])}" />`),
    // Read by the page's own drawing of the logo (src/ui/browser/page-brand.ts); the size keeps its place before it is loaded.
    ...(icons_hash !== null && logo ? [`<meta name="portal-logo" content="${logo.width} ${logo.height} ${logoAt(icons_hash)}" />`] : []),
    `<meta name="apple-mobile-web-app-title" content="${inMarkup(short_name)}" />`,
    ...(style === '' ? [] : [`<style>${style}</style>`]),
  ].join('');
  let page = replaced(html, `<title>${ownPortal.name}</title>`, `<title>${inMarkup(name)}</title>`);
  page = replaced(page, /(?<=property="og:(?:site_name|title)" content=")[^"]*/g, inMarkup(name));
  if (colour !== ownPortal.colour) {
    page = replaced(page, themeColour(ownPortal.colour, 'light'), themeColour(shades.light.brand, 'light'));
    page = replaced(page, themeColour(ownDarkTheme, 'dark'), themeColour(shades.dark.soft, 'dark'));
  }
  page = drawnWith(page, brand);
  page = replaced(page, '</head>', `${head}</head>`);
  if (icons_hash !== null) {
    page = replaced(page, 'href="/favicon.svg" type="image/svg+xml"', `href="${iconsAt(icons_hash)}/icon-192.png" type="image/png"`);
    page = replaced(page, 'href="/icons/apple-touch-icon.png"', `href="${iconsAt(icons_hash)}/touch-180.png"`);
  }
  return { html: page, styleSource: style === '' ? null : `'sha256-${hash('sha256', style, 'base64')}'` };
}

/**
 * The sign-ins of a portal beside Firebase's. `accounts`: `own`, by password, and `oidc`, by a provider alone, in its place; `both`: by a provider beside it. ·
 * `provider`: what the button calls the provider, '' without a name; null: there is none.
 */
export interface PageSignIns {
  accounts: 'own' | 'oidc' | 'both';
  provider: string | null;
}

/** A page that says how people sign in beside Firebase, or in its place: its scripts then load no Firebase, or both (src/session/identity/has-own-accounts.ts). */
export function withSignIns(html: string, { accounts, provider }: PageSignIns): string {
  const named = provider === null ? '' : ` data-provider="${inMarkup(provider)}"`;
  return replaced(html, /(?<=<html lang="\w\w")/g, ` data-accounts="${accounts}"${named}`);
}

const entryOf = (url: string): RegExp => new RegExp(`\\{"revision":"\\w+","url":"${url.replaceAll('.', '\\.')}"\\}`, 'g');

/**
 * The built worker, which lists these files with hashes of their contents: a browser finds a changed worker and installs it beside the old one, and
 * the page lets it take over (ADR 19). So a phone has either the whole new brand or the whole old brand.
 */
export function workerWith(script: string, { icons_hash, logo }: SizedBrand, files: { page: string; manifest: string }): string {
  const entry = (url: string, holds: string) => JSON.stringify({ revision: hash('md5', holds, 'hex'), url });
  const pictures = icons_hash === null ? [] : [`${iconsAt(icons_hash)}/icon-192.png`, ...(logo ? [logoAt(icons_hash)] : [])];
  const icons = pictures.map((url) => `,${JSON.stringify({ revision: null, url })}`).join('');
  const listed = replaced(script, entryOf('index.html'), entry('index.html', files.page) + icons);
  return replaced(listed, entryOf('manifest.webmanifest'), entry('manifest.webmanifest', files.manifest));
}
