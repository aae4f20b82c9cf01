import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What becomes of a request. `answer`: it is answered in the server's place · `hold`: it waits until released ·
 * `refuse`: its connection dies · `drop-reply`: it arrives and is answered, but the answer is lost on its way.
 */
type Weather =
  | { kind: 'answer'; status: number; body: string; type: string }
  | { kind: 'hold'; until: Promise<void> }
  | { kind: 'refuse' }
  | { kind: 'drop-reply' };

/** Stands in front of a server on this machine and makes weather; each kind for the requests whose `METHOD /path` matches. */
export interface Front {
  url: string;
  port: number;
  /** Method and path of every request that came through, oldest first. */
  seen: string[];
  /** Nothing passes, open connections die. */
  cuts: () => void;
  /** Fair weather for everything; what is held goes on. */
  clears: () => void;
  dropsReplies: (path: RegExp) => void;
  /** Answers in the server's place: an object as JSON, a text as a page. */
  answers: (path: RegExp, status: number, body: object | string) => void;
  refuses: (path: RegExp) => void;
  /** Keeps what matches waiting; the returned function lets it go on. */
  holds: (path: RegExp) => () => void;
  close: () => Promise<void>;
}

export async function frontOf(targetPort: number): Promise<Front> {
  let isCut = false;
  let rules: { path: RegExp; weather: Weather; end: () => void }[] = [];
  const seen: string[] = [];

  const weatherFor = (line: string) => rules.findLast(({ path }) => path.test(line))?.weather;
  const rule = (path: RegExp, weather: Weather, end: () => void = () => undefined) => {
    rules.push({ path, weather, end });
  };

  function pass(request: IncomingMessage, response: ServerResponse, line: string): void {
    const options = { host: '127.0.0.1', port: targetPort, method: request.method, path: request.url, headers: request.headers };
    const onward = http.request(options, (reply) => {
      if (isCut || weatherFor(line)?.kind === 'drop-reply') return void request.socket.destroy();
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  }

  const server = http.createServer(async (request, response) => {
    if (isCut) return void request.socket.destroy();
    const line = `${request.method} ${request.url ?? '/'}`;
    seen.push(line);
    const weather = weatherFor(line);
    if (weather?.kind === 'refuse') return void request.socket.destroy();
    if (weather?.kind === 'answer') return void answerWith(weather, request, response);
    if (weather?.kind === 'hold') await weather.until;
    pass(request, response, line);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    port,
    seen,
    cuts: () => {
      isCut = true;
      server.closeAllConnections();
    },
    clears: () => {
      isCut = false;
      for (const { end } of rules) end();
      rules = [];
    },
    dropsReplies: (path) => rule(path, { kind: 'drop-reply' }),
    answers: (path, status, body) =>
      rule(
        path,
        typeof body === 'string'
          ? { kind: 'answer', status, body, type: 'text/html; charset=utf-8' }
          : { kind: 'answer', status, body: JSON.stringify(body), type: 'application/json' },
      ),
    refuses: (path) => rule(path, { kind: 'refuse' }),
    holds: (path) => {
      let release: () => void = () => undefined;
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      rule(path, { kind: 'hold', until }, release);
      return () => {
        release();
        rules = rules.filter(({ end }) => end !== release);
      };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function answerWith({ status, body, type }: Weather & { kind: 'answer' }, request: IncomingMessage, response: ServerResponse): void {
  // Pages of another origin call the identity service; a refusal that they may not read would be a dead network to them.
  const { origin = '*' } = request.headers;
  request.resume();
  response.writeHead(status, {
    'Content-Type': type,
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
  });
  response.end(body);
}

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const probe = http.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
