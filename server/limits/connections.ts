import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { bodyMsFor, tellTooSlow } from './body-time';

/** How long connections may take and how many there may be. */
export interface Patience {
  /** Milliseconds for the head of a request. */
  headMs: number;
  /** Milliseconds for a whole body of the usual size. */
  bodyMs: number;
  /** Milliseconds that the rest of a body is still taken after the answer, so that a sender who is not done reads it. */
  lingerMs: number;
  /** Milliseconds after the stop in which a request that was on the way is still taken. */
  stopMs: number;
  /** Milliseconds without a byte in either direction. */
  silentMs: number;
  /** Connections that are open at once. Beyond it the one that has been idle longest makes room. */
  connections: number;
}

const mostConnections = 20_000;
/** File descriptors for files, database connections and child processes. */
const otherFiles = 400;

/** Most connections of a process with these limits, as Linux writes them. */
export function connectionsWithin(limits: string): number {
  const soft = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]);
  return Number.isFinite(soft) ? Math.max(100, Math.min(mostConnections, soft - otherFiles)) : mostConnections;
}

/** Most connections: by the limit of open files of this process. */
function connectionsHere(): number {
  try {
    return connectionsWithin(readFileSync('/proc/self/limits', 'utf8'));
  } catch {
    // Not on Linux.
    return mostConnections / 4;
  }
}

export const usualPatience = (): Patience => ({
  headMs: 10_000,
  bodyMs: 15_000,
  lingerMs: 5_000,
  stopMs: 500,
  silentMs: 120_000,
  connections: connectionsHere(),
});

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Ends a request whose body takes too long: the reader of the body refuses it, or the connection is ended where there is no reader. */
function limitBody(request: IncomingMessage, response: ServerResponse, { bodyMs, lingerMs }: Patience): void {
  if (!hasBody(request)) return;
  const end = (): void => {
    if (!request.complete) request.socket.destroy();
  };
  const refuse = (): void => {
    if (!request.complete && !tellTooSlow(request)) end();
  };
  let timer = setTimeout(refuse, bodyMsFor(request.headers['content-length'], bodyMs));
  request.once('close', () => clearTimeout(timer));
  response.once('finish', () => {
    clearTimeout(timer);
    if (!request.complete) timer = setTimeout(end, lingerMs);
  });
}

const isAnswered = ({ writableEnded, writableFinished }: ServerResponse): boolean => writableEnded && !writableFinished;

/** The open connections of a server: those with a request in work, and those without, which have been idle longest first. */
export function watchConnections(
  server: Server,
  patience: Patience,
): { /** Ends those without a request, and each other one once it is answered. */ endIdle(): void } {
  const idle = new Set<Socket>();
  const inWork = new Map<Socket, Set<ServerResponse>>();
  let isStopping = false;

  /** A connection whose client does not read: all requests are answered, and the bytes do not leave. */
  const unread = (): Socket | undefined => {
    for (const [socket, responses] of inWork) if ([...responses].every(isAnswered)) return socket;
    return undefined;
  };
  const makeRoom = (): void => {
    if (idle.size + inWork.size <= patience.connections) return;
    const [longestIdle] = idle;
    // The newest connection is the last idle one: it is refused where all others have a request in work.
    const victim = idle.size > 1 ? longestIdle : (unread() ?? longestIdle);
    victim?.destroy();
  };
  server.on('connection', (socket: Socket) => {
    idle.add(socket);
    socket.once('close', () => {
      idle.delete(socket);
      inWork.delete(socket);
    });
    makeRoom();
  });
  const leave = (socket: Socket, response: ServerResponse): void => {
    const responses = inWork.get(socket);
    responses?.delete(response);
    if (responses === undefined || responses.size > 0) return;
    inWork.delete(socket);
    if (socket.destroyed) return;
    idle.add(socket);
    if (isStopping) socket.end();
  };
  server.on('request', (request, response) => {
    const { socket } = request;
    idle.delete(socket);
    inWork.set(socket, (inWork.get(socket) ?? new Set()).add(response));
    response.once('close', () => leave(socket, response));
    limitBody(request, response, patience);
  });
  return {
    endIdle() {
      isStopping = true;
      for (const socket of idle) socket.destroy();
    },
  };
}
