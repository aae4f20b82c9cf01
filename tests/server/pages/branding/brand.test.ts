// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shadesOf } from '../../../../contract/branding/shades';
import { isOwn, pageWith, workerWith } from '../../../../server/pages/branding/brand';
import { manifestWith } from '../../../../server/pages/branding/branded-manifest';
import { wideLogoIn } from '../../../../src/ui/browser/page-brand';

const built = readFileSync('index.html', 'utf8');
const contacts = { contact_email: '', contact_phone: '', grievance_officer: '', grievance_contact: '' };
const look = { name: 'Asha', short_name: 'A', hindi_name: '', colour: '#7b1fa2', icons_hash: null, ...contacts };
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const content = (page: Document, selector: string) => page.querySelector(`meta${selector}`)?.getAttribute('content');
const themeOf = (page: Document, scheme: string) => content(page, `[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`);

describe('the page as built', () => {
  it('has a title and description for shared links, and colours the browser in light and dark', () => {
    const page = parsed(built);
    expect(content(page, '[property="og:title"]')).toBe('Exam Portal');
    expect(content(page, '[property="og:site_name"]')).toBe('Exam Portal');
    expect(content(page, '[property="og:type"]')).toBe('website');
    expect(content(page, '[property="og:description"]')).toBe(content(page, '[name=description]'));
    // It would have to be absolute, and the portal does not know its own address.
    expect(content(page, '[property="og:image"]')).toBeUndefined();
    expect([themeOf(page, 'light'), themeOf(page, 'dark')]).toEqual(['#0f5e66', '#143338']);
    expect(page.querySelectorAll('meta[name=theme-color]')).toHaveLength(2);
  });
});

describe('a page with branding', () => {
  const evil = `"><script>alert(1)</script><b title='x'>&amp;$&$1`;
  it('shows HTML in a name as plain characters', () => {
    const page = parsed(pageWith(built, { ...look, name: evil, short_name: evil, hindi_name: evil }).html);
    expect(page.title).toBe(evil);
    expect(page.querySelectorAll('script')).toHaveLength(parsed(built).querySelectorAll('script').length);
    expect(page.querySelector('b')).toBeNull();
    for (const language of ['en', 'hi'])
      expect(page.querySelector(`meta[name=application-name][lang=${language}]`)?.getAttribute('content')).toBe(evil);
    expect(page.querySelector('meta[name=apple-mobile-web-app-title]')?.getAttribute('content')).toBe(evil);
    for (const tag of ['og:title', 'og:site_name']) expect(content(page, `[property="${tag}"]`)).toBe(evil);
  });

  it('falls back to the name in Hindi, colours the browser, and links the pictures by their hash', () => {
    const { html, styleSource } = pageWith(built, { ...look, icons_hash: '0123456789abcdef' });
    const page = parsed(html);
    expect(page.querySelector('meta[lang=hi]')?.getAttribute('content')).toBe('Asha');
    expect([themeOf(page, 'light'), themeOf(page, 'dark')]).toEqual(['#7b1fa2', shadesOf('#7b1fa2').dark.soft]);
    expect(page.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/brand/0123456789abcdef/icon-192.png');
    expect(page.querySelector('link[rel=apple-touch-icon]')?.getAttribute('href')).toBe('/brand/0123456789abcdef/touch-180.png');
    expect(page.querySelector('style')?.textContent).toContain('--color-brand:light-dark(#7b1fa2,');
    expect(styleSource).toMatch(/^'sha256-[\w+/]{43}='$/);
  });

  it('says where a wide logo is and how large, and the worker keeps it; without one it says nothing', () => {
    const wide = { ...look, icons_hash: '0123456789abcdef', logo: { width: 432, height: 144 } };
    const said = content(parsed(pageWith(built, wide).html), '[name=portal-logo]');
    expect(wideLogoIn(said)).toEqual({ src: '/brand/0123456789abcdef/logo.png', width: 432, height: 144 });
    const script = '[{"revision":"1a","url":"manifest.webmanifest"},{"revision":"2b","url":"index.html"}]';
    expect(workerWith(script, wide, { page: '', manifest: '' })).toContain('{"revision":null,"url":"/brand/0123456789abcdef/logo.png"}');
    expect(pageWith(built, { ...wide, logo: null }).html).not.toContain('portal-logo');
    expect(workerWith(script, { ...wide, logo: null }, { page: '', manifest: '' })).not.toContain('logo.png');
    for (const other of [null, undefined, '', '432 144 https://elsewhere/logo.png']) expect(wideLogoIn(other)).toBeNull();
  });

  it('has no style and no name of its own if both are the portal’s', () => {
    const { html, styleSource } = pageWith(built, { ...look, name: 'Exam Portal', colour: '#0f5e66' });
    expect(styleSource).toBeNull();
    expect(html).not.toMatch(/<style|application-name/);
    expect([themeOf(parsed(html), 'light'), themeOf(parsed(html), 'dark')]).toEqual(['#0f5e66', '#143338']);
  });

  it('has the contacts of the institute for its privacy notice, as plain characters, and none that is empty', () => {
    const page = parsed(pageWith(built, { ...look, contact_email: 'help@asha.test', grievance_officer: evil }).html);
    expect(content(page, '[name=institute-contact-email]')).toBe('help@asha.test');
    expect(content(page, '[name=institute-grievance-officer]')).toBe(evil);
    expect(page.querySelectorAll('meta[name^=institute-]')).toHaveLength(2);
    expect(isOwn({ ...look, name: 'Exam Portal', short_name: 'Exams', colour: '#0f5e66' })).toBe(true);
    expect(isOwn({ ...look, name: 'Exam Portal', short_name: 'Exams', colour: '#0f5e66', contact_phone: '1' })).toBe(false);
  });

  it('is refused if the build no longer has the expected form', () => {
    expect(() => pageWith('<head><title>Other</title></head>', look)).toThrow(/No <title>/);
  });
});

describe('a manifest with branding', () => {
  const icons = [{ src: '/icons/icon-192.png' }];
  const manifest = JSON.stringify({
    id: '/',
    name: 'Exam Portal',
    icons,
    shortcuts: [{ url: '/a', icons: [{ src: '/shortcuts/a.png' }] }],
    screenshots: [{ src: '/s.png' }],
  });
  it('has name, colour and pictures, the signs of its shortcuts, no screenshots of another portal, and remains the same app', () => {
    expect(JSON.parse(manifestWith(manifest, { ...look, colour: '#ffcc00', icons_hash: 'ab' }))).toEqual({
      ...{ id: '/', name: 'Asha', short_name: 'A', theme_color: expect.not.stringContaining('#ffcc00') },
      icons: [{ src: '/brand/ab/icon-192.png' }],
      shortcuts: [{ url: '/a', icons: [{ src: '/shortcuts/a.png' }] }],
    });
  });
});

describe('a worker with branding', () => {
  const script =
    'x([{"revision":"1a","url":"manifest.webmanifest"},{"revision":"2b","url":"index.html"},{"revision":null,"url":"assets/a.js"},{"revision":"1a","url":"manifest.webmanifest"}])';
  const files = { page: '<p>', manifest: '{}' };
  const listed = (text: string) => JSON.parse(text.slice(2, -1)) as { revision: string | null; url: string }[];

  it('lists the files by their content, so that a browser sees a change, and the change back', () => {
    const one = workerWith(script, look, files);
    expect(listed(one).filter(({ url }) => url === 'index.html')[0]?.revision).not.toBe('2b');
    expect(listed(one).find(({ url }) => url === 'assets/a.js')).toEqual({ revision: null, url: 'assets/a.js' });
    expect(workerWith(script, look, { ...files, page: '<b>' })).not.toBe(one);
    expect(workerWith(script, look, files)).toBe(one);
  });

  it('keeps the picture that the page shows', () => {
    expect(listed(workerWith(script, { ...look, icons_hash: 'ab' }, files))).toContainEqual({
      revision: null,
      url: '/brand/ab/icon-192.png',
    });
  });

  it('is refused if the build lists its files in another form', () => {
    expect(() => workerWith('x([])', look, files)).toThrow(/No /);
  });
});
