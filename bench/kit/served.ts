import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, type JWK } from 'jose';
import type Libsql from 'libsql';
import pg from 'pg';
import { firebaseIdentity } from '../../server/auth/identity';
import { openIdentityClock } from '../../server/auth/identity-clock';
import { composed } from '../../server/boot/composition';
import { type Listening, listen } from '../../server/boot/listen';
import { configFrom } from '../../server/config/config';
import { apiListener } from '../../server/http/listener';
import { type Patience, usualPatience } from '../../server/limits/connections';
import { openIdleTurns } from '../../server/limits/idle-turns';
import { openRequestLimits } from '../../server/limits/request-limits';
import { openSenders } from '../../server/limits/senders';
import { freshnessOf } from '../../server/memory/reread';
import { openLog } from '../../server/observability/log';
import { logStream } from '../../server/observability/log-stream';
import { openMetrics } from '../../server/observability/metrics';
import { openTraces } from '../../server/observability/traces';
import { openDatabase } from '../../server/store/engine/sqlite/statements';
import { databaseFile, openStore } from '../../server/store/open/open';
import { openFetchLog } from '../../server/submissions/fetch-log';
import { pictureMaker } from '../../server/uploads/picture-maker';
import { uploadReaders } from '../../server/uploads/sheets';
import { standingAlone } from '../../tests/server/kit/standing-alone';
import type { Place } from './stores';
import { project } from './world';

const host = '127.0.0.1';

const unbounded = 1e9;

/** The kinds of a server under test. */
export type Kind =
  /**
   * `perMinute`: the pace of an account from which waits are derived, as in operation (ADR 103); without it no request waits. No request is refused with 429.
   * `hurry`: how long connections may take at a second port, so that senders who are to be too slow are so early and no other is.
   */
  | {
      kind: 'portal';
      place: Place;
      jwk: JWK;
      builtDir?: string;
      hasCacheInFront?: boolean;
      hurry?: Partial<Patience>;
      perMinute?: number;
    }
  /** One INSERT for each request, behind bare `node:http`. */
  | { kind: 'insert'; place: Place }
  /** The same headers and bytes for each request, behind bare `node:http`. */
  | { kind: 'bytes'; base64: string; headers: Record<string, string> }
  /** Reads each request to its end and refuses it, behind bare `node:http` with the portal's time limits. */
  | { kind: 'refusal' };

async function portal({
  place,
  jwk,
  builtDir,
  hasCacheInFront = false,
  perMinute = unbounded,
}: Extract<Kind, { kind: 'portal' }>): Promise<RequestListener> {
  const store = await openStore({ ...place, ...(builtDir !== undefined && { builtDir }) }, () => undefined);
  const identity = { kind: 'firebase', projectId: project, apiKey: 'key', authDomain: 'bench', appId: '' } as const;
  // As in operation, by the setting: `OTEL_EXPORTER_OTLP_ENDPOINT=… npm run bench -- sitting` measures what traces cost.
  const { traces: asked } = configFrom({ ...process.env, AUTH_EMULATOR: 'on' });
  const identityClock = openIdentityClock();
  return apiListener(
    composed({
      ...standingAlone,
      config: { ...standingAlone.config, identity, hasCacheInFront },
      ...{ store, identityClock, now: Date.now },
      freshness: freshnessOf(store.engine === 'postgres'),
      fetches: openFetchLog(store, Date.now),
      metrics: openMetrics({ hasProcess: true }),
      traces: asked === null ? null : await openTraces(asked, 'bench', () => undefined),
      verifyToken: firebaseIdentity(project, identityClock, createLocalJWKSet({ keys: [jwk] })),
      requestLimits: {
        ...openRequestLimits({ perUser: unbounded, perAddress: unbounded }),
        turn: openIdleTurns(perMinute, () => performance.now()).turn,
      },
      senders: openSenders(0, () => undefined),
      ...uploadReaders(builtDir ?? ''),
      makePicture: pictureMaker(builtDir ?? ''),
      // As in operation: every reply is logged.
      log: openLog('info', logStream('/dev/null')),
    }),
  );
}

const insertWords = (marks: string[]) =>
  `insert into submissions (uid, assessment_id, body_hash, body_json, submitted_at, time_taken, score, correct_answers, wrong_answers, unattempted, is_preview) values (${marks.join(', ')})`;
const valuesFor = (body: string, at: number) => [`bare-${at}`, 1, 'hash', body, Date.now(), 1800, 100, 25, 75, 0, 0];

function insertInto({ dataDir, databaseUrl }: Place): (body: string, at: number) => Promise<unknown> {
  const marks = Array.from({ length: 11 });
  if (databaseUrl !== null) {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
    const text = insertWords(marks.map((_, at) => `$${at + 1}`));
    return (body, at) => pool.query({ name: 'insert', text, values: valuesFor(body, at) });
  }
  const database: Libsql.Database = openDatabase(`${dataDir}/${databaseFile}`);
  const statement = database.prepare(insertWords(marks.map(() => '?')));
  return async (body, at) => statement.run(valuesFor(body, at));
}

function bareInsert(place: Place): RequestListener {
  const insert = insertInto(place);
  let count = 0;
  return async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    await insert(Buffer.concat(chunks).toString(), count++);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '11' }).end('{"ok":true}');
  };
}

function bareBytes(base64: string, headers: Record<string, string>): RequestListener {
  const bytes = Buffer.from(base64, 'base64');
  return (_, response) => response.writeHead(200, headers).end(bytes);
}

const bareRefusal: RequestListener = (request, response) => {
  request.on('error', () => undefined).resume();
  request.once('end', () => response.writeHead(400, { 'Content-Type': 'application/json', 'Content-Length': '2' }).end('{}'));
};

/** A reference server without the portal's listener. */
async function bare(listener: RequestListener): Promise<Pick<Listening, 'port' | 'stop'>> {
  const { headMs, bodyMs } = usualPatience();
  const server = createServer({ headersTimeout: headMs, requestTimeout: bodyMs, connectionsCheckingInterval: 2_000 }, listener).listen({
    port: 0,
    host,
    backlog: 4096,
  });
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, stop: async () => void server.close() };
}

function bareListener(kind: Exclude<Kind, { kind: 'portal' }>): RequestListener {
  if (kind.kind === 'insert') return bareInsert(kind.place);
  return kind.kind === 'bytes' ? bareBytes(kind.base64, kind.headers) : bareRefusal;
}

type Opened = Pick<Listening, 'port' | 'stop'> & { hurriedPort?: number };

async function listening(kind: Kind): Promise<Opened> {
  if (kind.kind !== 'portal') return bare(bareListener(kind));
  const answer = await portal(kind);
  const usual = await listen(answer, { port: 0, host });
  if (kind.hurry === undefined) return usual;
  const hurried = await listen(answer, { port: 0, host }, kind.hurry);
  return { port: usual.port, hurriedPort: hurried.port, stop: async () => void (await Promise.all([usual.stop(), hurried.stop()])) };
}

async function run(): Promise<void> {
  const [kind] = (await once(process, 'message')) as [Kind];
  const server = await listening(kind);
  process.on('message', async (asked) => {
    if (asked === 'usage') process.send?.({ cpu: process.cpuUsage(), rss: process.resourceUsage().maxRSS * 1024 });
    else await server.stop().then(() => process.exit(0));
  });
  process.send?.({ port: server.port, hurriedPort: server.hurriedPort });
}

await run();
