import type { Histogram } from 'prom-client';

/** Seconds. */
export const replyBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  call: string;
  status: number;
  /** How many fell into each bucket and into none of those before it; the last is beyond all. */
  counts: number[];
  sum: number;
}

/** Up to its bound each; Prometheus counts in a bucket all that is in those before it too. */
function valuesOf(name: string, { call, status, counts, sum }: Series) {
  let total = 0;
  const buckets = counts.map((count, at) => {
    total += count;
    return { labels: { le: replyBuckets[at] ?? '+Inf', call, status }, value: total, metricName: `${name}_bucket` };
  });
  const labels = { call, status };
  return [...buckets, { labels, value: sum, metricName: `${name}_sum` }, { labels, value: total, metricName: `${name}_count` }];
}

/** Times of replies by call and status. Told as prom-client tells its own histograms, which check and hash their labels anew for each reply. */
export class ReplyTimes {
  readonly name = 'portal_request_seconds';
  readonly help = 'Time to answer, by call and status';
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  readonly #series = new Map<string, Map<number, Series>>();

  observe(call: string, status: number, seconds: number): void {
    const series = this.#series.get(call)?.get(status) ?? this.#begun(call, status);
    let at = 0;
    while (seconds > (replyBuckets[at] ?? Number.POSITIVE_INFINITY)) at += 1;
    series.counts[at] = (series.counts[at] ?? 0) + 1;
    series.sum += seconds;
  }

  #begun(call: string, status: number): Series {
    const series = { call, status, counts: [...replyBuckets, 0].map(() => 0), sum: 0 };
    const byStatus = this.#series.get(call) ?? new Map<number, Series>();
    this.#series.set(call, byStatus.set(status, series));
    return series;
  }

  async get() {
    const all = [...this.#series.values()].flatMap((byStatus) => [...byStatus.values()]);
    const { name, help, type, aggregator } = this;
    return { name, help, type, aggregator, values: all.flatMap((series) => valuesOf(name, series)) };
  }

  /** As a registry takes it: it asks for `name` and `get` alone. */
  asMetric = (): Histogram => this as unknown as Histogram;
}
