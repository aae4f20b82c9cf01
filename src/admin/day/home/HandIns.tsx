import { useMemo } from 'react';
import { Figure } from '../../../ui/chart/Figure';
import { Plot } from '../../../ui/chart/Plot';
import { EmptyState } from '../../../ui/controls/Card';
import { useDayCopy } from '../../words/use-day-copy';
import { numberText } from '../../words/wording/figures';
import { hourChart, hourText } from './hour-chart';

/** The day's hand-ins of all assessments, by hour. */
export function HandIns({ handIns, from }: { handIns: readonly number[]; from: string }) {
  const copy = useDayCopy();
  const { today, locale } = copy;
  const chart = useMemo(() => hourChart(handIns, from, copy), [handIns, from, copy]);
  const total = handIns.reduce((sum, count) => sum + count, 0);
  if (total === 0) return <EmptyState scene="results">{today.noHandIns}</EmptyState>;
  const textOf = hourText(from, locale);
  const rows = handIns.flatMap((count, hour) => (count === 0 ? [] : [[textOf(hour), numberText(count)]]));
  return (
    <Figure title={today.handIns} note={today.handInsOf(total)} columns={[today.hour, today.handedIn]} rows={rows}>
      <Plot chart={chart} />
    </Figure>
  );
}
