import { useCopy } from '../../../copy/use-copy';
import { Button } from '../../../ui/controls/Button';
import type { Attempt } from '../../attempt/attempt';
import { tallyOf } from '../../attempt/palette';
import { windowOf } from '../../attempt/sections/windows';

interface Props {
  attempt: Attempt;
  isLocked: boolean;
  onOpen: () => void;
  onSubmit: () => void;
}

/** The bar at the bottom of small screens: progress in the paper or its current locked section, the palette button, and Submit. */
export function PaletteBar({ attempt, isLocked, onOpen, onSubmit }: Props) {
  const copy = useCopy();
  const { questionIds } = windowOf(attempt, attempt.currentQuestionId);
  const { answered, marked } = tallyOf(attempt, questionIds);
  return (
    <div className="grid flex-1 grid-cols-[1fr_auto] gap-1.5 lg:hidden">
      <Button variant="secondary" aria-haspopup="dialog" className="flex-col gap-0! px-1! py-1! text-sm leading-tight" onClick={onOpen}>
        {copy.palette}{' '}
        <span className="font-normal text-ink-soft text-xs tabular-nums leading-tight">
          {copy.tally(answered, questionIds.length, marked)}
        </span>
      </Button>
      <Button variant="secondary" className="px-2! py-1! text-sm leading-tight max-sm:text-xs" disabled={isLocked} onClick={onSubmit}>
        {copy.submit}
      </Button>
    </div>
  );
}
