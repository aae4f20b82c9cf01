import type { Item } from '../../../contract/insight';
import { optionLetters } from '../../../contract/limits';
import { numberText } from './figures';

/** How many chose what, with the mean score of those who did; the right one is told by a sign. */
export function Distractors({ item: { options, skipped } }: { item: Item }) {
  const taken = [
    ...options.map((option, at) => ({ ...option, name: optionLetters[at] ?? String(at + 1) })),
    { ...skipped, name: 'Left', text: 'No answer', isCorrect: false },
  ];
  return (
    <ul className="flex min-w-56 flex-wrap gap-x-3 gap-y-0.5 tabular-nums">
      {taken.map(({ name, text, count, meanScore, isCorrect }) => (
        <li
          key={name}
          title={`${text} · mean score ${numberText(meanScore)}`}
          className={`relative ${isCorrect ? 'font-semibold text-good' : ''}`}
        >
          {isCorrect && <span className="sr-only">Right: </span>}
          {isCorrect && <span aria-hidden="true">✓ </span>}
          {name} {count}
          <span className="text-ink-soft text-xs"> ({numberText(meanScore)})</span>
        </li>
      ))}
    </ul>
  );
}
