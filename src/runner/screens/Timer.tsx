import type { Attempt } from '../attempt/attempt';
import { isUrgent, remaining, timerText } from '../attempt/timer';

/** MM:SS, red at 15 % or less. Computed from the deadline at every tick, never counted down. */
export function Timer({ attempt, now }: { attempt: Attempt; now: number }) {
  const left = remaining(attempt.deadline, now);
  const urgent = isUrgent(left, attempt.deadline - attempt.startedAt);
  return (
    <p
      role="timer"
      aria-label="Time left"
      data-urgent={urgent}
      className="rounded-control bg-raised px-3 py-1 font-bold text-lg tabular-nums data-[urgent=true]:bg-bad-soft data-[urgent=true]:text-bad"
    >
      {timerText(left)}
    </p>
  );
}
