import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { ReplyTimes } from './reply-times';

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
  const times = new ReplyTimes();
  register.registerMetric(times.asMetric());
  if (hasProcess) collectDefaultMetrics({ register });
  return {
    replied: (call, status, ms) => times.observe(call, status, ms / 1000),
    filed: () => filings.inc(),
    text: async () => ({ text: await register.metrics(), type: register.contentType }),
  };
}
