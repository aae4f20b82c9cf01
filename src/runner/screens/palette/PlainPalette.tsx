import type { ComponentProps } from 'react';
import { isAnswered } from '../../../../contract/assessment/given';
import { usePaletteCopy } from '../../../copy/use-palette-copy';
import { Button } from '../../../ui/controls/Button';
import { type Attempt, standingOf } from '../../attempt/attempt';
import { tallyOf } from '../../attempt/palette';
import { windowAt, windowOf } from '../../attempt/sections/windows';
import { remaining, timerText } from '../../attempt/timer';
import { Palette } from './Palette';
import { PaletteSheet } from './PaletteSheet';

type Props = ComponentProps<typeof Palette> & ComponentProps<typeof PaletteSheet> & { isWide: boolean };

/** The palette: beside the question on wide screens, in a sheet on phones, below what the caller puts there. */
export function PlainPalette({ paper, attempt, onGo, isWide, children, ...sheet }: Props) {
  const palette = <Palette paper={paper} attempt={attempt} onGo={onGo} />;
  return (
    <>
      {isWide && <aside className="sticky top-36 self-start">{palette}</aside>}
      <PaletteSheet {...sheet}>
        {children}
        {palette}
      </PaletteSheet>
    </>
  );
}

interface LookProps {
  attempt: Attempt;
  /** Trusted time, milliseconds. */
  now: number;
  onGo: (questionId: number) => void;
}

/** In the confirmation of a hand-in: the time left, how many questions are marked, and the way to the first one that is open or marked. */
export function SubmitLook({ attempt, now, onGo }: LookProps) {
  const copy = usePaletteCopy();
  const { marked } = tallyOf(attempt);
  // Of a locked section, the questions that can still be reached.
  const { questionIds } = windowOf(attempt, attempt.currentQuestionId);
  const open = questionIds.find((id) => !isAnswered(standingOf(attempt, id)));
  const toLook = questionIds.find((id) => standingOf(attempt, id).markedForReview);
  const numberOf = (id: number) => attempt.questionIds.indexOf(id) + 1;
  return (
    <>
      <p>
        {copy.timeLeft(timerText(remaining(windowAt(attempt, now).until, now)))}
        {marked > 0 && ` ${copy.markedCount(marked)}`}
      </p>
      <div className="-mx-2 flex flex-wrap gap-2 empty:hidden">
        {open !== undefined && (
          <Button variant="quiet" className="px-2!" onClick={() => onGo(open)}>
            {copy.toOpen(numberOf(open))}
          </Button>
        )}
        {toLook !== undefined && toLook !== open && (
          <Button variant="quiet" className="px-2!" onClick={() => onGo(toLook)}>
            {copy.toMarked(numberOf(toLook))}
          </Button>
        )}
      </div>
    </>
  );
}
