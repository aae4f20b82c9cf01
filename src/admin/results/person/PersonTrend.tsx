import { useMemo } from 'react';
import type { PersonTest } from '../../../../contract/assessment/person-tests';
import { ChartCard } from '../../../ui/chart/ChartCard';
import { Plot } from '../../../ui/chart/Plot';
import { timesIn } from '../../../ui/display/times';
import { numberText, shareText } from '../../words/wording/figures';
import { usePersonWords } from '../list/use-words-of-groups';
import { personTrendChart, trendPlaces } from './trend-chart';

/** Shares of marks from test to test, beside the average of all; nothing for fewer than two tests. */
export function PersonTrend({ tests }: { tests: readonly PersonTest[] }) {
  const copy = usePersonWords();
  const { personTests, charts } = copy;
  const all = useMemo(() => trendPlaces(tests), [tests]);
  const day = useMemo(() => timesIn(copy.locale, { day: 'numeric', month: 'short' }), [copy.locale]);
  const chart = useMemo(() => personTrendChart(all, copy, (time) => day.format(Date.parse(time))), [all, copy, day]);
  if (all.length < 2) return null;
  return (
    // The list has the same numbers. The chart would be empty on paper: it is drawn anew, and too late, for the tests of a print-out.
    <div data-unprinted>
      <ChartCard
        title={personTests.trend}
        note={personTests.trendNote}
        columns={[charts.assessment, charts.date, personTests.own, personTests.ofAll, charts.learners]}
        rows={all.map(({ test, share, mean }) => [
          test.name,
          day.format(Date.parse(test.submittedAt)),
          shareText(share),
          shareText(mean),
          numberText(test.participants),
        ])}
      >
        <Plot chart={chart} />
      </ChartCard>
    </div>
  );
}
