import { useCopy } from '../../../copy/use-copy';
import { useSectionCopy } from '../../../copy/use-section-copy';
import { useTabInSight } from '../../../ui/browser/use-tab-in-sight';
import type { ShownSection } from './sections-shown';

interface Props {
  sections: readonly ShownSection[];
  currentQuestionId: number;
  onGo: (questionId: number) => void;
  /** Says why a section cannot be entered. */
  onRefused: (reason: string) => void;
}

/**
 * One tab a section, which leads to its first question. The tab of a locked section that is not the current one leads nowhere and says why.
 * It can still have the focus, so that a screen reader reads the reason.
 */
export function SectionTabs({ sections, currentQuestionId, onGo, onRefused }: Props) {
  const copy = useCopy();
  const words = useSectionCopy();
  const selected = sections.findIndex(({ questionIds }) => questionIds.includes(currentQuestionId));
  const list = useTabInSight(selected);
  const below = ({ state, minutes, marks }: ShownSection): string => {
    const parts = [
      state === 'over' || state === 'now' ? words[state] : minutes !== null && words.min(minutes),
      state !== 'over' && words.marksEach(marks.right, marks.wrong),
    ];
    return parts.filter(Boolean).join(' · ');
  };
  return (
    <div ref={list} role="tablist" aria-label={copy.subjects} className="relative -mx-4 flex gap-1 overflow-x-auto px-4 pt-1">
      {sections.map((section, i) => {
        const { name, state, questionIds } = section;
        const reason =
          state === 'over' ? words.whyOver(name) : state === 'later' ? words.whyLater(name, sections[i - 1]?.name ?? '') : null;
        const [first] = questionIds;
        return (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={i === selected}
            aria-disabled={reason !== null}
            aria-controls="question"
            title={reason ?? undefined}
            data-state={state}
            onClick={() => (reason === null ? first !== undefined && onGo(first) : onRefused(reason))}
            className="min-h-11 shrink-0 border-transparent border-b-3 px-3 text-left font-semibold text-ink-soft text-sm leading-tight hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:hover:text-ink-soft aria-selected:border-brand aria-selected:text-brand-ink"
          >
            {name}
            <span className="block font-normal text-xs tabular-nums">{below(section)}</span>
          </button>
        );
      })}
    </div>
  );
}
