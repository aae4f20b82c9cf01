import { type CSSProperties, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Passage } from '../../../../contract/question/passage';
import { usePassageCopy } from '../../../copy/use-passage-copy';
import { Figure } from '../../../pictures/Figure';
import { Sign } from '../../../ui/controls/Sign';
import { PassageContents } from '../../../ui/passage/PassageContents';
import type { PassageLayout } from './use-layout';
import type { PassageDraw } from './use-passage-draw';

interface Props extends PassageDraw {
  passage: Passage;
  title: string;
  layout: PassageLayout;
}

/** How far each passage was scrolled, until the page is left. */
const places = new Map<number, number>();

/** The passage under its title. On a phone the title is the head of a sheet: pressed, or dragged by its handle. */
export function PassagePane({ passage, title, layout, shown, isMoving, height, row, toggle, head, onDraw }: Props) {
  const copy = usePassageCopy();
  const { id } = passage;
  const region = useRef<HTMLElement>(null);
  const content = useId();
  const isSheet = layout === 'sheet';
  const isOpen = layout === 'beside' || shown !== 'down';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a passage that is opened again has no place of its own.
  useLayoutEffect(() => {
    if (region.current !== null) region.current.scrollTop = places.get(id) ?? 0;
  }, [id, isOpen]);
  // What the focus brings into sight stands above the sheet.
  useEffect(() => {
    if (!isSheet) return;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${row + (height ?? 0)}px`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [isSheet, row, height]);
  const sizes = { '--row': `${row}px`, '--height': height === null ? 'auto' : `${height}px` } as CSSProperties;
  return (
    <div
      data-pane
      data-moving={isMoving || undefined}
      className="flex min-w-0 flex-col border border-line bg-surface"
      style={isSheet ? sizes : undefined}
    >
      <div {...head} data-head-of-pane className="flex items-center">
        <h3 className="min-w-0 flex-1 font-semibold text-base text-brand-ink">
          {layout === 'beside' ? (
            <span className="block">{title}</span>
          ) : (
            <button
              ref={toggle}
              type="button"
              aria-expanded={isOpen}
              aria-controls={content}
              className="flex min-h-11 w-full items-center gap-3 rounded-card py-2 text-start"
              onClick={(event) => onDraw(isOpen ? 'down' : 'up', event)}
            >
              {title}
              <span aria-hidden="true" data-way className="border-current border-r-2 border-b-2" />
            </button>
          )}
        </h3>
        {isSheet && isOpen && (
          <button
            type="button"
            aria-pressed={shown === 'full'}
            title={copy.whole}
            aria-label={copy.whole}
            className="flex size-11 shrink-0 items-center justify-center rounded-control text-brand-ink"
            onClick={(event) => onDraw(shown === 'full' ? 'up' : 'full', event)}
          >
            <Sign of="enlarge" />
          </button>
        )}
      </div>
      <section
        id={content}
        ref={region}
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keyboard.
        tabIndex={0}
        hidden={!isOpen}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
        onScroll={({ currentTarget }) => places.set(id, currentTarget.scrollTop)}
      >
        <PassageContents passage={passage} Figure={Figure} />
      </section>
    </div>
  );
}
