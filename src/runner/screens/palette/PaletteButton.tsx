import { useCopy } from '../../../copy/use-copy';
import { Button } from '../../../ui/controls/Button';
import type { Attempt } from '../../attempt/attempt';
import { tallyOf } from '../../attempt/palette';
import { windowOf } from '../../attempt/sections/windows';

/** Nine cells, on the grid of Sign.tsx, which pages without an attempt load too. */
const cells = 'M2 2h3v3H2zm4.5 0h3v3h-3zM11 2h3v3h-3zM2 6.5h3v3H2zm4.5 0h3v3h-3zm4.5 0h3v3h-3zM2 11h3v3H2zm4.5 0h3v3h-3zm4.5 0h3v3h-3z';

interface Props {
  attempt: Attempt;
  onOpen: () => void;
}

/** Opens the palette on a phone, and counts the answers in the paper or its current locked section. */
export function PaletteButton({ attempt, onOpen }: Props) {
  const copy = useCopy();
  const { questionIds } = windowOf(attempt, attempt.currentQuestionId);
  const { answered, marked } = tallyOf(attempt, questionIds);
  return (
    <Button variant="secondary" aria-haspopup="dialog" title={copy.palette} className="flex-col gap-0.5! px-1! py-0.5!" onClick={onOpen}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" className="size-4 shrink-0 fill-current">
        <path d={cells} />
      </svg>
      <span aria-hidden="true" className="font-normal text-xs tabular-nums leading-tight">
        {answered}/{questionIds.length}
      </span>
      <span className="sr-only">
        {copy.palette} {copy.tally(answered, questionIds.length, marked)}
      </span>
    </Button>
  );
}
