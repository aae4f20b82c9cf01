import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { causes, disturbs } from './notice/watch';
import { onwardTo, wholeOf } from './onward';

/**
 * The fate of a request. `answer`: this proxy answers instead of the server · `hold`: it waits until its weather ends, then goes on ·
 * `refuse`: its connection is closed · `drop-reply`: the server answers, but the reply is lost, at once or (`stall`) when its weather ends
 * · `rewrite`: the reply's text is changed.
 */
type Weather =
  | { kind: 'answer'; status: number; body: string; headers: OutgoingHttpHeaders }
  | { kind: 'hold' }
  | { kind: 'refuse' }
  | { kind: 'drop-reply' }
  | { kind: 'stall' }
  | { kind: 'rewrite'; change: (text: string) => string };

interface Rule {
  path: RegExp;
  weather: Weather;
  ended: Promise<void>;
  end: Ends;
}

/** Ends one weather. */
type Ends = () => void;

/** A request that reached the proxy, and its result. */
export interface Exchange {
  /** Wall epoch milliseconds of its arrival. */
  at: number;
  path: string;
  authorization: string;
  body: string;
  /** The server's reply; null before the reply, or without one. */
  answer: { status: number; body: string } | null;
  /** The client's reply, its time and its Retry-After from our server; null if no reply reached the client. */
  told: { at: number; status: number; body: string; retryAfter: string | null } | null;
}

/** A proxy in front of a server on this machine that makes weather; each kind for the requests whose `METHOD /path` matches. */
export interface Front {
  url: string;
  port: number;
  /** Method and path of every request, oldest first. */
  seen: string[];
  /** Refuses all requests and closes open connections. */
  cuts: () => void;
  /** Ends every weather; held requests go on. */
  clears: () => void;
  dropsReplies: (path: RegExp) => Ends;
  /** Passes requests to the server and holds the replies; the connections are closed at the end. */
  stalls: (path: RegExp) => Ends;
  /** Answers instead of the server: an object as JSON, a text as a page. */
  answers: (path: RegExp, status: number, body: object | string, headers?: OutgoingHttpHeaders) => Ends;
  refuses: (path: RegExp) => Ends;
  /** Holds matching requests; the returned function lets them go on. */
  holds: (path: RegExp) => Ends;
  /** Changes the text of the server's replies. */
  rewrites: (path: RegExp, change: (text: string) => string) => Ends;
  /** From now on the server's Date headers are so many milliseconds ahead. */
  movesTime: (aheadMs: number) => void;
  /** Fills a list with every matching exchange from now on. */
  records: (path: RegExp) => Exchange[];
  /** From now on another server may be behind the proxy. */
  forgets: () => void;
  close: () => Promise<void>;
}

export async function frontOf(targetPort: number): Promise<Front> {
  let isCut = false;
  let aheadMs = 0;
  let rules: Rule[] = [];
  const seen: string[] = [];
  const onward = onwardTo(targetPort);
  const records: { path: RegExp; list: Exchange[] }[] = [];

  const ruleFor = (line: string) => rules.findLast(({ path }) => path.test(line));
  const rule = (path: RegExp, weather: Weather): Ends => {
    disturbs();
    let release: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      release = resolve;
    });
    const end = () => {
      release();
      rules = rules.filter((r) => r.end !== end);
    };
    rules.push({ path, weather, ended, end });
    return end;
  };

  function recorded(request: IncomingMessage, line: string): Exchange {
    const { authorization = '' } = request.headers;
    const exchange: Exchange = { at: Date.now(), path: request.url ?? '/', authorization, body: '', answer: null, told: null };
    for (const { path, list } of records) if (path.test(line)) list.push(exchange);
    return exchange;
  }

  async function pass(request: IncomingMessage, sent: Buffer, response: ServerResponse, line: string, exchange: Exchange): Promise<void> {
    const headers = { ...request.headers };
    const isRead = records.some(({ path }) => path.test(line));
    // A reply that is read or changed here must be complete and uncompressed.
    if (isRead || ruleFor(line)?.weather.kind === 'rewrite') for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    const reply = await onward.ask(request, sent, headers).catch(() => null);
    if (reply === null) return void request.socket.destroy();
    const { status, body } = reply;
    exchange.answer = { status, body: isRead ? String(body) : '' };

    const over = ruleFor(line);
    if (over?.weather.kind === 'stall') await over.ended;
    if (isCut || over?.weather.kind === 'drop-reply' || over?.weather.kind === 'stall') return void request.socket.destroy();
    if (aheadMs !== 0) reply.headers.date = new Date(Date.now() + aheadMs).toUTCString();
    if (over?.weather.kind === 'rewrite') for (const name of ['etag', 'content-length']) delete reply.headers[name];
    const said = over?.weather.kind === 'rewrite' ? over.weather.change(String(body)) : body;
    tell(exchange, status, isRead ? String(said) : '', reply.headers['retry-after']);
    response.writeHead(status, reply.headers);
    response.end(said);
  }

  const server = http.createServer(async (request, response) => {
    if (isCut) return void request.socket.destroy();
    const line = `${request.method} ${request.url ?? '/'}`;
    seen.push(line);
    const exchange = recorded(request, line);
    const here = ruleFor(line);
    const sent = await wholeOf(request);
    exchange.body = String(sent);
    if (here?.weather.kind === 'refuse') return void request.socket.destroy();
    if (here?.weather.kind === 'answer') return answerWith(here.weather, request, response, exchange, aheadMs);
    if (here?.weather.kind === 'hold') await here.ended;
    if (!request.socket.destroyed) await pass(request, sent, response, line, exchange);
  });
  // For the same reason the proxy closes no idle connection.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    port,
    seen,
    cuts: () => {
      disturbs();
      isCut = true;
      server.closeAllConnections();
    },
    clears: () => {
      isCut = false;
      aheadMs = 0;
      for (const { end } of [...rules]) end();
    },
    dropsReplies: (path) => rule(path, { kind: 'drop-reply' }),
    stalls: (path) => rule(path, { kind: 'stall' }),
    answers: (path, status, body, headers = {}) => {
      const [type, text] = typeof body === 'string' ? ['text/html; charset=utf-8', body] : ['application/json', JSON.stringify(body)];
      return rule(path, { kind: 'answer', status, body: text, headers: { 'Content-Type': type, ...headers } });
    },
    refuses: (path) => rule(path, { kind: 'refuse' }),
    holds: (path) => rule(path, { kind: 'hold' }),
    rewrites: (path, change) => rule(path, { kind: 'rewrite', change }),
    movesTime: (ms) => {
      aheadMs = ms;
    },
    records: (path) => {
      const list: Exchange[] = [];
      records.push({ path, list });
      return list;
    },
    forgets: onward.forgets,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function tell(exchange: Exchange, status: number, body: string, retryAfter: string | undefined): void {
  exchange.told = { at: Date.now(), status, body, retryAfter: retryAfter ?? null };
}

function answerWith(
  { status, body, headers }: Weather & { kind: 'answer' },
  request: IncomingMessage,
  response: ServerResponse,
  exchange: Exchange,
  aheadMs: number,
): void {
  // Pages of another origin call the identity service; a refusal without CORS headers would look like a dead network to them.
  const { origin = '*' } = request.headers;
  // A page is another site's: its Retry-After does not bind the product.
  tell(exchange, status, body, headers['Content-Type'] === 'application/json' ? headers['Retry-After']?.toString() : undefined);
  causes(request.method ?? '', request.url ?? '', status);
  response.writeHead(status, {
    // A refusal has the server's time, as every reply has.
    ...(aheadMs !== 0 && { Date: new Date(Date.now() + aheadMs).toUTCString() }),
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
    ...headers,
  });
  response.end(body);
}
