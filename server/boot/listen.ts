import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { Server as NetServer } from 'node:net';
import { PortTaken } from '../config/port-taken';
import { withRequestBatching } from '../http/request-batching';
import { longestBodyMs } from '../limits/body-time';
import { type Patience, usualPatience, watchConnections } from '../limits/connections';

/** Length of the listen queue: 5,000 learners may connect in one second, and with Node's 511 most would wait for a second SYN. */
const backlog = 4096;
/** Longer than balancers keep connections open (60 s), so that they never send into a connection that is closing. */
const keepAliveMs = 65_000;
const patienceMs = 10_000;
/** Interval in which Node checks for heads that take too long. */
const lookEveryMs = 2_000;

/** A listening server. */
export interface Listening {
  /** The asked port, or the one that the system gave for port 0. */
  port: number;
  /** From now on every reply ends its connection, so that the sender's next request goes elsewhere. */
  leave(): void;
  /** Accepts no more connections, takes what was on the way on open ones, finishes that, and closes the remaining ones after 10 s. */
  stop(): Promise<void>;
}

/** Starts listening. Throws {@link PortTaken}. */
export async function listen(
  listener: RequestListener,
  { port, host }: { port: number; host: string },
  changes: Partial<Patience> = {},
): Promise<Listening> {
  const patience = { ...usualPatience(), ...changes };
  const options = {
    keepAliveTimeout: keepAliveMs,
    headersTimeout: patience.headMs,
    // A body has much less time, by its size (limits/body-time.ts). This limit ends any other request.
    requestTimeout: patience.headMs + longestBodyMs(patience.bodyMs),
    connectionsCheckingInterval: Math.min(lookEveryMs, patience.headMs),
    // Repeated `Authorization` headers must be visible, so that they can be refused.
    joinDuplicateHeaders: true,
  };
  let isLeaving = false;
  const answer: RequestListener = (request, response) => {
    if (isLeaving) response.shouldKeepAlive = false;
    listener(request, response);
  };
  const server = createServer(options, withRequestBatching(answer)).setTimeout(patience.silentMs);
  const connections = watchConnections(server, patience);
  server.listen({ port, host, backlog });
  try {
    await once(server, 'listening');
  } catch (fault) {
    throw fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE' ? new PortTaken(port, 'PORT') : fault;
  }
  const leave = (): void => {
    isLeaving = true;
  };
  const address = server.address();
  return {
    leave,
    port: typeof address === 'object' && address !== null ? address.port : port,
    async stop() {
      leave();
      const closed = once(server, 'close');
      // Not `server.close()`, which resets connections whose next request has arrived and is not read yet.
      NetServer.prototype.close.call(server);
      const timers = [setTimeout(connections.endIdle, patience.stopMs), setTimeout(() => server.closeAllConnections(), patienceMs)];
      await closed;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
