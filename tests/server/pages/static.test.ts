import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { staticFiles } from '../../../server/pages/static';

const folder = mkdtempSync(join(tmpdir(), 'static-'));
let server: http.Server;
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  server.close();
});

/** The address of a server of the folder as it is now. */
async function serves(): Promise<string> {
  server = http.createServer(staticFiles(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('goes on if a file that existed at its start is gone: only the request for that file fails', async () => {
  writeFileSync(join(folder, 'gone.js'), 'gone');
  writeFileSync(join(folder, 'here.js'), 'here');
  const base = await serves();
  rmSync(join(folder, 'gone.js'));
  await expect(fetch(`${base}/gone.js`).then((response) => response.text())).rejects.toThrow();
  expect(await (await fetch(`${base}/here.js`)).text()).toBe('here');
});

it('the page that fetches the portal anew empties the browser’s own cache, no other page does', async () => {
  for (const name of ['index.html', 'start-again.html']) writeFileSync(join(folder, name), '<!doctype html>');
  const base = await serves();
  const cleared = async (path: string) => (await fetch(`${base}${path}`)).headers.get('clear-site-data');
  expect([await cleared('/start-again.html'), await cleared('/')]).toEqual(['"cache"', null]);
});

it('serves the landing page as drawn in the reader’s language at `/` alone, and tells caches what it depends on', async () => {
  for (const name of ['index', 'landing-en', 'landing-hi']) writeFileSync(join(folder, `${name}.html`), name);
  const base = await serves();
  const reply = async (path: string, language: string) => fetch(base + path, { headers: { 'Accept-Language': language } });
  const read = async (path: string, language: string) => (await reply(path, language)).text();
  expect([await read('/', 'en-IN'), await read('/?from=app', 'hi-IN,en;q=0.5')]).toEqual(['landing-en', 'landing-hi']);
  expect((await reply('/', 'hi')).headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
  expect([await read('/user/login', 'hi'), await read('/index.html', 'hi')]).toEqual(['index', 'index']);
  expect((await reply('/landing-hi.html', 'hi')).status).toBe(404);
});
