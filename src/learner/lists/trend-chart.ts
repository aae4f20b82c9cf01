import type { TrendPoint } from '../../../analysis/trend';
import { amounts, type Chart, joined, places, shareSteps } from '../../ui/chart/chart';

/** Formatters for a share in per cent, a date and a title. */
export interface TrendWords {
  shareText: (share: number) => string;
  dayText: (time: string) => string;
  titleOf: (point: TrendPoint) => string;
}

/** A chart of the share of marks in successive assessments. */
export const trendChart = (points: readonly TrendPoint[], { shareText, dayText, titleOf }: TrendWords): Chart => ({
  x: places(points.length, (place) => dayText(points[place - 1]?.submittedAt ?? '')),
  y: amounts(Math.min(0, ...points.map(({ share }) => share)), Math.max(1, ...points.map(({ share }) => share)), shareSteps, shareText),
  series: [{ draw: 'line', ink: 'brand', mark: 'dot', values: points.map(({ share }) => share) }],
  readout: (index) => {
    const point = points[index] as TrendPoint;
    return joined(dayText(point.submittedAt), shareText(point.share), titleOf(point));
  },
});
