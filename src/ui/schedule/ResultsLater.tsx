import { useEffect, useEffectEvent, useState } from 'react';
import { useCopy } from '../../copy/use-copy';
import { useScheduleCopy } from '../../copy/use-schedule-copy';
import { useOnline } from '../browser/use-online';
import { saidOf } from './moments';
import { useTime } from './use-time';

/** Devices fetch released results one after another, over this time; first a moment in which clocks may differ. Milliseconds. */
const spreadMs = 58_000;
const slackMs = 2_000;

interface Props {
  /** When the results are released, epoch milliseconds. */
  at: number;
  /** Trusted epoch milliseconds. */
  now: () => number;
  /** Called once the results can be fetched; absent where none are fetched. */
  onRelease?: () => void;
  /** As an awaited result has it. */
  isOfChance?: boolean | undefined;
}

/** Says when results are released, then only that they are out, and fetches them. */
export function ResultsLater({ at, now, onRelease, isOfChance }: Props) {
  const { locale } = useCopy();
  const copy = useScheduleCopy();
  const isOnline = useOnline();
  // Never at once: a server whose time differs would be asked again and again.
  const [fetchAt] = useState(() => Math.max(at, now()) + slackMs + Math.random() * spreadMs);
  const time = useTime(now, [new Date(at).setHours(0, 0, 0, 0), at, fetchAt]);
  const isAhead = time < at;
  const isDue = time >= fetchAt;
  const release = useEffectEvent(() => onRelease?.());
  useEffect(() => {
    if (isDue) release();
  }, [isDue]);
  return (
    <>
      {(isAhead || !onRelease) && <span className="block font-semibold">{saidOf(copy.resultsOn, { locale, at, now: time })}</span>}
      {isAhead && isOfChance && <span className="block text-sm">{copy.resultsOfChance}</span>}
      {onRelease && (
        <span role="status" className="block">
          {!isOnline ? copy.resultsOffline : isAhead ? copy.resultsByThemselves : copy.resultsOut}
        </span>
      )}
    </>
  );
}
