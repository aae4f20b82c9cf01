import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { inMemory } from './in-memory';

const answering = (listener: RequestListener) => inMemory(listener);

describe('a request in memory', () => {
  const echo = answering(async (request, response) => {
    const { method, url, headers } = request;
    response.end(
      JSON.stringify({ method, url, type: headers['content-type'], length: headers['content-length'], body: await text(request) }),
    );
  });
  const seen = async (path: string, init: RequestInit) => (await echo(path, init)).json();

  it('arrives as fetch would send it', async () => {
    expect(await seen('/a?b=%20c', { method: 'POST', body: 'नमस्ते' })).toEqual({
      ...{ method: 'POST', url: '/a?b=%20c', type: 'text/plain;charset=UTF-8', length: '18', body: 'नमस्ते' },
    });
    expect(await seen('/', { method: 'delete' })).toEqual({ method: 'DELETE', url: '/', body: '' });
  });

  it('brings a stream in pieces, without its length', async () => {
    const pieces = ['one', '', 'x'.repeat(100_000)].map((piece) => new TextEncoder().encode(piece));
    const body = new ReadableStream({
      pull: (to) => {
        const next = pieces.shift();
        if (next === undefined) to.close();
        else to.enqueue(next);
      },
    });
    expect(await seen('/', { method: 'POST', body, duplex: 'half' } as RequestInit)).toMatchObject({ body: `one${'x'.repeat(100_000)}` });
  });
});

describe('a reply in memory', () => {
  it('has its status, every cookie, and the bytes of a body of unknown length', async () => {
    const ask = answering((_, response) => {
      response.writeHead(418, { 'Set-Cookie': ['a=1', 'b=2'], 'X-Name': 'y' });
      for (const piece of ['one\r\n\r\n', 'two', '0\r\n\r\n']) response.write(piece);
      response.end();
    });
    const reply = await ask('/');
    expect([reply.status, reply.headers.getSetCookie(), reply.headers.get('x-name')]).toEqual([418, ['a=1', 'b=2'], 'y']);
    expect(await reply.text()).toBe('one\r\n\r\ntwo0\r\n\r\n');
    expect(Buffer.from(await reply.arrayBuffer()).toString()).toBe('one\r\n\r\ntwo0\r\n\r\n');
  });

  it('to HEAD tells a length and has no body', async () => {
    const reply = await answering((_, response) => response.writeHead(200, { 'Content-Length': '7' }).end())('/', { method: 'HEAD' });
    expect([reply.headers.get('content-length'), await reply.text()]).toEqual(['7', '']);
  });

  it.each([
    ['of a known length', { 'Content-Length': '9' }],
    ['in chunks', {}],
  ])('%s rejects where the server cuts it off', async (_, headers) => {
    const ask = answering((request, response) => {
      response.writeHead(200, headers);
      response.write('begun', () => request.socket.destroy());
    });
    await expect(ask('/')).rejects.toThrow('The reply was cut off.');
  });

  it('rejects where there is none', async () => {
    await expect(answering(({ socket }) => void socket.destroy())('/')).rejects.toThrow('The reply was cut off.');
  });
});
