import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { handInRefusals, type ProblemCode } from '../../contract/calls/problem';
import { type Watched, watchState } from './state-metrics';

/** Seconds. */
const replyBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds: up to what a device waits for a receipt. */
const commitBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const sizeBuckets = [1, 2, 5, 10, 20, 50, 100];

/** Refusals that a person must look at: the device keeps the hand-in as refused and repeats it seldom, as `verdict.ts` of the page's outbox says. */
const endsHandIn: readonly ProblemCode[] = [...handInRefusals, 'already-submitted'];

/** What is committed in groups. */
export type LineName = 'submissions' | 'starts';

/** Follows a line: how long its items waited, and what its commits took; both in milliseconds. */
interface LineMetrics {
  waited(ms: number): void;
  committed(items: number, ms: number, isDurable: boolean): void;
}

/** What the portal counts, in Prometheus' words. No label ever holds a uid, an address or an id. */
export interface Metrics {
  /** One reply: `call` is a name of the contract, or 'none' where nothing matched; `ms` milliseconds. */
  replied(call: string, status: number, ms: number): void;
  /** One refusal: `code` is that of the problem, `reason` that of the reason. */
  refused(call: string, code: ProblemCode, reason: string): void;
  filed(): void;
  /** Counts the commits of a line. */
  line(name: LineName): LineMetrics;
  /** Reads the state of these parts at each look at the metrics. */
  watch(parts: Watched): void;
  /** The text format of Prometheus, and its content type. */
  text(): Promise<{ text: string; type: string }>;
}

/** Opens the counters. `hasProcess`: those of the process too, such as its memory. */
export function openMetrics({ hasProcess = false } = {}): Metrics {
  const register = new Registry();
  const registers = [register];
  const histogram = <L extends string>(name: string, help: string, labelNames: L[], buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });
  const filings = new Counter({ name: 'portal_submissions_filed_total', help: 'Submissions acknowledged', registers });
  const times = histogram('portal_request_seconds', 'Time to answer, by call and status', ['call', 'status'], replyBuckets);
  const refusals = new Counter({
    name: 'portal_refusals_total',
    help: 'Requests that were refused, by call and reason',
    labelNames: ['call', 'reason'],
    registers,
  });
  // Without labels, so that it is there before the first refusal: of a series that begins with 1, Prometheus sees no increase.
  const lostHandIns = new Counter({
    name: 'portal_hand_ins_refused_total',
    help: 'Hand-ins that were refused: their devices keep them as not accepted, and repeat them seldom',
    registers,
  });
  const waits = histogram('portal_line_wait_seconds', 'Time from an item in a line to its durable commit', ['line'], commitBuckets);
  const commits = histogram(
    'portal_commit_seconds',
    'Time of a commit of a group, by line and outcome: done or failed',
    ['line', 'outcome'],
    commitBuckets,
  );
  const sizes = histogram('portal_commit_items', 'Items that a commit of a group held', ['line'], sizeBuckets);
  let refresh = async (): Promise<void> => undefined;
  if (hasProcess) collectDefaultMetrics({ register });
  return {
    replied: (call, status, ms) => times.observe({ call, status }, ms / 1000),
    refused(call, code, reason) {
      refusals.inc({ call, reason });
      if (call === 'submit' && endsHandIn.includes(code)) lostHandIns.inc();
    },
    filed: () => filings.inc(),
    line: (line) => ({
      waited: (ms) => waits.observe({ line }, ms / 1000),
      committed(items, ms, isDurable) {
        commits.observe({ line, outcome: isDurable ? 'done' : 'failed' }, ms / 1000);
        sizes.observe({ line }, items);
      },
    }),
    watch(parts) {
      refresh = watchState(register, parts);
    },
    async text() {
      await refresh();
      return { text: await register.metrics(), type: register.contentType };
    },
  };
}
