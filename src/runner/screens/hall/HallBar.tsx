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
  /** Shown below the buttons if the palette is not beside the question. */
  children: ReactNode;
}

const small = 'text-sm leading-tight max-sm:gap-1 max-sm:px-1.5 sm:text-base';

/** The hall's buttons, within reach of the thumb. With the palette beside the question, Submit is below the palette. */
export function HallBar({ isLocked, isAnswered, isFirst, isLast, children, ...on }: Props) {
  const words = useHallCopy();
  return (
    <div className="sticky bottom-0 -mx-4 mt-auto flex flex-col gap-2 border-line border-t bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:flex-row lg:py-3 [@media(max-height:30rem)]:static">
      <div className="grid grid-cols-[auto_1fr] gap-2 lg:flex">
        <Button variant="secondary" className={small} disabled={isLocked} data-key="m" onClick={on.onMark}>
          {words.markNext}
        </Button>
        <Button variant="secondary" className={small} disabled={isLocked || !isAnswered} data-key="r" onClick={on.onClear}>
          {words.clear}
        </Button>
      </div>
      <div className="grid grid-cols-[auto_auto_1fr] gap-2 lg:ml-auto lg:flex">
        <Button variant="secondary" className={small} disabled={isLocked || isFirst} data-key="p" onClick={() => on.onBy(-1)}>
          <span aria-hidden="true">‹</span> {words.back}
        </Button>
        <Button variant="secondary" className={small} disabled={isLocked || isLast} data-key="n" onClick={() => on.onBy(1)}>
          {words.next} <span aria-hidden="true">›</span>
        </Button>
        <Button disabled={isLocked} data-key="s" onClick={on.onSave}>
          {words.saveNext}
        </Button>
      </div>
      {children}
    </div>
  );
}
