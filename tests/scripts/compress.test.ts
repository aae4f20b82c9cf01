import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compress } from '../../scripts/compress.mjs';
import { staticFiles } from '../../server/pages/static';

const code = 'export const answer = 42;\n'.repeat(100);
const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
const server = createServer();

const asks = (encoding: string) =>
  new Promise<{ bytes: Buffer; reply: IncomingMessage }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, path: '/page.js', headers: { 'accept-encoding': encoding } }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => resolve({ bytes: Buffer.concat(parts), reply }));
    }).on('error', reject);
  });

beforeAll(async () => {
  writeFileSync(join(folder, 'page.js'), code);
  writeFileSync(join(folder, 'tiny.js'), 'export {};');
  writeFileSync(join(folder, 'icon.png'), Buffer.alloc(5_000));
  await compress(folder);
  server.on('request', staticFiles(folder));
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('the files of a build', () => {
  it('have a copy in brotli and gzip where one is smaller, and only there', () => {
    expect(readdirSync(folder).sort()).toEqual(['icon.png', 'page.js', 'page.js.br', 'page.js.gz', 'tiny.js']);
    expect(brotliDecompressSync(readFileSync(join(folder, 'page.js.br'))).toString()).toBe(code);
  });

  it.each([
    ['br, gzip', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('are sent in the encoding that the browser accepts: %s', async (accepted, sent, opened) => {
    const { bytes, reply } = await asks(accepted);
    expect(reply.headers['content-encoding']).toBe(sent);
    expect(reply.headers['content-type']).toMatch(/javascript/);
    expect(reply.headers.vary).toMatch(/Accept-Encoding/i);
    expect(opened(bytes).toString()).toBe(code);
  });
});
