import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { withRequestBatching } from '../../../server/http/request-batching';

it('passes on together, in order, the requests of one turn of the event loop, without those that have hung up', async () => {
  const served: string[] = [];
  const listener = withRequestBatching(({ url }) => served.push(url ?? ''));
  const come = (url: string): IncomingMessage => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url });
    listener(request, new ServerResponse(request));
    return request;
  };
  come('/first');
  come('/gone').destroy();
  come('/last');
  expect(served).toEqual([]);
  await new Promise(setImmediate);
  expect(served).toEqual(['/first', '/last']);
  come('/later');
  await new Promise(setImmediate);
  expect(served).toEqual(['/first', '/last', '/later']);
});
