import { type Came, pour, Wire } from './wire';

// A process that only loads a server. Several run at once, so that the bench measures the server and not the load.

/** The order of a loader: requests over kept connections, or each over its own connection at its own time. */
export interface Order {
  port: number;
  requests: Buffer[];
  manner: { connections: number } | { afterMs: number[] };
}

/** One reply as reported; `refusal` is the body of a refused request. */
export interface Told extends Pick<Came, 'status' | 'ms' | 'bytes'> {
  refusal: string | null;
}

/** The result of an order. Times are epoch milliseconds, with fractions. */
export interface Report {
  began: number;
  ended: number;
  told: Told[];
}

const clock = (): number => performance.timeOrigin + performance.now();

async function alone(port: number, request: Buffer, afterMs: number): Promise<Came> {
  await new Promise((later) => setTimeout(later, afterMs));
  const began = performance.now();
  const wire = new Wire(port);
  const came = await wire.send(request);
  wire.close();
  return { ...came, ms: performance.now() - began };
}

const sent = ({ port, requests, manner }: Order): Promise<Came[]> =>
  'connections' in manner
    ? pour(port, manner.connections, requests)
    : Promise.all(requests.map((request, at) => alone(port, request, manner.afterMs[at] ?? 0)));

const told = ({ status, ms, bytes, body }: Came): Told => ({ status, ms, bytes, refusal: status === 200 ? null : body.toString() });

let order: Order | null = null;

async function work(asked: Order | 'go'): Promise<Report | 'ready'> {
  if (asked !== 'go') {
    // The parent process sends Buffers as plain bytes.
    order = { ...asked, requests: asked.requests.map((bytes) => Buffer.from(bytes)) };
    return 'ready';
  }
  if (order === null) throw new Error('There is nothing to send.');
  const began = clock();
  const came = await sent(order);
  return { began, ended: clock(), told: came.map(told) };
}

process.on('message', async (asked: Order | 'go') => process.send?.(await work(asked)));
