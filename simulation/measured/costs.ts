/** What a balancer costs and how deploy/edge sets it. Milliseconds of a core. */
export interface BalancerCosts {
  cores: number;
  /** A request with its connection, both ways. */
  requestMs: number;
  mostConnections: number;
  /** Connections to one process. */
  mostEach: number;
  /** Time in the queue to the processes, and time for an answer. */
  queueMs: number;
  serverMs: number;
  /** Checks: how often, how long each may take, how many in a row take a process out and back. */
  everyMs: number;
  checkMs: number;
  fall: number;
  rise: number;
  /** Seconds that its own refusals name; null: HAProxy's page, in which a device sees a stranger. */
  retryAfterS: number | null;
}

/** What an API process costs. Milliseconds of its one core. */
export interface ProcessCosts {
  /** From the first byte to the line: token, role, validation, marking. */
  takeMs: number;
  /** A commit, and each submission in it. */
  groupMs: number;
  rowMs: number;
  replyMs: number;
  /** An answer to a balancer's check. */
  checkMs: number;
}

/** What the primary and its standby cost. Milliseconds. */
export interface DatabaseCosts {
  cores: number;
  /** A commit, and each row in it, on one core. */
  groupMs: number;
  rowMs: number;
  /** Written to the log for a row. */
  rowBytes: number;
  disk: { flushMs: number; bytesPerMs: number };
  /** From the primary to the standby and back, and from the process to the primary and back. */
  betweenMs: number;
}

export interface Costs {
  balancer: BalancerCosts;
  process: ProcessCosts;
  database: DatabaseCosts;
}

/** deploy/edge/etc/haproxy/portal/edge.cfg. */
const balancer = {
  mostConnections: 60_000,
  mostEach: 12_000,
  queueMs: 5_000,
  serverMs: 30_000,
  everyMs: 1_000,
  checkMs: 8_000,
  fall: 2,
  rise: 2,
  retryAfterS: 5,
};

/** Of both balancers, a hand-in without TLS: `npm run cluster -- faults none`, 83 hand-ins a second, at a load of 7. */
const passingMs = 0.31;
/** A signature with a key of RSA 2048 and two operations on X25519: `openssl speed`, the same machine. A device that was away begins anew. */
const handshakeMs = 0.39;

/** A hand-in in a group of its own (the same run: 1.75 ms), and in one of about twenty (docs/scale.md, *One sitting*, with a new connection and a new token: 0.7 ms). */
const [aloneMs, inGroupMs, group] = [1.75, 0.7, 20];
const groupMs = (aloneMs - inGroupMs) / (1 - 1 / group);
const eachMs = aloneMs - groupMs;

export const planned: Costs = {
  balancer: { ...balancer, cores: 4, requestMs: passingMs + handshakeMs },
  // Only the sum of the three shares matters; they are judged by a profile.
  process: { takeMs: 0.7 * eachMs, groupMs, rowMs: 0.15 * eachMs, replyMs: 0.15 * eachMs, checkMs: 0.2 },
  database: {
    cores: 4,
    // On the primary 0.8 ms for a row in a group of its own, in the same run; 0.35 ms in groups of about ten (`npm run bench -- burst`).
    groupMs: 0.5,
    rowMs: 0.3,
    // docs/scale.md: 7 kB a row, and as much for what the log has beside it.
    rowBytes: 14_000,
    // The plan of docs/scale.md: a local SSD.
    disk: { flushMs: 2, bytesPerMs: 200_000 },
    betweenMs: 1,
  },
};

/** As `npm run cluster` runs: no TLS. */
export const asTested: Costs = { ...planned, balancer: { ...planned.balancer, requestMs: passingMs } };
