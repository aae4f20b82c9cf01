import { Gauge, type Registry } from 'prom-client';

/** Milliseconds that a look at the metrics waits for the database. */
const patienceMs = 2_000;

/** A line of items that wait for their commit. */
interface WatchedLine {
  readonly size: number;
  /** Milliseconds since the oldest item without an answer was added; 0 in an empty line. */
  readonly oldestMs: number;
}

/** The parts whose state is read at each look at the metrics. */
export interface Watched {
  submissions: WatchedLine;
  starts: WatchedLine;
  /** The pool of database connections, where there is one: all open ones, those without work, and the queries that wait for one. */
  pool?: () => { open: number; idle: number; waiting: number };
  /** How many seconds this process's clock is ahead of the database's, or null where the database has none of its own. Rejects without a database. */
  secondsAhead: () => Promise<number | null>;
  /** The same of the identity service's clock, or null where it has told no time. */
  identitySecondsAhead: () => number | null;
  /** Rejects while the database takes no writes. */
  demandWrites: () => Promise<void>;
  /** How many jobs by the clock do not get done, by kind; kinds without one are absent. */
  lateJobs: () => Promise<Readonly<Record<string, number>>>;
  /** Settings that do not fit the requests: sentences of `/readyz`. */
  warnings: () => readonly string[];
  about: { version: string; database: string; identity: string };
}

const tooLate = () => new Promise<never>((_, reject) => setTimeout(reject, patienceMs, new Error('late')).unref());

/** Whether a question to the database is answered in time and without a fault. */
const isAnswered = (question: () => Promise<unknown>): Promise<boolean> =>
  Promise.race([question(), tooLate()]).then(
    () => true,
    () => false,
  );

function watchPool(registers: Registry[], pool: NonNullable<Watched['pool']>): void {
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections to the database by state (used, idle), and queries that wait for one (waiting)',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle, waiting } = pool();
      this.set({ state: 'used' }, open - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

/** Answers what asks the database and sets its gauges. */
function watchDatabase(registers: Registry[], { secondsAhead, demandWrites, lateJobs }: Watched): () => Promise<void> {
  const up = new Gauge({ name: 'portal_database_up', help: 'Whether the database answers', registers });
  const writes = new Gauge({
    name: 'portal_database_takes_writes',
    help: 'Whether the database takes writes, as far as this process has seen',
    registers,
  });
  const ahead = new Gauge({
    name: 'portal_clock_ahead_seconds',
    help: "How far this process's clock is ahead of the database's; absent where it cannot be told",
    registers,
  });
  const late = new Gauge({
    name: 'portal_jobs_late',
    help: 'Jobs by the clock that fail again and again, or that no process takes, by kind',
    labelNames: ['kind'],
    registers,
  });
  return async () => {
    let seconds: number | null = null;
    late.reset();
    const isUp = await isAnswered(async () => {
      seconds = await secondsAhead();
    });
    up.set(Number(isUp));
    if (isUp && seconds !== null) ahead.set(seconds);
    else ahead.remove();
    writes.set(Number(isUp && (await isAnswered(demandWrites))));
    if (!isUp) return;
    await isAnswered(async () => {
      for (const [kind, count] of Object.entries(await lateJobs())) late.set({ kind }, count);
    });
  };
}

/** The identity service's clock, which no sign-in may contradict. */
function watchIdentity(registers: Registry[], secondsAhead: () => number | null): void {
  new Gauge({
    name: 'portal_identity_clock_ahead_seconds',
    help: "How far this process's clock is ahead of the identity service's; absent where it cannot be told",
    registers,
    collect() {
      const seconds = secondsAhead();
      if (seconds === null) this.remove();
      else this.set(seconds);
    },
  });
}

function gauge(registers: Registry[], name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(value());
    },
  });
}

/** Adds gauges of these parts to a registry. Answers what brings them up to date, before each look at the registry. */
export function watchState(register: Registry, parts: Watched): () => Promise<void> {
  const registers = [register];
  const { submissions, starts, pool, warnings, about, identitySecondsAhead } = parts;
  gauge(registers, 'portal_filing_queue', 'Submissions accepted and not yet durable', () => submissions.size);
  gauge(registers, 'portal_filing_oldest_seconds', 'How long the oldest of them waits', () => submissions.oldestMs / 1000);
  gauge(registers, 'portal_start_queue', 'Starts of attempts accepted and not yet durable', () => starts.size);
  gauge(registers, 'portal_setting_warnings', 'Settings that do not fit the requests, as /readyz words them', () => warnings().length);
  new Gauge({
    name: 'portal_info',
    help: 'Version, database and identity service of this process',
    labelNames: ['version', 'database', 'identity'],
    registers,
  }).set(about, 1);
  watchIdentity(registers, identitySecondsAhead);
  if (pool !== undefined) watchPool(registers, pool);
  return watchDatabase(registers, parts);
}
