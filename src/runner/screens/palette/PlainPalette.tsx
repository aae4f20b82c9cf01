import type { ComponentProps, ReactNode } from 'react';
import { isAnswered, isGiven } from '../../../../contract/assessment/given';
import { usePaletteCopy } from '../../../copy/use-palette-copy';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { onDemand } from '../../../ui/on-demand';
import { type Attempt, standingOf } from '../../attempt/attempt';
import { isHasty, tallyOf } from '../../attempt/palette';
import { windowAt, windowOf } from '../../attempt/sections/windows';
import { remaining, timerText } from '../../attempt/timer';
import { Palette } from './Palette';
import { PaletteSheet } from './PaletteSheet';

// Nearly no attempt is of a further chance.
const ReplacesNote = onDemand(async () => (await import('./ReplacesNote')).ReplacesNote);

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

interface HastyProps extends Omit<LookProps, 'onGo'> {
  /** The time left. */
  children: ReactNode;
}

/** In the confirmation of a hand-in: where it may be a slip, that nothing, or how little, is answered, in the place of the time left; of a further one, what it replaces. */
export function HastyNote({ attempt, now, children }: HastyProps) {
  const copy = usePaletteCopy();
  return (
    <>
      {isHasty(attempt, now) ? <Banner tone="warning">{copy.hasty(tallyOf(attempt).answered)}</Banner> : children}
      {attempt.chance && <ReplacesNote attempt={attempt} />}
    </>
  );
}

/**
 * In the confirmation of a hand-in: the time left, how many questions are marked, and the way to a number that is half typed, or to the first question that is open, and to
 * the first one marked. Where the hand-in may be a slip, the note of that takes the place of the time and of the open question.
 */
export function SubmitLook({ attempt, now, onGo }: LookProps) {
  const copy = usePaletteCopy();
  const { marked } = tallyOf(attempt);
  // Of a locked section, the questions that can still be reached.
  const { questionIds } = windowOf(attempt, attempt.currentQuestionId);
  const isOpen = (id: number) => !isAnswered(standingOf(attempt, id));
  const half = questionIds.find((id) => isOpen(id) && isGiven(standingOf(attempt, id)));
  const open = half ?? (isHasty(attempt, now) ? undefined : questionIds.find(isOpen));
  const toLook = questionIds.find((id) => standingOf(attempt, id).markedForReview);
  const numberOf = (id: number) => attempt.questionIds.indexOf(id) + 1;
  return (
    <>
      <HastyNote attempt={attempt} now={now}>
        <p>
          {copy.timeLeft(timerText(remaining(windowAt(attempt, now).until, now)))}
          {marked > 0 && ` ${copy.markedCount(marked)}`}
        </p>
      </HastyNote>
      <div className="-mx-2 flex flex-wrap gap-2 empty:hidden">
        {open !== undefined && (
          <Button variant="quiet" className="px-2!" onClick={() => onGo(open)}>
            {half === undefined ? copy.toOpen(numberOf(open)) : copy.toHalf(numberOf(half))}
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
