import type { Bucket } from '../../../../analysis/rank';
import { amounts, between, type Chart, wholeSteps } from '../../../ui/chart/chart';
import type { AdminWords } from '../../words/use-admin-copy';
import { numberText } from '../../words/wording/figures';

export const rangeText = ({ charts }: AdminWords, { from, to }: Bucket): string => charts.range(numberText(from), numberText(to));

/** The number of learners in each range of scores. */
export function scoreChart(buckets: readonly Bucket[], copy: AdminWords): Chart {
  const edges = [...buckets.map(({ from }) => from), buckets.at(-1)?.to ?? 0];
  return {
    x: between(buckets.length, (edge) => numberText(edges[edge] ?? 0)),
    y: amounts(0, Math.max(1, ...buckets.map(({ count }) => count)), wholeSteps, numberText),
    series: [{ draw: 'soft', ink: 'brand', values: buckets.map(({ count }) => count) }],
    readout: (index) => {
      const bucket = buckets[index];
      return bucket === undefined ? '' : copy.charts.inRange(rangeText(copy, bucket), numberText(bucket.count));
    },
  };
}
