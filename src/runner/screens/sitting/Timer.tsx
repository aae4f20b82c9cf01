import { useCopy } from '../../../copy/use-copy';
import type { Attempt } from '../../attempt/attempt';
import { tallyOf } from '../../attempt/palette';
import { windowAt } from '../../attempt/sections/windows';
import { isUrgent, lastMark, markAt, remaining, timerText } from '../../attempt/timer';

/** MM:SS until the end of the attempt, or of its locked section; red at 15 % or less. Computed from the end at every tick, never counted down. Announced at a few marks only; the last one in sight, below the head, which it moves nothing of. */
export function Timer({ attempt, now }: { attempt: Attempt; now: number }) {
  const copy = useCopy();
  const { from, until } = windowAt(attempt, now);
  const left = remaining(until, now);
  const total = until - from;
  const mark = markAt(left, total);
  const isOfSection = until !== attempt.deadline;
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
      <span
        aria-live="polite"
        className={
          mark === lastMark
            ? 'pointer-events-none absolute inset-x-0 top-full bg-warn-soft px-4 py-1 text-center font-semibold text-sm text-warn'
            : 'sr-only'
        }
      >
        {mark !== null && copy.timeLeft(mark, isOfSection)}
        {/* The clock of a locked section ends that section alone. */}
        {mark === lastMark && !isOfSection && ` · ${copy.submitCounts(tallyOf(attempt).answered, attempt.questionIds.length)}`}
      </span>
    </>
  );
}
