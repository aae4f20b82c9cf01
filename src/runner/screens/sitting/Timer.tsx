import { useCopy } from '../../../copy/use-copy';
import type { Attempt } from '../../attempt/attempt';
import { windowAt } from '../../attempt/sections/windows';
import { isUrgent, markAt, remaining, timerText } from '../../attempt/timer';

/** MM:SS until the end of the attempt, or of its locked section; red at 15 % or less. Computed from the end at every tick, never counted down. Announced at a few marks only. */
export function Timer({ attempt, now }: { attempt: Attempt; now: number }) {
  const copy = useCopy();
  const { from, until } = windowAt(attempt, now);
  const left = remaining(until, now);
  const total = until - from;
  const mark = markAt(left, total);
  return (
    <>
      <p
        role="timer"
        aria-label={copy.timer}
        data-urgent={isUrgent(left, total)}
        className="rounded-control bg-raised px-3 py-1 font-bold text-lg tabular-nums data-[urgent=true]:bg-bad-soft data-[urgent=true]:text-bad"
      >
        {timerText(left)}
      </p>
      <span aria-live="polite" className="sr-only">
        {mark !== null && copy.timeLeft(mark)}
      </span>
    </>
  );
}
