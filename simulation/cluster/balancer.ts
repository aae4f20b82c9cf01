import { fifo } from '../clock/fifo';
import type { VirtualClock } from '../clock/virtual-clock';
import { type Watched, watched } from '../clock/watched';
import type { BalancerCosts } from '../measured/costs';
import type { ApiProcess } from './api-process';
import type { Answer, Exchange, Reply } from './exchange';
import { type Processor, processor } from './processor';

/** HAProxy as deploy/edge has it: the least busy process of those whose checks are good, a place in a queue where all are full. */
export interface Balancer {
  takes(exchange: Exchange): void;
  dies(): void;
  returns(): void;
  /** Whether anything listens at its address. */
  readonly isUp: boolean;
  /** When it died last, epoch milliseconds. */
  readonly diedAt: number;
  /** Ends the checks. */
  stops(): void;
  readonly cpu: Processor;
  readonly backlog: Watched;
  readonly queue: Watched;
  /** How often checks took a process out. */
  readonly takenOut: number;
}

/** The balancer's own refusal: in the portal's words, or in HAProxy's. */
const refusal = (status: number, retryAfter: number | null): Answer =>
  retryAfter === null
    ? { status, retryAfter, body: '<html><body><h1>Error</h1>\n' }
    : { status, retryAfter, body: '{"code":"unavailable","message":"The portal cannot answer at this moment."}' };

interface Server {
  process: ApiProcess;
  isUp: boolean;
  /** Checks in a row that contradict `isUp`. */
  against: number;
  /** Requests that this balancer has there. */
  under: number;
}

interface Queued {
  exchange: Exchange;
  end(reply: Reply): void;
  /** Leaves the queue; answers false where it has left already. */
  leaves(): boolean;
}

export function openBalancer(name: string, costs: BalancerCosts, processes: readonly ApiProcess[], clock: VirtualClock): Balancer {
  const [badGateway, unavailable, gatewayTimeout] = [502, 503, 504].map((status) => refusal(status, costs.retryAfterS)) as [
    Answer,
    Answer,
    Answer,
  ];
  const cpu = processor(`${name}: processor`, costs.cores, clock);
  const backlog = watched(`${name}: connections not yet accepted`, clock.now);
  const queue = watched(`${name}: queue to the processes`, clock.now);
  const servers: Server[] = processes.map((process) => ({ process, isUp: true, against: 0, under: 0 }));
  const notAccepted = fifo<Exchange>();
  const queued = fifo<Queued>();
  const open = new Set<(reply: Reply) => void>();
  let [isUp, isOver, takenOut, diedAt] = [true, false, 0, 0];

  const free = (but?: Server): Server | null => {
    let best: Server | null = null;
    for (const server of servers)
      if (server !== but && server.isUp && server.under < costs.mostEach && (best === null || server.under < best.under)) best = server;
    return best;
  };
  function pass(server: Server, exchange: Exchange, end: (reply: Reply) => void): void {
    server.under += 1;
    let isOpen = true;
    const leave = (reply: Reply): void => {
      if (!isOpen) return;
      isOpen = false;
      server.under -= 1;
      end(reply);
      takeQueued();
    };
    const cancel = clock.after(costs.serverMs, () => leave(gatewayTimeout));
    const answer = (reply: Reply): void => {
      cancel();
      // A device hears of the end of a process in the balancer's words.
      leave(reply === 'cut' ? badGateway : reply);
    };
    if (server.process.takes({ ...exchange, answer })) return;
    // No connection: another process gets the request.
    cancel();
    isOpen = false;
    server.under -= 1;
    const other = free(server);
    if (other === null) end(unavailable);
    else pass(other, exchange, end);
  }
  function takeQueued(): void {
    for (let server = free(); server !== null; server = free()) {
      const next = queued.take();
      if (next === undefined) return;
      if (!next.leaves()) continue;
      if (next.exchange.isGone()) next.end('cut');
      else pass(server, next.exchange, next.end);
    }
  }
  function wait(exchange: Exchange, end: (reply: Reply) => void): void {
    let isQueued = true;
    const leaves = (): boolean => {
      if (!isQueued) return false;
      isQueued = false;
      queue.changes(-1);
      cancel();
      return true;
    };
    const cancel = clock.after(costs.queueMs, () => {
      if (leaves()) end(unavailable);
    });
    queued.add({ exchange, end, leaves });
    queue.changes(1);
  }
  function route(exchange: Exchange, end: (reply: Reply) => void): void {
    const server = free();
    if (server !== null) pass(server, exchange, end);
    else if (servers.some(({ isUp }) => isUp)) wait(exchange, end);
    else end(unavailable);
  }
  function accept(exchange: Exchange): void {
    const end = (reply: Reply): void => {
      if (!open.delete(end)) return;
      exchange.answer(reply);
      acceptNext();
    };
    open.add(end);
    cpu.work(costs.requestMs, () => {
      if (!open.has(end)) return;
      // A device that hung up before its request was read leaves nothing to pass on.
      if (exchange.isGone()) end('cut');
      else route(exchange, end);
    });
  }
  function acceptNext(): void {
    while (isUp && open.size < costs.mostConnections && notAccepted.length > 0) {
      const next = notAccepted.take();
      backlog.changes(-1);
      if (next !== undefined && !next.isGone()) accept(next);
    }
  }

  function hear(server: Server, isReady: boolean): void {
    server.against = isReady === server.isUp ? 0 : server.against + 1;
    if (server.against < (server.isUp ? costs.fall : costs.rise)) return;
    server.against = 0;
    server.isUp = isReady;
    if (isReady) takeQueued();
    else {
      takenOut += 1;
      server.process.sheds();
    }
  }
  function check(server: Server): void {
    if (isOver) return;
    let isHeard = false;
    const next = clock.now() + costs.everyMs;
    /** The next check begins in its time, and not before the end of this one. */
    const once = (isReady: boolean): void => {
      if (isHeard) return;
      isHeard = true;
      if (isUp) hear(server, isReady);
      clock.after(next - clock.now(), () => check(server));
    };
    server.process.checks(once);
    clock.after(costs.checkMs, () => once(false));
  }
  for (const [at, server] of servers.entries()) clock.after(((at + 1) / servers.length) * costs.everyMs, () => check(server));

  return {
    takes(exchange) {
      if (!isUp) exchange.answer('cut');
      else if (open.size < costs.mostConnections) accept(exchange);
      else {
        notAccepted.add(exchange);
        backlog.changes(1);
      }
    },
    dies() {
      isUp = false;
      diedAt = clock.now();
      cpu.dies();
      for (const end of [...open]) end('cut');
      for (let next = notAccepted.take(); next !== undefined; next = notAccepted.take()) next.answer('cut');
      backlog.changes(-backlog.length);
    },
    returns() {
      isUp = true;
    },
    stops() {
      isOver = true;
    },
    get diedAt() {
      return diedAt;
    },
    get isUp() {
      return isUp;
    },
    cpu,
    backlog,
    queue,
    get takenOut() {
      return takenOut;
    },
  };
}
