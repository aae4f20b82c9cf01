import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Passage } from '../../../../contract/question/passage';
import { usePassageCopy } from '../../../copy/use-passage-copy';
import { Figure } from '../../../pictures/Figure';
import { PassageContents } from '../../../ui/passage/PassageContents';

export interface BesidePassageProps {
  passage: Passage;
  /** Numbers of the first and the last question of the set in the paper. */
  from: number;
  to: number;
  /** The question. */
  children: ReactNode;
}

/** How far each passage was scrolled, and which ones were folded, until the page is left. */
const places = new Map<number, number>();
const folded = new Set<number>();

/**
 * A question with its passage: beside it on a wide screen, above it and folding on a narrow one. The passage stays where it was read while one moves within
 * the set, and when one comes back to it.
 */
export function BesidePassage({ passage, from, to, children }: BesidePassageProps) {
  const copy = usePassageCopy();
  const { id } = passage;
  const [isOpen, setOpen] = useState(!folded.has(id));
  const region = useRef<HTMLElement>(null);
  const title = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a passage that is opened again has no place of its own.
  useLayoutEffect(() => {
    if (region.current !== null) region.current.scrollTop = places.get(id) ?? 0;
  }, [id, isOpen]);
  const turn = () => {
    if (isOpen) folded.add(id);
    else folded.delete(id);
    setOpen(!isOpen);
  };
  const words = copy.of(from, to);
  return (
    <div data-passage className="grid min-w-0 gap-2 sm:gap-4 xl:grid-cols-2 xl:gap-6">
      <div className="flex min-w-0 flex-col rounded-card border border-line bg-surface xl:sticky xl:top-36 xl:max-h-[calc(100dvh-10rem)] xl:self-start">
        <h3 className="font-semibold text-base">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={title}
            className="flex min-h-11 w-full items-center justify-between gap-3 rounded-card px-4 py-2 text-start text-brand-ink xl:hidden"
            onClick={turn}
          >
            {words}
            <span
              aria-hidden="true"
              className={`size-2.5 shrink-0 border-current border-r-2 border-b-2 ${isOpen ? 'rotate-225' : 'rotate-45'}`}
            />
          </button>
          <span className="hidden px-4 pt-3 text-brand-ink xl:block">{words}</span>
        </h3>
        <section
          id={title}
          ref={region}
          aria-label={words}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keyboard.
          tabIndex={0}
          className={`max-h-[max(4.5rem,56dvh-11rem)] min-h-0 overflow-y-auto overscroll-contain rounded-card px-4 pb-2 max-sm:[#question:has([data-only])_&]:max-h-[max(3rem,56dvh-13.25rem)] sm:max-h-[40dvh] sm:pb-4 xl:max-h-none xl:pt-2 ${isOpen ? '' : 'max-xl:hidden'}`}
          onScroll={({ currentTarget }) => places.set(id, currentTarget.scrollTop)}
        >
          <PassageContents passage={passage} Figure={Figure} />
        </section>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
