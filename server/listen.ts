import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { PortTaken } from './port-taken';
import { inTurns } from './turns';

/** 5,000 learners connect in one second; Node's 511 would make most of them wait for a second SYN. */
const backlog = 4096;
/** Longer than balancers keep theirs (60 s), so that they never send into a connection we are closing. */
const keepAliveMs = 65_000;
const patienceMs = 10_000;

/** A server that listens. */
export interface Listening {
  /** Takes no more requests, finishes those it has, and cuts what is still open after 10 s. */
  stop(): Promise<void>;
}

/** Which connections have a request in work. Node's own count takes a connection that a browser opened in advance for a busy one. */
function watched(server: Server) {
  const open = new Set<Socket>();
  const inWork = new Map<Socket, number>();
  let isStopping = false;

  const leave = (socket: Socket): void => {
    const left = (inWork.get(socket) ?? 1) - 1;
    if (left > 0) inWork.set(socket, left);
    else inWork.delete(socket);
    if (left === 0 && isStopping) socket.end();
  };
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    inWork.set(socket, (inWork.get(socket) ?? 0) + 1);
    response.once('close', () => leave(socket));
  });
  return {
    endIdle() {
      isStopping = true;
      for (const socket of open) if (!inWork.has(socket)) socket.destroy();
    },
  };
}

/** Listens. Throws {@link PortTaken}. */
export async function listen(listener: RequestListener, { port, host }: { port: number; host: string }): Promise<Listening> {
  const server = createServer(inTurns(listener));
  server.keepAliveTimeout = keepAliveMs;
  const connections = watched(server);
  server.listen({ port, host, backlog });
  try {
    await once(server, 'listening');
  } catch (fault) {
    throw fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE' ? new PortTaken(port, 'PORT') : fault;
  }
  return {
    async stop() {
      const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
      const closed = once(server, 'close');
      server.close();
      connections.endIdle();
      await closed;
      clearTimeout(cut);
    },
  };
}
