import type { Bucket } from '../../../analysis/rank';
import type { StudyCopy } from '../../copy/en/study';
import { amounts, between, type Chart, joined, wholeSteps } from '../../ui/chart/chart';
import type { Figures } from '../figures';

/** The number of learners in each score range, with the learner's own range as a separate series. */
export function spreadChart(buckets: readonly Bucket[], own: number, studyCopy: StudyCopy, { marksText }: Figures): Chart {
  const edges = [...buckets.map(({ from }) => from), buckets.at(-1)?.to ?? 0];
  const edgeText = (edge: number): string => marksText(edges[edge] ?? 0);
  const counts = (isOwn: boolean) => buckets.map(({ count }, at) => ((at === own) === isOwn ? count : null));
  return {
    x: between(buckets.length, edgeText),
    y: amounts(0, Math.max(1, ...buckets.map(({ count }) => count)), wholeSteps, marksText),
    series: [
      { name: studyCopy.learners, draw: 'soft', ink: 'line-strong', values: counts(false) },
      { name: studyCopy.yourScore, draw: 'framed', ink: 'brand', values: counts(true) },
    ],
    readout: (at) =>
      joined(
        studyCopy.marksFromTo(edgeText(at), edgeText(at + 1)),
        studyCopy.learnersIn(buckets[at]?.count ?? 0),
        at === own ? studyCopy.you : null,
      ),
  };
}
