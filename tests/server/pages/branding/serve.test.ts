import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pagesOf } from '../../../../server/boot/start-server';
import { openLog } from '../../../../server/observability/log';
import { iconsOf, pngOf } from '../../kit/png';
import { openPortal, type TestPortal } from '../../kit/portal';

const dir = mkdtempSync(join(tmpdir(), 'brand-'));
const identity = { kind: 'emulator', projectId: 'demo-exam', port: 9099, publicUrl: 'http://127.0.0.1:9099' } as const;
const icons = [{ src: '/icons/icon-192.png' }];
const draft = { name: 'Asha <b>Coaching</b>', shortName: 'Asha', hindiName: '', colour: '#7b1fa2' };
const log = openLog('silent', process.stderr);

/** A page for `/` as the build draws it. */
const landingIn = (language: string) =>
  readFileSync('index.html', 'utf8')
    .replace('<html lang="en">', `<html lang="${language}" data-text="normal">`)
    .replace(
      '<div id="root">',
      '<div id="root"><img src="/favicon.svg" alt="" width="72" height="72"/><h1><!--portal-name-->Exam Portal<!----></h1>',
    );

let portal: TestPortal;
const servers: http.Server[] = [];

/** A process of its own behind the balancer. */
async function running(store = portal.store): Promise<string> {
  const server = http.createServer(pagesOf({ identity, oidc: null, clientDir: dir, isHttpsOnly: false }, store, log));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  writeFileSync(join(dir, 'index.html'), readFileSync('index.html'));
  for (const language of ['en', 'hi']) writeFileSync(join(dir, `landing-${language}.html`), landingIn(language));
  writeFileSync(join(dir, 'manifest.webmanifest'), JSON.stringify({ name: 'Exam Portal', icons, shortcuts: [] }));
  writeFileSync(join(dir, 'favicon.ico'), readFileSync('public/favicon.ico'));
  writeFileSync(join(dir, 'sw.js'), '[{"revision":"1a","url":"manifest.webmanifest"},{"revision":"2b","url":"index.html"}]');
  portal = await openPortal(null);
});
afterAll(async () => {
  for (const server of servers) server.close();
  await portal.close();
  rmSync(dir, { recursive: true });
});

it('serves the files as built until an admin chooses branding; then every process serves the branding at once, for every page', async () => {
  const [one, other] = [await running(), await running()];
  for (const base of [one, other]) {
    expect(await (await fetch(`${base}/user/login`)).text()).toBe(readFileSync('index.html', 'utf8'));
    expect(await (await fetch(`${base}/`)).text()).toBe(landingIn('en'));
    expect(await (await fetch(`${base}/sw.js`)).text()).toContain('"2b"');
    const tabIcon = await fetch(`${base}/favicon.ico`);
    expect(Buffer.from(await tabIcon.arrayBuffer()).equals(readFileSync('public/favicon.ico'))).toBe(true);
  }
  const { iconsAt } = await portal.admin.call('savePortal', {
    body: { ...draft, icons: { ...iconsOf(), logo: pngOf(432, 1, 144).toString('base64') } },
  });
  for (const base of [other, one]) {
    for (const path of ['/', '/index.html', '/user/login?x=1'])
      expect(await (await fetch(base + path)).text()).toContain('<title>Asha &lt;b&gt;Coaching&lt;/b&gt;</title>');
    const worker = await (await fetch(`${base}/sw.js`)).text();
    expect(worker).not.toContain('"2b"');
    expect(worker).toContain(`${iconsAt}/icon-192.png`);
    expect(((await (await fetch(`${base}/manifest.webmanifest`)).json()) as { name: string }).name).toBe(draft.name);
    const tabIcon = await fetch(`${base}/favicon.ico`, { redirect: 'manual' });
    expect([tabIcon.status, tabIcon.headers.get('location')]).toEqual([302, `${iconsAt}/icon-192.png`]);
    const picture = await fetch(`${base}${iconsAt}/icon-512.png`);
    expect([picture.headers.get('content-type'), picture.headers.get('x-content-type-options')]).toEqual(['image/png', 'nosniff']);
    expect(Buffer.from(await picture.arrayBuffer()).equals(pngOf(512))).toBe(true);
    expect(await (await fetch(`${base}/`)).text()).toContain(`content="432 144 ${iconsAt}/logo.png"`);
    expect((await fetch(`${base}${iconsAt}/logo.png`)).headers.get('content-type')).toBe('image/png');
    for (const none of [`${iconsAt}/other.png`, `${iconsAt}/__proto__.png`, '/brand/0000000000000000/icon-192.png'])
      expect((await fetch(base + none)).status).toBe(404);
  }
});

it('has the name and logo in the landing page that the build has drawn, in each language', async () => {
  const base = await running();
  await portal.admin.call('savePortal', {
    body: { ...draft, hindiName: 'आशा', icons: { ...iconsOf(), logo: pngOf(432, 1, 144).toString('base64') } },
  });
  const landing = async (language: string) => {
    const reply = await fetch(`${base}/`, { headers: { 'Accept-Language': language } });
    expect(reply.headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
    return reply.text();
  };
  expect(await landing('en')).toContain('<h1>Asha &lt;b&gt;Coaching&lt;/b&gt;</h1>');
  expect(await landing('hi')).toMatch(/<img src="\/brand\/\w+\/logo\.png" alt="" width="216" height="72"\/><h1>आशा<\/h1>/);
  expect(await (await fetch(`${base}/user/login`)).text()).not.toContain('<h1>');
});

it('is compressed, has a tag, and keeps a strict policy that allows its own style by hash', async () => {
  const base = await running();
  const page = await fetch(`${base}/`, { headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(await page.text()).toContain('<style>');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(policy).not.toContain('unsafe-inline');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const tag = page.headers.get('etag') ?? '';
  const again = await fetch(`${base}/`, { headers: { 'If-None-Match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await fetch(`${base}/`, { method: 'HEAD' });
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, '']);
  await portal.admin.call('savePortal', { body: { ...draft, name: 'Asha' } });
  expect((await fetch(`${base}/`, { headers: { 'If-None-Match': tag } })).status).toBe(200);
});

it('serves the files as built after an institute returns to the default', async () => {
  const base = await running();
  await portal.admin.call('savePortal', { body: { name: 'Exam Portal', shortName: 'Exams', colour: '#0F5E66', icons: null } });
  expect(await (await fetch(`${base}/`)).text()).toBe(landingIn('en'));
});

it('keeps its branding while the database is away', async () => {
  const twin = await openPortal(null);
  const base = await running(twin.store);
  await twin.admin.call('savePortal', { body: draft });
  expect(await (await fetch(`${base}/`)).text()).toContain('Asha');
  await twin.close();
  expect(await (await fetch(`${base}/`)).text()).toContain('Asha');
});

it('says in every page that the portal has accounts of its own, with and without a look, and the worker lists that page', async () => {
  const own = {
    kind: 'own',
    projectId: 'p.test',
    publicUrl: 'https://p.test',
    smtpUrl: 'smtp://p.test',
    mailFrom: 'no-reply@p.test',
  } as const;
  const fresh = await openPortal(null);
  const server = http.createServer(pagesOf({ identity: own, oidc: null, clientDir: dir, isHttpsOnly: false }, fresh.store, log));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const text = async (path: string) => (await fetch(base + path)).text();
  expect(await text('/user/login')).toContain('<html lang="en" data-accounts="own">');
  expect(await text('/')).toContain('<title>Exam Portal</title>');
  expect(await text('/sw.js')).not.toContain('"2b"');
  await fresh.admin.call('savePortal', { body: draft });
  expect(await text('/')).toContain('<html lang="en" data-accounts="own" data-text="normal">');
  expect(await text('/')).toContain('Coaching</title>'.replace('</', '&lt;/b&gt;</'));
  await fresh.close();
});

it('names the provider in every page, and whether Firebase is there too', async () => {
  const fresh = await openPortal(null);
  const provider = {
    issuer: 'https://login.test',
    clientId: 'portal',
    clientSecret: 'a-secret-of-many-signs',
    publicUrl: 'https://p.test',
  };
  const alone = { kind: 'oidc', projectId: 'p.test', publicUrl: 'https://p.test' } as const;
  for (const [identityHere, name, expected] of [
    [alone, 'A "B" <C>', 'data-accounts="oidc" data-provider="A &quot;B&quot; &lt;C&gt;">'],
    [identity, '', 'data-accounts="both" data-provider="">'],
  ] as const) {
    const config = { identity: identityHere, oidc: { ...provider, name }, clientDir: dir, isHttpsOnly: false };
    const server = http.createServer(pagesOf(config, fresh.store, log));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/user/login`);
    expect(await reply.text()).toContain(`<html lang="en" ${expected}`);
  }
  await fresh.close();
});
