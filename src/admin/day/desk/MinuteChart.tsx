import { useMemo } from 'react';
import type { Desk } from '../../../../contract/assessment/desk';
import { ChartCard } from '../../../ui/chart/ChartCard';
import { Plot } from '../../../ui/chart/Plot';
import { EmptyState } from '../../../ui/controls/Card';
import { useDayCopy } from '../../words/use-day-copy';
import { numberText } from '../../words/wording/figures';
import { minuteBins } from './minute-bins';
import { binText, minuteChart } from './minute-chart';

/** When starts and hand-ins arrived: a chart, and the same numbers as a table. */
export function MinuteChart({ byMinute }: Pick<Desk, 'byMinute'>) {
  const copy = useDayCopy();
  const { desk, locale } = copy;
  const { minutes, bins } = useMemo(() => minuteBins(byMinute), [byMinute]);
  const chart = useMemo(() => minuteChart(bins, copy), [bins, copy]);
  if (bins.length === 0) return <EmptyState>{desk.noMinutes}</EmptyState>;
  const textOf = binText(bins, locale);
  const rows = bins
    .filter(({ starts, handIns }) => starts + handIns > 0)
    .map((bin) => [textOf(bin), numberText(bin.starts), numberText(bin.handIns)]);
  return (
    <ChartCard
      title={minutes === 1 ? desk.minutes : desk.minutesOf(minutes)}
      columns={[desk.columns.time, desk.columns.starts, desk.columns.handIns]}
      rows={rows}
    >
      <Plot chart={chart} />
    </ChartCard>
  );
}
