import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { PortTaken } from '../config/port-taken';
import { longestBodyMs } from '../limits/body-time';
import { type Patience, usualPatience, watchConnections } from '../limits/connections';
import { withRequestBatching } from '../performance/request-batching';

/** 5,000 learners connect in one second; Node's 511 would make most of them wait for a second SYN. */
const backlog = 4096;
/** Longer than balancers keep theirs (60 s), so that they never send into a connection we are closing. */
const keepAliveMs = 65_000;
const patienceMs = 10_000;
/** Node looks this often for heads that take too long. */
const lookEveryMs = 2_000;

/** A server that listens. */
export interface Listening {
  /** Takes no more requests, finishes those it has, and cuts what is still open after 10 s. */
  stop(): Promise<void>;
}

/** Listens. Throws {@link PortTaken}. */
export async function listen(
  listener: RequestListener,
  { port, host }: { port: number; host: string },
  changes: Partial<Patience> = {},
): Promise<Listening> {
  const patience = { ...usualPatience(), ...changes };
  const options = {
    keepAliveTimeout: keepAliveMs,
    headersTimeout: patience.headMs,
    // Bodies have less by far, each as much as its size needs (limits/body-time.ts). This one ends what else might be left.
    requestTimeout: Math.max(patience.headMs, longestBodyMs + patience.bodyMs),
    connectionsCheckingInterval: Math.min(lookEveryMs, patience.headMs),
    // Two tokens in one request must be seen as two, whichever way the request goes.
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
