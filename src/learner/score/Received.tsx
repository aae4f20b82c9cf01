import { useState } from 'react';
import { useListCopy } from '../../copy/use-list-copy';
import { trustedClock } from '../../runner/device/trusted-clock';
import { Sign } from '../../ui/controls/Sign';
import { isSameDay, timesIn } from '../../ui/display/times';
import { useFigures } from '../figures';

interface Props {
  /** What was done, in a few words. */
  title: string;
  /** When the server received the submission; null: not known on this device. */
  at: string | null;
  /** How many questions were answered, as far as this device knows. */
  counts: { answered: number; of: number } | null;
}

/** That the server has a submission, since when, and how many questions it answers. */
export function Received({ title, at, counts }: Props) {
  const copy = useListCopy();
  const { momentText } = useFigures();
  const [now] = useState(trustedClock.now);
  const momentOf = (time: number) =>
    isSameDay(time, now) ? copy.today(timesIn(copy.locale, { timeStyle: 'short' }).format(time)) : momentText(time);
  return (
    <p className="flex items-center gap-3">
      <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-good-soft text-2xl text-good">
        <Sign of="check" />
      </span>
      <span>
        <span className="block font-bold text-good text-xl">{title}</span>{' '}
        {at !== null && <time dateTime={at}>{momentOf(Date.parse(at))}</time>}{' '}
        {counts !== null && <span className="block">{copy.submitCounts(counts.answered, counts.of)}</span>}
      </span>
    </p>
  );
}
