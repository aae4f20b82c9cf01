import { useScheduleCopy } from '../../../copy/use-schedule-copy';
import { countdownText } from './countdown';

/** The time left until the opening, milliseconds. Not read aloud at each change. */
export function Countdown({ left }: { left: number }) {
  const copy = useScheduleCopy();
  return (
    <div className="flex flex-col items-center gap-1 rounded-card bg-brand-soft px-4 py-5 text-brand-ink">
      <p id="countdown-name" className="text-sm">
        {copy.countdown}
      </p>
      <p role="timer" aria-labelledby="countdown-name" aria-live="off" className="text-center font-bold text-4xl tabular-nums">
        {countdownText(left, copy)}
      </p>
    </div>
  );
}
