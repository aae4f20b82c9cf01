import type { TrendPoint } from '../../../analysis/trend';
import { amounts, type Chart, joined, placesOf, readoutOf, shareSteps } from '../../ui/chart/chart';

/** Formatters for a share in per cent, a date and a title. */
export interface TrendWords {
  shareText: (share: number) => string;
  dayText: (time: string) => string;
  titleOf: (point: TrendPoint) => string;
}

/** A chart of the share of marks in successive assessments. */
export const trendChart = (points: readonly TrendPoint[], { shareText, dayText, titleOf }: TrendWords): Chart => ({
  x: placesOf(points, ({ submittedAt }) => dayText(submittedAt)),
  y: amounts(Math.min(0, ...points.map(({ share }) => share)), Math.max(1, ...points.map(({ share }) => share)), shareSteps, shareText),
  series: [{ draw: 'line', ink: 'brand', mark: 'dot', values: points.map(({ share }) => share) }],
  readout: readoutOf(points, (point) => joined(dayText(point.submittedAt), shareText(point.share), titleOf(point))),
});
