import type { Item } from '../../../../contract/assessment/statistics';
import { Figure } from '../../../ui/chart/Figure';
import { useResultsCopy } from '../../words/use-results-copy';
import { numberText } from '../../words/wording/figures';
import { accuracyOf, answersBySection } from './answers';
import { shareText } from './figures';
import { ShareBars } from './ShareBars';

/** How right the answers to each section's questions are. */
export function SectionFigure({ items }: { items: readonly Item[] }) {
  const { charts } = useResultsCopy();
  const sections = answersBySection(items);
  return (
    <Figure
      title={charts.sections}
      note={charts.sectionsNote}
      columns={[charts.section, charts.accuracy, charts.right, charts.wrong, charts.skipped]}
      rows={sections.map((one) => [
        one.name,
        shareText(accuracyOf(one)),
        numberText(one.right),
        numberText(one.wrong),
        numberText(one.skipped),
      ])}
    >
      <ShareBars bars={sections.map(({ name, right, wrong }) => ({ name, right, given: right + wrong }))} />
    </Figure>
  );
}
