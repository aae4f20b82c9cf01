import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { ReplyTimes, replyBuckets } from '../../../server/observability/reply-times';

it('counts and tells replies as the histogram of prom-client does', async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const times = new ReplyTimes();
  ours.registerMetric(times.asMetric());
  const reference = new Histogram({
    ...{ name: times.name, help: times.help, labelNames: ['call', 'status'] },
    ...{ buckets: replyBuckets, registers: [theirs] },
  });
  const replies: [string, number, number][] = [
    ['getPaper', 200, 0.0004],
    ['getPaper', 200, 0.001],
    ['getPaper', 304, 0.0011],
    ['submit', 200, 10],
    ['submit', 200, 10.5],
    ['none', 404, 0],
    ['getPaper', 200, 3],
  ];
  for (const [call, status, seconds] of replies) {
    times.observe(call, status, seconds);
    reference.observe({ call, status }, seconds);
  }
  const sorted = async (registry: Registry) => (await registry.metrics()).split('\n').toSorted();
  expect(await sorted(ours)).toEqual(await sorted(theirs));
  expect(await ours.getMetricsAsJSON()).toHaveLength(1);
});
