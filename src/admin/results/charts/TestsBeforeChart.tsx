import { useMemo } from 'react';
import type { TestsBefore } from '../../../../contract/assessment/tests-before';
import { ChartCard } from '../../../ui/chart/ChartCard';
import { Plot } from '../../../ui/chart/Plot';
import { EmptyState } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { useResultsCopy } from '../../words/use-results-copy';
import { numberText, shareText } from '../../words/wording/figures';
import { dayText, sharesOf, testsBeforeChart } from './tests-before-chart';
import { useComparison } from './use-overview';

/** An assessment beside the last five before it. */
export function TestsBeforeChart({ id, handedIn }: { id: number; handedIn: number }) {
  const { charts } = useResultsCopy();
  return (
    <Fetched query={useComparison(id, handedIn)} failed={charts.lastFiveFailed}>
      {(comparison) => (comparison.length < 2 ? <EmptyState>{charts.noOther}</EmptyState> : <Drawn comparison={comparison} />)}
    </Fetched>
  );
}

function Drawn({ comparison }: { comparison: TestsBefore }) {
  const copy = useResultsCopy();
  const { charts } = copy;
  // Time runs to the right; the server's list begins with the assessment itself.
  const compared = useMemo(() => comparison.toReversed(), [comparison]);
  const chart = useMemo(() => testsBeforeChart(compared, copy), [compared, copy]);
  return (
    <ChartCard
      title={charts.lastFive}
      note={charts.lastFiveNote}
      columns={[charts.assessment, charts.date, charts.mean, charts.median, charts.participation, charts.handIns]}
      rows={compared.map((one, at) => {
        const { mean, median, participation } = sharesOf(one);
        const name = at === compared.length - 1 ? charts.thisOne(one.name) : one.name;
        const handIns = charts.ofLearners(numberText(one.participants), numberText(one.learners));
        return [name, dayText(copy, one), shareText(mean), shareText(median), shareText(participation), handIns];
      })}
    >
      <Plot chart={chart} />
    </ChartCard>
  );
}
