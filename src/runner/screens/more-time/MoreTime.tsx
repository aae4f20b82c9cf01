import { useMoreTimeCopy } from '../../../copy/use-more-time-copy';
import { DialogButton } from '../../../ui/controls/DialogButton';
import type { SittingProps } from '../store/use-sitting';
import { MoreTimeDialog } from './MoreTimeDialog';
import { useMoreTime } from './use-more-time';

/** A clock with a plus, on the grid of Sign.tsx, which pages without schedules load too. */
const sign = 'M13.2 6.2A5.75 5.75 0 1 1 9 2.6M7.5 5v3.5l2.2 1.6M13 .8v4.4M10.8 3h4.4';

/** Beside the clock: the minutes that everybody got, and the way to type a time code. */
export function MoreTime({ runner, state: { paper, attempt, isOurs } }: Pick<SittingProps, 'runner' | 'state'>) {
  const copy = useMoreTimeCopy();
  useMoreTime(runner, attempt);
  const { moreMinutes } = attempt;
  const name = moreMinutes === undefined ? copy.moreTime : `${copy.moreTime}: ${copy.plus(moreMinutes)}`;
  return (
    <DialogButton
      aria-label={name}
      title={name}
      className="gap-1! px-2! text-sm tabular-nums whitespace-nowrap"
      disabled={!isOurs || attempt.status !== 'in-progress'}
      dialog={(opening) => <MoreTimeDialog {...opening} runner={runner} paper={paper} total={moreMinutes} />}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-5 fill-none stroke-current stroke-[1.5]">
        <path d={sign} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {moreMinutes !== undefined && <span aria-hidden="true">{copy.plus(moreMinutes)}</span>}
    </DialogButton>
  );
}
