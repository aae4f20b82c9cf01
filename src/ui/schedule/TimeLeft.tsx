import { minuteMs } from '../../../contract/fields/times';
import { useStartNotesCopy } from '../../copy/use-start-notes-copy';
import { useTime } from './use-time';

/** An attempt of more minutes is counted from here on. */
const longest = 600;

/** How many whole minutes an attempt has left. `endsAt`: epoch milliseconds of the clock. */
export function TimeLeft({ endsAt, clock }: { endsAt: number; clock: () => number }) {
  const copy = useStartNotesCopy();
  // Just after each whole minute.
  const steps = Array.from({ length: longest }, (_, minutes) => endsAt - minutes * minuteMs + 1);
  const left = endsAt - useTime(clock, steps);
  return left > 0 ? <span>{copy.minutesLeft(Math.floor(left / minuteMs))}</span> : null;
}
