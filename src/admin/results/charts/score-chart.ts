import type { Bucket } from '../../../../analysis/rank';
import { amounts, between, type Chart, readoutOf, wholeSteps } from '../../../ui/chart/chart';
import type { ResultsWords } from '../../words/use-results-copy';
import { numberText } from '../../words/wording/figures';

export const rangeText = ({ charts }: ResultsWords, { from, to }: Bucket): string => charts.range(numberText(from), numberText(to));

/** The number of learners in each range of scores. */
export function scoreChart(buckets: readonly Bucket[], copy: ResultsWords): Chart {
  const edges = [...buckets.map(({ from }) => from), buckets.at(-1)?.to ?? 0];
  return {
    x: between(buckets.length, (edge) => numberText(edges[edge] ?? 0)),
    y: amounts(0, Math.max(1, ...buckets.map(({ count }) => count)), wholeSteps, numberText),
    series: [{ draw: 'soft', ink: 'brand', values: buckets.map(({ count }) => count) }],
    readout: readoutOf(buckets, (bucket) => copy.charts.inRange(rangeText(copy, bucket), numberText(bucket.count))),
  };
}
