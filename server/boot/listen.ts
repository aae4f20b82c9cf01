import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { PortTaken } from '../config/port-taken';
import { longestBodyMs } from '../limits/body-time';
import { type Patience, usualPatience, watchConnections } from '../limits/connections';
import { withRequestBatching } from '../performance/request-batching';

/** Length of the listen queue: 5,000 learners may connect in one second, and with Node's 511 most would wait for a second SYN. */
const backlog = 4096;
/** Longer than balancers keep connections open (60 s), so that they never send into a connection that is closing. */
const keepAliveMs = 65_000;
const patienceMs = 10_000;
/** Interval in which Node checks for heads that take too long. */
const lookEveryMs = 2_000;

/** A listening server. */
export interface Listening {
  /** Accepts no more requests, finishes those under way, and closes the remaining connections after 10 s. */
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
    requestTimeout: Math.max(patience.headMs, longestBodyMs + patience.bodyMs),
    connectionsCheckingInterval: Math.min(lookEveryMs, patience.headMs),
    // Repeated `Authorization` headers must be visible, so that they can be refused.
    joinDuplicateHeaders: true,
  };
  const server = createServer(options, withRequestBatching(listener)).setTimeout(patience.silentMs);
  const connections = watchConnections(server, patience);
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
