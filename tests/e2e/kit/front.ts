import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * `fair`: all passes · `cut`: nothing does, open connections die · `drop-reply`: requests that match arrive and are answered,
 * but the answer is lost on its way.
 */
type Weather = { kind: 'fair' } | { kind: 'cut' } | { kind: 'drop-reply'; path: RegExp };

/** Stands in front of a server on this machine and makes weather. */
export interface Front {
  url: string;
  port: number;
  /** Method and path of every request that came through, oldest first. */
  seen: string[];
  cuts: () => void;
  clears: () => void;
  dropsReplies: (path: RegExp) => void;
  close: () => Promise<void>;
}

export async function frontOf(targetPort: number): Promise<Front> {
  let weather: Weather = { kind: 'fair' };
  const seen: string[] = [];
  const server = http.createServer((request, response) => {
    if (weather.kind === 'cut') return void request.socket.destroy();
    const path = request.url ?? '/';
    seen.push(`${request.method} ${path}`);
    const options = { host: '127.0.0.1', port: targetPort, method: request.method, path, headers: request.headers };
    const onward = http.request(options, (reply) => {
      const isLost = weather.kind === 'cut' || (weather.kind === 'drop-reply' && weather.path.test(path));
      if (isLost) return void request.socket.destroy();
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    port,
    seen,
    cuts: () => {
      weather = { kind: 'cut' };
      server.closeAllConnections();
    },
    clears: () => {
      weather = { kind: 'fair' };
    },
    dropsReplies: (path) => {
      weather = { kind: 'drop-reply', path };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const probe = http.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
