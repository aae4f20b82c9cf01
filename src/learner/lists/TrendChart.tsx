import { trendOf } from '../../../analysis/trend';
import type { ResultSummary } from '../../../contract/assessment/assessment';
import { useCopy } from '../../copy/use-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { ChartCard } from '../../ui/chart/ChartCard';
import { Plot } from '../../ui/chart/Plot';
import { useFigures } from '../figures';
import { wholePercent } from '../score/stats';
import { type TrendWords, trendChart } from './trend-chart';

/** A chart of scores over time; renders nothing for fewer than two. */
export function TrendChart({ results }: { results: readonly ResultSummary[] }) {
  const { dayText, percentText } = useFigures();
  const studyCopy = useStudyCopy();
  const copy = useCopy();
  const points = trendOf(results);
  if (points.length < 2) return null;
  const words: TrendWords = {
    shareText: (share) => percentText(wholePercent(share)),
    dayText,
    titleOf: ({ title, assessmentId }) => copy.assessmentTitle(title, assessmentId),
  };
  return (
    <ChartCard
      title={studyCopy.trend}
      note={studyCopy.trendNote}
      columns={[studyCopy.assessment, studyCopy.date, studyCopy.share]}
      rows={points.map((point) => [words.titleOf(point), dayText(point.submittedAt), words.shareText(point.share)])}
    >
      <Plot chart={trendChart(points, words)} />
    </ChartCard>
  );
}
