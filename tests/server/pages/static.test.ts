import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { staticFiles } from '../../../server/pages/static';

const folder = mkdtempSync(join(tmpdir(), 'static-'));
const server = http.createServer();
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it('goes on if a file that existed at its start is gone: only the request for that file fails', async () => {
  writeFileSync(join(folder, 'gone.js'), 'gone');
  writeFileSync(join(folder, 'here.js'), 'here');
  server.on('request', staticFiles(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  rmSync(join(folder, 'gone.js'));
  await expect(fetch(`${base}/gone.js`).then((response) => response.text())).rejects.toThrow();
  expect(await (await fetch(`${base}/here.js`)).text()).toBe('here');
});
