import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueues } from '../../../server/boot/watched';
import { openMetrics } from '../../../server/observability/metrics';
import { openTraces, type Traces } from '../../../server/observability/traces';
import { assessmentOf, handIn, submission } from '../kit/bank';
import { buildServer } from '../kit/built';
import { openPortal, type TestPortal } from '../kit/portal';

/** What a collector is told, as OTLP writes it. */
interface Told {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SpanTold[] }[] }[];
}
interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface SpanTold {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code: number };
}

/** A collector of OTLP over HTTP that keeps what it is told. */
async function collector(status = 200) {
  const told: Told[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'POST' && request.url === '/v1/traces') told.push((await json(request)) as Told);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    told,
    spans: () => told.flatMap(({ resourceSpans }) => resourceSpans.flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans))),
    close: () => server.close(),
  };
}

/** A portal whose requests are followed. */
async function followed(traces: Traces): Promise<TestPortal> {
  const portal = await openPortal(null);
  return portal.again({ ...openQueues(portal.store, openMetrics(), traces), traces });
}

const unexpected = (fault: unknown) => {
  throw fault;
};
const attributeOf = ({ attributes }: SpanTold, key: string) => {
  const value = attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

describe('the traces', () => {
  let place: Awaited<ReturnType<typeof collector>>;
  let portal: TestPortal;
  let requestIds: (string | null)[];
  const ended = { submit: 0, differs: 0 };

  beforeAll(async () => {
    place = await collector();
    const traces = await openTraces({ endpoint: place.endpoint, share: 1 }, '1.2.3', unexpected);
    portal = await followed(traces);
    const made = await assessmentOf(portal, 2);
    const asha = portal.learner('asha-secret');
    const first = await asha.tries('submit', handIn(submission(made, 1)));
    const second = await asha.tries('submit', handIn(submission(made, 2)));
    await asha.tries('saveProfile', {
      body: { uid: 'asha-secret', firstName: 'Asha', lastName: 'Verma', email: 'asha@private.test' } as never,
    });
    await portal.request('/api/users/asha-secret/nothing');
    Object.assign(ended, { submit: first.status, differs: second.status });
    requestIds = [first, second].map(({ headers }) => headers.get('x-request-id'));
    await traces.close();
  });
  afterAll(async () => {
    place.close();
    await portal.close();
  });

  const traceOf = (requestId: string | null | undefined) => {
    const root = place.spans().find((span) => attributeOf(span, 'portal.request_id') === requestId);
    return { root, parts: place.spans().filter(({ parentSpanId }) => parentSpanId === root?.spanId && root !== undefined) };
  };

  it('follow a hand-in through the line and its commit to the receipt, under its request id', () => {
    expect(ended.submit).toBe(200);
    const { root, parts } = traceOf(requestIds[0]);
    expect(root).toMatchObject({ name: 'submit', status: { code: 0 } });
    expect(root?.parentSpanId).toBeUndefined();
    expect(root && attributeOf(root, 'http.response.status_code')).toBe(200);
    expect(parts.map(({ name }) => name)).toEqual(['wait in line', 'commit']);
    expect(new Set([root, ...parts].map((span) => span?.traceId)).size).toBe(1);
    const [wait, commit] = parts as [SpanTold, SpanTold];
    expect([attributeOf(wait, 'portal.line'), attributeOf(commit, 'portal.commit.items')]).toEqual(['submissions', 1]);
    const inOrder = [root?.startTimeUnixNano, wait.startTimeUnixNano, wait.endTimeUnixNano, commit.endTimeUnixNano, root?.endTimeUnixNano];
    const nanoseconds = inOrder.map((time) => BigInt(time ?? 0));
    // OpenTelemetry counts each span from its own start, which it cuts to a millisecond.
    for (const [at, time] of nanoseconds.slice(1).entries()) expect(time - (nanoseconds[at] ?? 0n)).toBeGreaterThan(-1_000_000n);
    const service = place.told[0]?.resourceSpans[0]?.resource.attributes.map(({ key, value }) => [key, value.stringValue]);
    expect(service).toEqual(
      expect.arrayContaining([
        ['service.name', 'exam-portal'],
        ['service.version', '1.2.3'],
      ]),
    );
  });

  it('say why a hand-in was refused, which is no fault of the portal', () => {
    expect(ended.differs).toBe(409);
    const { root } = traceOf(requestIds[1]);
    expect(root && [attributeOf(root, 'portal.refusal'), root.status.code]).toEqual(['other-submission-filed', 0]);
  });

  it('hold nothing of a person: known names, calls, codes and numbers only', () => {
    const text = JSON.stringify(place.told);
    for (const secret of ['asha', 'Asha', 'Verma', 'private.test', 'Bearer', '/api', 'users/']) expect(text).not.toContain(secret);
    const keys = new Set(place.spans().flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    const known = ['portal.call', 'portal.request_id', 'http.response.status_code', 'portal.refusal', 'portal.line', 'portal.commit.items'];
    expect([...keys].filter((key) => !known.includes(key))).toEqual([]);
    expect(place.spans().some((span) => span.name === 'none' && attributeOf(span, 'http.response.status_code') === 404)).toBe(true);
  });

  it('mark a commit that failed, and the one alone that follows it', async () => {
    const own = await collector();
    const traces = await openTraces({ endpoint: own.endpoint, share: 1 }, '1', unexpected);
    await traces.request('submit', 'r-1')?.run(async () => {
      const item = traces.item('submissions');
      item?.began(3);
      item?.began(1);
      item?.ended(false);
    });
    await traces.close();
    own.close();
    expect(own.spans().map(({ name, status }) => [name, status.code])).toEqual([
      ['wait in line', 0],
      ['commit', 2],
      ['commit', 2],
    ]);
  });

  it('follow no request where the share is 0, and no item without a request', async () => {
    const own = await collector();
    const traces = await openTraces({ endpoint: own.endpoint, share: 0 }, '1', unexpected);
    expect([traces.request('submit', 'r-1'), traces.item('submissions')]).toEqual([null, null]);
    await traces.close();
    own.close();
    expect(own.told).toEqual([]);
  });

  it('tell of a collector that refuses them, and end in spite of it', async () => {
    const own = await collector(400);
    const faults: unknown[] = [];
    const traces = await openTraces({ endpoint: own.endpoint, share: 1 }, '1', (fault) => faults.push(fault));
    traces.request('submit', 'r-1')?.ended(200);
    await traces.close();
    own.close();
    expect(faults).toHaveLength(1);
    expect(faults[0]).toBeInstanceOf(Error);
  });

  it('are loaded by the setting alone: the bundle imports no library of theirs before', async () => {
    const built = await buildServer();
    const main = await readFile(join(built.dir, 'main.js'), 'utf8');
    await built.remove();
    expect(main).toMatch(/\bimport\("@opentelemetry\/sdk-trace"\)/);
    expect(main).not.toMatch(/^(import|export)\b[^(]*"@opentelemetry\//m);
  });
});
