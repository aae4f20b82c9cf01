import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listen } from '../../../server/boot/listen';
import { onTooSlow } from '../../../server/limits/body-time';
import { connectionsWithin, type Patience } from '../../../server/limits/connections';
import { until } from '../../kit/until';

it('finishes the requests it accepted, and waits for no others', async () => {
  const waiting: ServerResponse[] = [];
  const server = await listen(({ url }, response) => void (url === '/kept' ? response.end('ok') : waiting.push(response)), {
    port: 0,
    host: '127.0.0.1',
  });
  const { port } = server;
  const [idle, kept] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await once(idle, 'connect');
  kept.write('GET /kept HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(kept, 'data');
  const accepted = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  const [response] = await until(() => (waiting.length > 0 ? waiting : null));

  let isStopped = false;
  const stopped = server.stop().then(() => {
    isStopped = true;
  });
  await Promise.all([idle, kept].map((socket) => once(socket, 'close')));
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  expect(isStopped).toBe(false);
  response?.end('done');
  expect(await accepted).toBe('done');
  await stopped;
});

describe('a connection', () => {
  const bare: RequestListener = (_, response) => response.end('ok');

  /** A server, a way to open connections to it, and the text received on each. */
  async function listening(changes: Partial<Patience>, listener = bare) {
    const server = await listen(listener, { port: 0, host: '127.0.0.1' }, { stopMs: 50, ...changes });
    const { port } = server;
    const open = async (said = ''): Promise<{ socket: Socket; heard: () => string; isClosed: () => boolean }> => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      let [text, isClosed] = ['', false];
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      socket.on('error', () => undefined);
      const end = () => {
        isClosed = true;
      };
      socket.once('end', end).once('close', end);
      await once(socket, 'connect');
      socket.write(said);
      return { socket, heard: () => text, isClosed: () => isClosed };
    };
    return { server, open };
  }

  const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  /** More bytes than any test sends: a body that is whole ends in another way. */
  const post = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n';

  it('that was kept open and brings a request just after the stop is answered, told that it ends, and ended', async () => {
    const { server, open } = await listening({ stopMs: 2_000 });
    const kept = await Promise.all([open(get), open(get), open(get)]);
    await until(() => kept.every(({ heard }) => heard().endsWith('ok')));
    const isStopped = server.stop();
    for (const { socket } of kept) socket.write(get);
    await isStopped;
    await until(() => kept.every(({ isClosed }) => isClosed()));
    for (const { heard } of kept) {
      const [first, second] = heard().split('ok');
      expect(first).toContain('Connection: keep-alive\r\n');
      expect(second).toContain('HTTP/1.1 200 OK\r\n');
      expect(second).toContain('Connection: close\r\n');
    }
  });

  it('that asks without a pause loses no request to the stop', async () => {
    const { server, open } = await listening({ stopMs: 2_000 });
    const all = await Promise.all(Array.from({ length: 40 }, () => open()));
    const asked = all.map(({ socket, isClosed }) => {
      const asking = { times: 0, answers: 0, isClosed };
      const ask = (): void => {
        asking.times += 1;
        socket.write(get);
      };
      socket.on('data', (chunk: Buffer) => {
        asking.answers += 1;
        if (!chunk.includes('Connection: close')) setImmediate(ask);
      });
      ask();
      return asking;
    });
    await until(() => asked.every(({ times }) => times > 1));
    await server.stop();
    await until(() => asked.every(({ isClosed }) => isClosed()));
    expect(asked.filter(({ times, answers }) => times !== answers)).toEqual([]);
  });

  it('without a request, with half a head or with a dripping head ends', async () => {
    const { server, open } = await listening({ headMs: 100 });
    const all = [await open(), await open('GET / HT'), await open('GET / HTTP/1.1\r\n')];
    const drip = setInterval(() => all[2]?.socket.write('X: 1\r\n'), 20);
    await until(() => all.every(({ isClosed }) => isClosed()));
    clearInterval(drip);
    expect(all.map(({ heard }) => heard().split('\r\n')[0])).toEqual(Array(3).fill('HTTP/1.1 408 Request Timeout'));
    await server.stop();
  });

  it('with a dripping body ends, however steadily its bytes arrive', async () => {
    const { server, open } = await listening({ bodyMs: 150 }, () => undefined);
    const slow = await open(post);
    const drip = setInterval(() => slow.socket.write('x'), 10);
    await until(slow.isClosed);
    clearInterval(drip);
    await server.stop();
  });

  it('whose body is refused while the server waits for it hears the refusal, and is closed if it does not stop', async () => {
    const { server, open } = await listening({ bodyMs: 100, lingerMs: 100 }, (request, response) => {
      onTooSlow(request, () => response.writeHead(408).end('too slow'));
    });
    const slow = await open(post);
    const drip = setInterval(() => slow.socket.write('x'), 10);
    await until(() => slow.heard().includes('too slow'));
    await until(slow.isClosed);
    clearInterval(drip);
    await server.stop();
  });

  it('that is half closed ends', async () => {
    const { server, open } = await listening({});
    const [silent, asking] = [await open(), await open(post)];
    silent.socket.end();
    asking.socket.end();
    await until(() => silent.isClosed() && asking.isClosed());
    await server.stop();
  });

  it('beyond the limit closes the connection that has been idle longest, never one with a request in work', async () => {
    const waiting: ServerResponse[] = [];
    const { server, open } = await listening({ connections: 4 }, ({ url }, response) => {
      if (url === '/') response.end('ok');
      else waiting.push(response);
    });
    const atWork = await open('GET /long HTTP/1.1\r\nHost: a\r\n\r\n');
    await until(() => waiting.length === 1);
    const idle = [await open(), await open(), await open()];
    for (let at = 0; at < 20; at += 1) {
      const other = await open(get);
      await until(() => other.heard().includes('ok'));
    }
    await until(() => idle.every(({ isClosed }) => isClosed()));
    expect(atWork.isClosed()).toBe(false);
    waiting[0]?.end('done');
    await until(() => atWork.heard().includes('done'));
    await server.stop();
  });

  it('beyond the limit closes a connection whose sender reads no answer, if all others are at work', async () => {
    let answered = 0;
    const { server, open } = await listening({ connections: 3 }, (_, response) => {
      response.end(Buffer.alloc(64 * 1024 * 1024));
      answered += 1;
    });
    const deaf = await Promise.all([open(), open(), open()]);
    for (const { socket } of deaf) {
      socket.pause();
      socket.write(get);
    }
    await until(() => answered === 3);
    const other = await open(get);
    await until(() => other.heard().startsWith('HTTP/1.1 200'));
    for (const { socket } of deaf) socket.resume();
    await until(() => deaf.some(({ isClosed }) => isClosed()));
    expect(deaf.filter(({ isClosed }) => isClosed())).toHaveLength(1);
    await server.stop();
  });
});

it.each([
  ['1024', 624],
  ['256', 100],
  ['1048576', 20_000],
  ['unlimited', 20_000],
])('as many connections as the limit of open files has room for: %s', (soft, most) => {
  expect(connectionsWithin(`Max processes  7  7  processes\nMax open files  ${soft}  ${soft}  files\n`)).toBe(most);
});
