import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from '../../server/listen';
import { until } from '../kit/until';
import { freePort } from './kit/postgres';

it('finishes what it accepted and waits for nobody else', async () => {
  const port = await freePort();
  const waiting: ServerResponse[] = [];
  const server = await listen((_, response) => waiting.push(response), { port, host: '127.0.0.1' });
  const idle = connect(port, '127.0.0.1');
  await once(idle, 'connect');
  const accepted = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  const [response] = await until(() => (waiting.length > 0 ? waiting : null));

  let isStopped = false;
  const stopped = server.stop().then(() => {
    isStopped = true;
  });
  await once(idle, 'close');
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  expect(isStopped).toBe(false);
  response?.end('done');
  expect(await accepted).toBe('done');
  await stopped;
});
