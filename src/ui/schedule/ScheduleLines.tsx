import type { Paper } from '../../../contract/assessment/assessment';
import { useCopy } from '../../copy/use-copy';
import { useScheduleCopy } from '../../copy/use-schedule-copy';
import { momentIn, saidOf } from './moments';

type ScheduleTimes = Pick<Paper, 'opensAt' | 'closesAt' | 'resultsAt'>;

interface Props {
  of: ScheduleTimes;
  /** Epoch milliseconds: times that have passed are left out. */
  now: number;
  /** `short` for lists; else days and months are written out. */
  size?: 'short';
  /** When the learner was last told that it opens, if that was moved since, ISO 8601. */
  movedFrom?: string | null;
}

/** The times of an assessment that lie ahead: when it opens, until when it can be started, when its results come. */
export function ScheduleLines({ of: { opensAt, closesAt, resultsAt }, now, size: all, movedFrom = null }: Props) {
  const { locale } = useCopy();
  const copy = useScheduleCopy();
  const lines = [
    [copy.opensOn, opensAt, 'long'],
    [copy.startsUntil, closesAt, 'short'],
    [copy.resultsOn, resultsAt, 'long'],
  ] as const;
  const ahead = lines.flatMap(([words, at, size]) =>
    at !== undefined && Date.parse(at) > now ? [{ at, words: saidOf(words, { locale, at, now, size: all ?? size }) }] : [],
  );
  if (ahead.length === 0) return null;
  return (
    <ul aria-label={copy.times} className="flex flex-col gap-1 font-medium text-sm">
      {ahead.map(({ at, words }) => (
        <li key={words}>
          <time dateTime={at}>{words}</time>
          {at === opensAt && movedFrom !== null && (
            <span className="block text-warn">
              {copy.movedFrom} <s>{momentIn(locale, movedFrom, all ?? 'long')}</s>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
