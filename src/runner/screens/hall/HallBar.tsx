import type { ReactNode } from 'react';
import { useHallCopy } from '../../../copy/use-hall-copy';
import { useWide } from '../../../ui/browser/use-wide';
import { Button } from '../../../ui/controls/Button';
import { HallTurn } from './HallTurn';

interface Props {
  isLocked: boolean;
  /** Whether the text is larger than usual. */
  isLarge: boolean;
  isGiven: boolean;
  isFirst: boolean;
  isLast: boolean;
  onSave: () => void;
  onMark: () => void;
  onClear: () => void;
  onBy: (step: 1 | -1) => void;
  /** The button of the palette, if the palette is not beside the question. */
  children: ReactNode;
}

const small = 'max-lg:gap-1 max-lg:px-1.5 max-lg:py-1 max-lg:text-sm max-lg:leading-tight max-sm:text-xs';

/** Of a phone's row: all buttons, and without *Clear Response*. */
const columns = [
  'grid-cols-[minmax(min-content,6fr)_minmax(min-content,4fr)_minmax(3.25rem,auto)_minmax(min-content,4fr)]',
  'grid-cols-[minmax(min-content,6fr)_minmax(3.25rem,auto)_minmax(min-content,4fr)]',
] as const;

/** On a phone one row, no column narrower than its longest word; two where the browser's own text is so large that a row has no room. */
const row = 'grid gap-1.5 lg:flex lg:flex-wrap lg:gap-2 @max-[13.2rem]:grid-cols-[repeat(2,minmax(min-content,1fr))]';

/**
 * The hall's buttons: on a phone, one row within reach of the thumb, with Back and Next beside the number of the question instead. With
 * the palette beside the question, Submit is below the palette. In large text *Clear Response* stands at the end of the question: the row is two lines lower.
 */
export function HallBar({ isLocked, isLarge, isGiven, isFirst, isLast, children, ...on }: Props) {
  const words = useHallCopy();
  const isWide = useWide();
  const isApart = isLarge && !isWide;
  const clear = (
    <Button
      variant="secondary"
      className={`${small} scroll-mb-24 self-end`}
      disabled={isLocked || !isGiven}
      data-key="r"
      onClick={({ currentTarget }) => {
        // It takes no press any more, and would drop the focus.
        if (document.activeElement === currentTarget)
          document.querySelector<HTMLElement>('#question input')?.focus({ preventScroll: true });
        on.onClear();
      }}
    >
      {words.clear}
    </Button>
  );
  return (
    <>
      {isApart && clear}
      <div className="thumb-row lg:py-3">
        <div className={`${row} ${columns[isApart ? 1 : 0]}`}>
          <Button variant="secondary" className={small} disabled={isLocked} data-key="m" onClick={on.onMark}>
            {words.markNext}
          </Button>
          {!isApart && clear}
          {isWide && (
            <>
              <HallTurn by={-1} isDisabled={isLocked || isFirst} onBy={on.onBy} />
              <HallTurn by={1} isDisabled={isLocked || isLast} onBy={on.onBy} />
            </>
          )}
          {children}
          <Button className={small} disabled={isLocked} data-key="s" onClick={on.onSave}>
            {words.saveNext}
          </Button>
        </div>
      </div>
    </>
  );
}
