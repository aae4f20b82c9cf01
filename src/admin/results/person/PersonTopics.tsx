import { accuracyOf, attemptedOf } from '../../../../analysis/breakdown';
import type { PersonTest } from '../../../../contract/assessment/person-tests';
import { ChartCard } from '../../../ui/chart/ChartCard';
import { useResultsCopy } from '../../words/use-results-copy';
import { numberText, shareText } from '../../words/wording/figures';
import { ShareBars } from '../charts/ShareBars';
import { topicSums } from './topics';

/** Right answers by category over these tests, the weakest category first; nothing without a category. */
export function PersonTopics({ tests }: { tests: readonly PersonTest[] }) {
  const { personTests, charts } = useResultsCopy();
  const sums = topicSums(tests);
  if (sums.length === 0) return null;
  return (
    <ChartCard
      title={personTests.topics}
      note={personTests.topicsNote}
      columns={[personTests.topic, charts.accuracy, charts.right, personTests.partly, charts.wrong, charts.skipped, personTests.tests]}
      rows={sums.map((sum) => [
        sum.name,
        shareText(accuracyOf(sum)),
        numberText(sum.correct),
        numberText(sum.partly),
        numberText(sum.wrong),
        numberText(sum.unattempted),
        numberText(sum.tests),
      ])}
    >
      <ShareBars bars={sums.map((sum) => ({ name: sum.name, right: sum.correct, given: attemptedOf(sum) }))} />
    </ChartCard>
  );
}
