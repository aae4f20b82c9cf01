import type { Item } from '../../../../contract/assessment/statistics';
import { Figure } from '../../../ui/chart/Figure';
import { useResultsCopy } from '../../words/use-results-copy';
import { numberText } from '../../words/wording/figures';
import { accuracyOf, answersBySection } from './answers';
import { shareText } from './figures';

/** How right the answers to each section's questions are. Bars are borders: forced colours take backgrounds away. */
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
      <div aria-hidden="true" className="flex max-h-64 flex-col gap-3 overflow-y-auto">
        {sections.map((one) => {
          const accuracy = accuracyOf(one);
          return (
            <div key={one.name} className="flex flex-col gap-1 text-sm">
              <div className="flex items-baseline justify-between gap-3">
                <span className="wrap-anywhere min-w-0">{one.name}</span>
                <span className="shrink-0 text-ink-soft tabular-nums">
                  {charts.ofGiven(numberText(one.right), numberText(one.right + one.wrong))}
                  <span className="ml-2 font-semibold text-ink">{shareText(accuracy)}</span>
                </span>
              </div>
              <div className="overflow-hidden rounded-full border border-line-strong bg-raised">
                <div className="border-good border-t-8" style={{ width: `${(accuracy ?? 0) * 100}%` }} />
              </div>
            </div>
          );
        })}
      </div>
    </Figure>
  );
}
