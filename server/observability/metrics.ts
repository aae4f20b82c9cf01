import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds. */
const replyBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What the portal counts, in Prometheus' words. No label ever holds a uid, an address or an id. */
export interface Metrics {
  /** One reply: `call` is a name of the contract, or 'none' where nothing matched; `ms` milliseconds. */
  replied(call: string, status: number, ms: number): void;
  filed(): void;
  /** The text format of Prometheus, and its content type. */
  text(): Promise<{ text: string; type: string }>;
}

/** Opens the counters. `waiting` answers how many submissions are not on the disk yet. */
export function openMetrics(waiting: () => number, { hasProcess = false } = {}): Metrics {
  const registers = [new Registry()];
  const filings = new Counter({ name: 'portal_submissions_filed_total', help: 'Submissions acknowledged', registers });
  new Gauge({
    name: 'portal_filing_queue',
    help: 'Submissions accepted and not yet durable',
    registers,
    collect() {
      this.set(waiting());
    },
  });
  const [register] = registers as [Registry];
  const times = new Histogram({
    name: 'portal_request_seconds',
    help: 'Time to answer, by call and status',
    labelNames: ['call', 'status'],
    buckets: replyBuckets,
    registers,
  });
  if (hasProcess) collectDefaultMetrics({ register });
  return {
    replied: (call, status, ms) => times.observe({ call, status }, ms / 1000),
    filed: () => filings.inc(),
    text: async () => ({ text: await register.metrics(), type: register.contentType }),
  };
}
