import { trendOf } from '../../analysis/trend';
import type { ResultSummary } from '../../contract/assessment';
import { useCopy } from '../ui/use-copy';
import { useStudyCopy } from '../ui/use-study-copy';
import { Figure } from './chart/Figure';
import { type Mark, Plot } from './chart/Plot';
import { useFigures } from './figures';

/** Scores from one assessment to the next; nothing before there are two. */
export function TrendFigure({ results }: { results: readonly ResultSummary[] }) {
  const { dayText, percentText } = useFigures();
  const shareText = (share: number) => percentText(Math.round(share * 100));
  const studyCopy = useStudyCopy();
  const copy = useCopy();
  const points = trendOf(results);
  if (points.length < 2) return null;
  const low = Math.min(0, ...points.map(({ share }) => share));
  const high = Math.max(1, ...points.map(({ share }) => share));
  const places = points.map(({ share }, at) => ({ x: at / (points.length - 1), y: (share - low) / (high - low) }));
  const lines = places.slice(1).map((to, at): Mark => {
    const from = places[at] as (typeof places)[number];
    return { kind: 'line', x1: from.x, y1: from.y, x2: to.x, y2: to.y, look: 'stroke-brand' };
  });
  const title = (at: number) => copy.assessmentTitle(points[at]?.title ?? null, points[at]?.assessmentId ?? 0);
  return (
    <Figure
      title={studyCopy.trend}
      note={studyCopy.trendNote}
      columns={[studyCopy.assessment, studyCopy.date, studyCopy.share]}
      rows={points.map(({ submittedAt, share }, at) => [title(at), dayText(submittedAt), shareText(share)])}
    >
      <Plot
        marks={[...lines, ...places.map(({ x, y }): Mark => ({ kind: 'dot', x, y, look: 'fill-brand' }))]}
        upper={shareText(high)}
        lower={shareText(low)}
        below={[dayText(points[0]?.submittedAt ?? ''), dayText(points.at(-1)?.submittedAt ?? '')]}
      />
    </Figure>
  );
}
