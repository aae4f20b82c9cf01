import type { Item } from '../../../contract/assessment/statistics';
import { optionLetters } from '../../../contract/fields/limits';
import { Sign } from '../../ui/controls/Sign';
import { numberText } from '../copy/figures';
import { useAdminCopy } from '../copy/use-admin-copy';

/** How often each option was chosen, with the mean score of those learners; a sign marks the right option. */
export function Distractors({ item: { options, skipped } }: { item: Item }) {
  const copy = useAdminCopy();
  const taken = [
    ...options.map((option, at) => ({ ...option, name: optionLetters[at] ?? String(at + 1) })),
    { ...skipped, name: copy.statistics.skipped, text: copy.statistics.noAnswer, isCorrect: false },
  ];
  return (
    <ul className="flex min-w-40 flex-wrap gap-x-3 gap-y-0.5 tabular-nums">
      {taken.map(({ name, text, count, meanScore, isCorrect }) => (
        <li
          key={name}
          title={copy.statistics.optionHint(text, numberText(meanScore))}
          className={`relative ${isCorrect ? 'font-semibold text-good' : ''}`}
        >
          {isCorrect && <span className="sr-only">{copy.statistics.right}</span>}
          {isCorrect && (
            <span className="mr-1">
              <Sign of="check" />
            </span>
          )}
          {name} {numberText(count)}
          <span className="text-ink-soft text-xs"> ({numberText(meanScore)})</span>
        </li>
      ))}
    </ul>
  );
}
