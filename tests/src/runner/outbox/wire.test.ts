import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliver } from '../../../../src/runner/outbox/deliver';
import { Phone, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { postOffice } from '../../../kit/post-office';
import { until } from '../../../kit/until';

type Answer = (response: ServerResponse, assessmentId: number) => void;

const receipt: Answer = (response, assessmentId) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ assessmentId, submitted: true, submittedAt: '2026-03-01T10:00:00.000Z' }));
};

/** A server on this machine; each hand-in gets the next answer, and a receipt after the last. */
let answers: Answer[] = [];
let seen: { path: string; headers: IncomingHttpHeaders }[] = [];
const server = createServer((request, response) => {
  seen.push({ path: request.url ?? '', headers: request.headers });
  request.resume().on('end', () => (answers.shift() ?? receipt)(response, Number(request.url?.split('/')[3])));
});

beforeEach(async () => {
  [answers, seen] = [[], []];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A learner who has handed in the papers `ids`, with a carrier that uses the real `fetch`. */
async function handsIn(...ids: number[]) {
  const phone = new Phone();
  for (const id of ids) {
    const learner = await sits(paper({ id }), { phone });
    learner.submits();
    await until(() => learner.phase() === 'over');
    phone.waits('0:01');
  }
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const carrier = { ...postOffice(phone).carrier, fetch, base };
  return { phone, tries: () => deliver(carrier, 'asha', 'now'), parcels: () => phone.db.parcels.toArray() };
}

describe('on the wire', () => {
  it('a redirect is not followed, not even to something that looks like a receipt [trap 16]', async () => {
    const { tries, parcels } = await handsIn(7);
    answers = [
      (response) => {
        response.writeHead(302, { Location: '/login' });
        response.end();
      },
    ];
    expect(await tries()).toBe(1);
    expect(seen.map(({ path }) => path)).toEqual(['/api/assessment/7/submit?uid=asha']);
    expect(await parcels()).toMatchObject([{ state: 'waiting', tries: 1 }]);
    expect(await tries()).toBe(0);
  });

  it.each<[string, Answer]>([
    ['before it answers', () => undefined],
    [
      'in the middle of its answer',
      (response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.write('{"assessmentId":7,');
      },
    ],
  ])('a server that falls silent %s is given 20 seconds; then the next parcel is sent [trap 17]', async (_, silence) => {
    const { tries, parcels } = await handsIn(7, 8);
    const inReality = AbortSignal.timeout.bind(AbortSignal);
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => inReality(ms / 40));
    answers = [silence];
    expect(await tries()).toBe(1);
    expect(patience).toHaveBeenCalledWith(20_000);
    expect(await parcels()).toMatchObject([{ assessmentId: 7, state: 'waiting' }]);
    expect(seen.map(({ path }) => path)).toEqual(['/api/assessment/7/submit?uid=asha', '/api/assessment/8/submit?uid=asha']);
  });

  it('a page of a captive portal is no receipt, whatever its status [trap 15]', async () => {
    const { tries, parcels } = await handsIn(7);
    answers = [(response) => response.end('<html>Welcome to the Wi-Fi</html>')];
    expect(await tries()).toBe(1);
    expect(await parcels()).toMatchObject([{ state: 'waiting' }]);
  });

  it('a hand-in carries no header that a strict server of another origin would refuse [trap 23]', async () => {
    const { tries } = await handsIn(7);
    await tries();
    const ownDoing = ['host', 'connection', 'content-length', 'accept', 'accept-language', 'accept-encoding', 'user-agent'];
    const cached = ['cache-control', 'pragma', 'sec-fetch-mode'];
    const sent = Object.keys(seen[0]?.headers ?? {}).filter((name) => ![...ownDoing, ...cached].includes(name));
    expect(sent.toSorted()).toEqual(['authorization', 'content-type']);
  });
});

describe('a token that cannot be fetched without a network', () => {
  it('leads to another try, not to a sign-in [trap 10]', async () => {
    const phone = new Phone();
    const learner = await sits(paper(), { phone });
    learner.submits();
    await until(() => learner.phase() === 'over');
    const { carrier, filed } = postOffice(phone);
    const away = { ...carrier, token: async () => 'unreachable' as const };
    expect(await deliver(away, 'asha', 'now')).toBe(1);
    expect(await learner.parcel()).toMatchObject({ state: 'waiting', tries: 1 });
    phone.waits('90:00');
    expect(await deliver(carrier, 'asha', 'now')).toBe(0);
    expect(filed.size).toBe(1);
  });
});
