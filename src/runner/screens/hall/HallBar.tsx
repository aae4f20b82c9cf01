import type { ReactNode } from 'react';
import { useHallCopy } from '../../../copy/use-hall-copy';
import { useWide } from '../../../ui/browser/use-wide';
import { Button } from '../../../ui/controls/Button';
import { HallTurn } from './HallTurn';

interface Props {
  isLocked: boolean;
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

/** On a phone one row, no column narrower than its longest word; two where the browser's own text is so large that a row has no room. */
const row =
  'grid grid-cols-[minmax(min-content,6fr)_minmax(min-content,4fr)_minmax(3.25rem,auto)_minmax(min-content,4fr)] gap-1.5 lg:flex lg:flex-wrap lg:gap-2 @max-[13.2rem]:grid-cols-[repeat(2,minmax(min-content,1fr))]';

/**
 * The hall's buttons: on a phone, one row within reach of the thumb, with Back and Next beside the number of the question instead. With
 * the palette beside the question, Submit is below the palette.
 */
export function HallBar({ isLocked, isGiven, isFirst, isLast, children, ...on }: Props) {
  const words = useHallCopy();
  const isWide = useWide();
  return (
    <div className="thumb-row lg:py-3">
      <div className={row}>
        <Button variant="secondary" className={small} disabled={isLocked} data-key="m" onClick={on.onMark}>
          {words.markNext}
        </Button>
        <Button variant="secondary" className={small} disabled={isLocked || !isGiven} data-key="r" onClick={on.onClear}>
          {words.clear}
        </Button>
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
  );
}
