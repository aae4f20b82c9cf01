import { minuteMs } from '../../../../contract/fields/times';
import { useCopy } from '../../../copy/use-copy';
import { trustedClock } from '../../../runner/device/trusted-clock';
import { useTime } from '../../../ui/schedule/use-time';

/** An attempt of more minutes is counted from here on. */
const longest = 600;

/** How many minutes an attempt has left. `endsAt`: trusted epoch milliseconds. */
export function TimeLeft({ endsAt }: { endsAt: number }) {
  const copy = useCopy();
  const steps = Array.from({ length: longest }, (_, minutes) => endsAt - minutes * minuteMs);
  const now = useTime(trustedClock.now, steps);
  const minutes = Math.ceil((endsAt - now) / minuteMs);
  return minutes > 0 ? <span>{copy.timeLeft(minutes * minuteMs)}</span> : null;
}
