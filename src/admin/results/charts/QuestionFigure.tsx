import { useMemo } from 'react';
import type { Item } from '../../../../contract/assessment/statistics';
import { Figure } from '../../../ui/chart/Figure';
import { Plot } from '../../../ui/chart/Plot';
import { useResultsCopy } from '../../words/use-results-copy';
import { numberText } from '../../words/wording/figures';
import { answersTo } from './answers';
import { questionChart } from './question-chart';

/** Right, wrong and skipped, for each question. */
export function QuestionFigure({ items, participants }: { items: readonly Item[]; participants: number }) {
  const copy = useResultsCopy();
  const { charts, regrade } = copy;
  const chart = useMemo(() => questionChart(items, participants, copy), [items, participants, copy]);
  return (
    <Figure
      title={charts.questions}
      note={charts.questionsNote}
      columns={[charts.question, charts.right, charts.wrong, charts.skipped]}
      rows={items.map((item, at) => {
        const counts = answersTo(item);
        if (counts === null) return [item.ruling ? `${at + 1} (${regrade.rulings[item.ruling]})` : at + 1, '–', '–', '–'];
        return [at + 1, numberText(counts.right), numberText(counts.wrong), numberText(counts.skipped)];
      })}
    >
      <Plot chart={chart} />
    </Figure>
  );
}
