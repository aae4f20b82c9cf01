import type { ReactNode } from 'react';
import { useHallCopy } from '../../../copy/use-hall-copy';
import { Button } from '../../../ui/controls/Button';

interface Props {
  isLocked: boolean;
  isAnswered: boolean;
  isFirst: boolean;
  isLast: boolean;
  onSave: () => void;
  onMark: () => void;
  onClear: () => void;
  onBy: (step: 1 | -1) => void;
  /** Shown beside Save & Next if the palette is not beside the question. */
  children: ReactNode;
}

const small = 'max-lg:gap-1 max-lg:px-1.5 max-lg:py-1 max-lg:text-sm max-lg:leading-tight max-sm:text-xs';

/** The hall's buttons, within reach of the thumb: two rows on a phone. With the palette beside the question, Submit is below the palette. */
export function HallBar({ isLocked, isAnswered, isFirst, isLast, children, ...on }: Props) {
  const words = useHallCopy();
  return (
    <div className="sticky bottom-0 -mx-4 mt-auto flex flex-col gap-1.5 border-line border-t bg-surface px-4 pt-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] lg:flex-row lg:gap-2 lg:py-3 [@media(max-height:30rem)]:static">
      <div className="grid grid-cols-[minmax(0,7fr)_minmax(0,4fr)_minmax(2.5rem,auto)_minmax(2.5rem,auto)] gap-1.5 lg:flex lg:flex-1 lg:gap-2">
        <Button variant="secondary" className={small} disabled={isLocked} data-key="m" onClick={on.onMark}>
          {words.markNext}
        </Button>
        <Button variant="secondary" className={small} disabled={isLocked || !isAnswered} data-key="r" onClick={on.onClear}>
          {words.clear}
        </Button>
        <Button
          variant="secondary"
          className={`${small} lg:ml-auto`}
          disabled={isLocked || isFirst}
          data-key="p"
          onClick={() => on.onBy(-1)}
        >
          <span aria-hidden="true">‹</span> <span className="max-sm:sr-only">{words.back}</span>
        </Button>
        <Button variant="secondary" className={small} disabled={isLocked || isLast} data-key="n" onClick={() => on.onBy(1)}>
          <span className="max-sm:sr-only">{words.next}</span> <span aria-hidden="true">›</span>
        </Button>
      </div>
      <div className="grid grid-cols-[minmax(0,11fr)_minmax(0,4fr)] gap-1.5 lg:flex">
        {children}
        <Button className={children ? small : ''} disabled={isLocked} data-key="s" onClick={on.onSave}>
          {words.saveNext}
        </Button>
      </div>
    </div>
  );
}
