import { useEffect, useState } from 'react';
import type { Schedule } from '../../../../contract/assessment/schedule';
import { Card } from '../../../ui/controls/Card';
import { dayAndTime, zoneAt } from '../../papers/schedule/local-time';
import { useDayCopy } from '../../words/use-day-copy';

interface Props {
  schedule: Schedule;
  /** Returns the server's time, epoch milliseconds. */
  now: () => number;
}

/** Redraws twice a second, so that no second is left out. */
function useTicks(): void {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), 500);
    return () => clearInterval(timer);
  }, []);
}

/** What an opening's distance is made of; part seconds count as one, so that zero is shown at the opening itself. */
export function spanOf(ms: number): [days: number, hours: number, minutes: number, seconds: number] {
  const seconds = Math.ceil(ms / 1_000);
  return [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
}

/** How long until the opening, in the server's time, or where the assessment stands afterwards. */
export function Countdown({ schedule: { state, opensAt, closesAt }, now }: Props) {
  const copy = useDayCopy();
  const { desk, schedule, locale } = copy;
  useTicks();
  const time = now();
  const left = opensAt === null ? 0 : Date.parse(opensAt) - time;
  const standing = () => {
    if (closesAt !== null && Date.parse(closesAt) < time) return desk.isClosed(dayAndTime(closesAt, locale));
    if (closesAt !== null) return desk.openUntil(dayAndTime(closesAt, locale));
    return opensAt === null ? desk.noOpening : schedule.life['open-since'](dayAndTime(opensAt, locale));
  };
  const inWords = (at: string) => {
    const { name, offset } = zoneAt(new Date(at), locale);
    return schedule.timeInZone(dayAndTime(at, locale), schedule.zoneOf(name, offset));
  };
  return (
    <Card aria-label={schedule.now} className="flex flex-col gap-1">
      {left > 0 && opensAt !== null ? (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-medium">{desk.opensIn}</span>
            <span role="timer" className="font-bold text-3xl text-brand-ink tabular-nums">
              {desk.span(...spanOf(left))}
            </span>
          </p>
          <p className="text-ink-soft text-sm">{inWords(opensAt)}</p>
        </>
      ) : (
        <p className="font-medium">{standing()}</p>
      )}
      {state !== 'published' && <p className="text-warn">{desk.notPublished}</p>}
    </Card>
  );
}
