import { useMemo } from 'react';
import { bucketsOf } from '../../../../analysis/rank';
import type { Statistics } from '../../../../contract/assessment/statistics';
import { Figure } from '../../../ui/chart/Figure';
import { Plot } from '../../../ui/chart/Plot';
import { useResultsCopy } from '../../words/use-results-copy';
import { numberText } from '../../words/wording/figures';
import { rangeText, scoreChart } from './score-chart';

/** How the scores are spread. */
export function ScoreFigure({ scores, totalMarks }: Pick<Statistics, 'scores' | 'totalMarks'>) {
  const copy = useResultsCopy();
  const { charts } = copy;
  const buckets = useMemo(() => bucketsOf(scores, totalMarks, 20), [scores, totalMarks]);
  const chart = useMemo(() => scoreChart(buckets, copy), [buckets, copy]);
  return (
    <Figure
      title={charts.scores}
      note={charts.scoresNote}
      columns={[charts.scores, charts.learners]}
      rows={buckets.map((bucket) => [rangeText(copy, bucket), numberText(bucket.count)])}
    >
      <Plot chart={chart} />
    </Figure>
  );
}
