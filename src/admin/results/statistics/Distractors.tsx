import type { Item } from '../../../../contract/assessment/statistics';
import { optionLetters } from '../../../../contract/fields/limits';
import { Sign } from '../../../ui/controls/Sign';
import { typedKind } from '../../bank/kinds/admin-kinds';
import { useResultsCopy } from '../../words/use-results-copy';
import { numberText } from '../../words/wording/figures';

type Taken = Item['skipped'];

interface Shown extends Taken {
  name: string;
  text: string;
  isCorrect: boolean;
  /** Whether the name is a number that learners typed. */
  isTyped?: boolean;
}

/** How often each option was chosen, or each number typed, with the mean score of those learners; a sign marks the right ones. */
export function Distractors({ item }: { item: Item }) {
  const copy = useResultsCopy();
  const { markKinds, kinds } = copy;
  const { options, skipped, right, partly, values = [], otherValues } = item;
  const typed = typedKind(item);
  const others = typed ? kinds.typed[typed].others : '';
  const taken: Shown[] = [
    ...options.map((option, at) => ({ ...option, name: optionLetters[at] ?? String(at + 1) })),
    ...values.map((one) => ({ ...one, name: one.value, text: one.value, isTyped: true })),
    ...(otherValues && otherValues.count > 0 ? [{ ...otherValues, name: others, text: others, isCorrect: false }] : []),
    { ...skipped, name: copy.statistics.skipped, text: copy.statistics.noAnswer, isCorrect: false },
    ...(partly && right ? [{ ...right, name: markKinds.allRight, text: markKinds.whole, isCorrect: true }] : []),
    ...(partly && partly.count > 0 ? [{ ...partly, name: markKinds.partly, text: markKinds.whole, isCorrect: false }] : []),
  ];
  return (
    <ul className="flex min-w-40 flex-wrap gap-x-3 gap-y-0.5 tabular-nums">
      {taken.map(({ name, text, count, meanScore, isCorrect, isTyped = false }) => (
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
          {isTyped ? markKinds.count(name, numberText(count)) : `${name} ${numberText(count)}`}
          <span className="text-ink-soft text-xs"> ({numberText(meanScore)})</span>
        </li>
      ))}
    </ul>
  );
}
