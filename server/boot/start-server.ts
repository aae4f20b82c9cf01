import { randomUUID } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { finishRegrades } from '../assessments/regrade';
import { type Warming, warmingOf } from '../assessments/warming';
import { serviceAccountFrom } from '../auth/account-removal';
import { openClockwork } from '../clockwork/clockwork';
import type { ServerConfig } from '../config/config';
import type { Identity } from '../config/identity';
import type { Oidc } from '../config/oidc';
import { localOnly } from '../emulator/local-only';
import { type Emulator, startEmulator } from '../emulator/start-emulator';
import type { ApiDependencies } from '../http/dependencies';
import { apiListener } from '../http/listener';
import { webhookSender } from '../news/webhook';
import { openWebhookWay } from '../news/webhook-post';
import { type Log, openLog } from '../observability/log';
import { logStream } from '../observability/log-stream';
import { openTraces, type Traces } from '../observability/traces';
import type { PageSignIns } from '../pages/branding/brand';
import { brandListener } from '../pages/branding/serve';
import { linksAhead } from '../pages/chunks-ahead';
import { securityHeaders, withTransport } from '../pages/security-headers';
import { dress, staticFiles } from '../pages/static';
import { type Refusal, unavailable } from '../replies/refusal';
import { plantAccounts } from '../seed/accounts';
import { plant } from '../seed/plant';
import { plantTests } from '../seed/plant-tests';
import type { Store } from '../store/engine/store';
import { openStore } from '../store/open/open';
import { openFetchLog } from '../submissions/fetch-log';
import { dependenciesOf } from './dependencies';
import { worksOn } from './job-works';
import { type Listening, listen } from './listen';
import { openNews } from './news';
import { showAlive } from './show-alive';
import { version } from './watched';

/** A running portal. */
export interface RunningServer {
  url: string;
  /** Resolves with a sentence if a part it cannot do without ends by itself. */
  died: Promise<string>;
  /** From now on `/readyz` says 503, so that balancers send requests elsewhere; all other requests are answered as before. */
  leave(): void;
  /** Finishes what it accepted, then ends every part. */
  close(): Promise<void>;
}

type Closing = () => Promise<void>;

const notYet = unavailable({ code: 'portal-starting' }, 1);

/** deploy/edge/etc/haproxy/portal/edge.cfg knows the code: the balancer then sends no new request, and cuts none that is under way. */
const noMore = unavailable({ code: 'portal-stopping' }, 1);

function refuse(response: ServerResponse, refusal: Refusal): void {
  response.writeHead(refusal.status, {
    'Retry-After': String(refusal.retryAfter),
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(refusal.toProblem()));
}

const starting: RequestListener = ({ url }, response) => {
  if (url === '/healthz') response.end('{"status":"alive"}');
  else refuse(response, notYet);
};

/** Answers as before, but for `/readyz`. */
const leaving =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (/^\/readyz(\?|$)/.test(request.url ?? '')) refuse(response, noMore);
    else listener(request, response);
  };

/** The sign-ins that pages are told of; null: Firebase's alone. */
function signInsOf({ kind }: Identity, oidc: Oidc | null): PageSignIns | null {
  if (oidc === null) return kind === 'own' ? { accounts: 'own', provider: null } : null;
  return { accounts: kind === 'own' || kind === 'oidc' ? kind : 'both', provider: oidc.name };
}

/** The built pages, with the brand of the institute in them. */
export function pagesOf(
  { identity, oidc, clientDir, isHttpsOnly }: Pick<ServerConfig, 'identity' | 'oidc' | 'clientDir' | 'isHttpsOnly'>,
  store: Store,
  log: Logger,
): RequestListener {
  const headers = securityHeaders(identity);
  const headersFor = withTransport(headers, isHttpsOnly);
  const files = staticFiles(clientDir);
  const pages = { dir: clientDir, policy: headers['Content-Security-Policy'] ?? '', signIns: signInsOf(identity, oidc) };
  const branded = brandListener(pages, store, log);
  const linksOf = linksAhead(clientDir, identity.kind === 'emulator' || identity.kind === 'firebase');
  return (request, response) => {
    dress(request, response, headersFor);
    const links = linksOf((request.url ?? '/').split('?')[0] ?? '/');
    if (links !== null) response.setHeader('Link', links);
    branded(request, response, () => files(request, response));
  };
}

function answering(config: ServerConfig, dependencies: ApiDependencies): RequestListener {
  const api = apiListener(dependencies);
  const pages = pagesOf(config, dependencies.store, dependencies.log);
  const both: RequestListener = (request, response) => {
    const isApi = /^\/(api(\/|\?|$)|auth\/oidc\/|(config\.json|healthz|readyz|metrics)(\?|$))/.test(request.url ?? '');
    if (isApi) api(request, response);
    else pages(request, response);
  };
  return config.identity.kind === 'emulator' ? localOnly(both) : both;
}

/** The traces that the settings ask for. A collector that is away is told of once a minute. */
async function tracesFor({ traces }: ServerConfig, log: Log): Promise<Traces | null> {
  if (traces === null) return null;
  let toldAt = Number.NEGATIVE_INFINITY;
  return openTraces(traces, version, (err) => {
    if (performance.now() - toldAt < 60_000) return;
    toldAt = performance.now();
    log.warn({ err }, 'traces could not be sent');
  });
}

async function emulatorFor(config: ServerConfig): Promise<Emulator | null> {
  const { identity, dataDir, builtDir } = config;
  return identity.kind === 'emulator' ? startEmulator({ ...identity, dataDir, builtDir }) : null;
}

async function seed(config: ServerConfig, store: Store, emulator: Emulator | null): Promise<void> {
  if (!config.seedDemo) return;
  const isFirst = await plant(store, Date.now(), Math.random);
  if (emulator === null) return;
  await plantAccounts(store, emulator.url, config.identity.projectId, Date.now());
  // Only beside the demo accounts: an institute's own database gets no invented learners.
  if (isFirst) await plantTests(store, Date.now(), Math.random);
}

/** In the order of their opening: the server first, since the requests it has accepted need the other parts. */
async function closeAll(closings: Closing[]): Promise<void> {
  for (const close of closings) await close();
}

/** Starts every part in order. `opened` gets the closing of each part at once, so that a later failure can close it. */
async function compose(config: ServerConfig, opened: (close: Closing) => void): Promise<Omit<RunningServer, 'close'>> {
  const log = openLog(config.logLevel, logStream(2));
  const key = config.serviceAccount === null ? null : await serviceAccountFrom(config.serviceAccount);
  let listener = starting;
  let server: Listening | null = null;
  opened(async () => server?.stop());
  const open = async (): Promise<void> => {
    server = await listen((request, response) => listener(request, response), config);
  };
  // The port comes first, so that a taken port is reported at once. Behind balancers it comes last: a balancer that has not noticed a restart sends
  // requests to any open port, and asks another process where the port is closed.
  const isBalanced = config.drainMs > 0;
  if (!isBalanced) await open();
  const store = await openStore(config, (err) => log.warn({ err }, 'a database connection broke'));
  const fetches = openFetchLog(store, Date.now);
  opened(() => fetches.flush().catch((err) => log.warn({ err }, 'fetches of papers could not be saved')));
  const webhookWay = openWebhookWay({ hasPrivate: config.hasPrivateWebhook });
  const webhook = webhookSender({ store, fixed: config.webhook, post: webhookWay.post, now: Date.now });
  const news = await openNews(config, store);
  opened(async () => news.sender.stop());
  const clockwork = openClockwork({
    ...{ store, works: worksOn(store, Date.now, news.sender, webhook), holder: randomUUID(), now: Date.now, random: Math.random },
    onFault: (err, kind) => log.warn({ err, kind }, 'a job by the clock failed and is tried again'),
  });
  opened(() => clockwork.stop());
  let warming: Warming | null = null;
  opened(async () => warming?.stop());
  // The embedded database has one process.
  if (store.engine === 'postgres') opened(showAlive(store));
  opened(async () => news.delivery.close());
  opened(async () => webhookWay.close());
  opened(() => store.close());
  const traces = await tracesFor(config, log);
  if (traces !== null) opened(() => traces.close());
  const emulator = await emulatorFor(config);
  if (emulator !== null) opened(() => emulator.close());
  await seed(config, store, emulator);
  await finishRegrades(store, Date.now());
  clockwork.start();
  const dependencies = dependenciesOf(config, key, store, fetches, { log, traces, tryWebhook: webhook.sendTest });
  listener = answering(config, dependencies);
  warming = warmingOf(store.db, dependencies.cohorts, Date.now, (err) =>
    log.warn({ err }, 'batches could not be counted before anybody asks'),
  );
  warming.start();
  if (isBalanced) await open();
  return {
    url: `http://localhost:${config.port}`,
    died: emulator?.died ?? new Promise(() => undefined),
    leave() {
      listener = leaving(listener);
      server?.leave();
    },
  };
}

/** Starts all parts of a configuration. Throws `PortTaken` or the error of a part, after closing the parts that were started. */
export async function startPortal(config: ServerConfig): Promise<RunningServer> {
  const closings: Closing[] = [];
  const close = () => closeAll(closings.splice(0));
  try {
    return { ...(await compose(config, (closing) => closings.push(closing))), close };
  } catch (fault) {
    await close();
    throw fault;
  }
}
