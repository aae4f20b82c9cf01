import { useState } from 'react';
import type { ChancesOfOne } from '../../../../contract/assessment/again';
import { Button } from '../../../ui/controls/Button';
import { useMay } from '../../kit/rights/use-may';
import { dayAndTime } from '../../papers/schedule/local-time';
import { useDayCopy } from '../../words/use-day-copy';
import { numberText } from '../../words/wording/figures';
import type { TimedLearner } from '../kit/TimedLearner';
import { TakeBackDialog } from './TakeBackDialog';

interface Props {
  /** Of the assessment. */
  id: number;
  learners: readonly ChancesOfOne[];
  /** The server's time, epoch milliseconds. */
  now: number;
}

const learnerOf = ({ uid, name }: ChancesOfOne): TimedLearner => ({ uid, name: name || uid });

/** The learners with further chances, each with all hand-ins; an open chance is taken back here. */
export function AgainList({ id, learners, now }: Props) {
  const { again, locale } = useDayCopy();
  const may = useMay();
  const [asking, setAsking] = useState<readonly TimedLearner[] | null>(null);
  const [said, setSaid] = useState('');
  if (learners.length === 0) return null;
  const isOpen = ({ chances }: ChancesOfOne): boolean => {
    const latest = chances.at(-1);
    return latest !== undefined && latest.usedAt === null && Date.parse(latest.until) > now && latest.takenBackAt === undefined;
  };
  const stateOf = (one: ChancesOfOne): string | null => {
    const latest = one.chances.at(-1);
    if (latest === undefined) return null;
    if (latest.takenBackAt !== undefined) return again.takenBackAt(dayAndTime(latest.takenBackAt, locale));
    if (latest.usedAt !== null) return null;
    const until = dayAndTime(latest.until, locale);
    return isOpen(one) ? again.openUntil(until) : again.unused(until);
  };
  const open = learners.filter(isOpen);
  const mayTake = may('takeChanceBack');
  return (
    <section aria-label={again.learners} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3>{again.learners}</h3>
        {mayTake && open.length > 1 && (
          <Button variant="quiet" onClick={() => setAsking(open.map(learnerOf))}>
            {again.takeBackAll(open.length)}
          </Button>
        )}
      </div>
      <p role="status" className="font-medium text-sm empty:hidden">
        {said}
      </p>
      <ul className="flex max-h-96 flex-col gap-2 overflow-y-auto">
        {learners.map((one) => {
          const handIns = one.handIns.map(({ number, score, counts, isTooLate, afterKey }) => {
            const points = score === undefined ? null : numberText(score);
            const standing = again.handIn(number, points, counts ? 'counts' : isTooLate ? 'tooLate' : 'kept');
            return afterKey === undefined ? standing : `${standing}, ${again.afterKey[afterKey]}`;
          });
          const reasons = [...new Set(one.chances.map(({ reason }) => reason))];
          const { name } = learnerOf(one);
          return (
            <li key={one.uid} className="flex flex-wrap items-center gap-x-3 border-line border-t pt-2 text-sm">
              <span className="wrap-anywhere grow basis-60">
                <span className="font-semibold">{name}</span>{' '}
                {[stateOf(one), ...handIns, ...reasons].filter((part) => part !== null).join(' · ')}
              </span>
              {mayTake && isOpen(one) && (
                <Button variant="quiet" aria-label={again.takeBackOf(name)} onClick={() => setAsking([learnerOf(one)])}>
                  {again.takeBack}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {asking !== null && (
        <TakeBackDialog
          id={id}
          learners={asking}
          onTaken={({ taken, used }) => setSaid(again.taken(taken, used))}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}
