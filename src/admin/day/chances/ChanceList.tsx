import { useState } from 'react';
import type { ChancesOfOne } from '../../../../contract/assessment/chance-bodies';
import { Button } from '../../../ui/controls/Button';
import { useMay } from '../../kit/rights/use-may';
import { Pager } from '../../kit/table/Pager';
import { dayAndTime } from '../../papers/schedule/local-time';
import { useDayCopy } from '../../words/use-day-copy';
import { numberText } from '../../words/wording/figures';
import type { TimedLearner } from '../kit/TimedLearner';
import { TakeBackDialog } from './TakeBackDialog';
import { isOpenChance, type ListedChances } from './use-chances';

interface Props {
  /** Of the assessment. */
  id: number;
  listed: ListedChances;
  /** The server's time, epoch milliseconds. */
  now: number;
}

const learnerOf = ({ uid, name }: ChancesOfOne): TimedLearner => ({ uid, name: name || uid });

/** The learners with further chances, each with all hand-ins; an open chance is taken back here. */
export function ChanceList({ id, listed, now }: Props) {
  const { learners, total, open, page, pages } = listed;
  const { chances: words, locale } = useDayCopy();
  const may = useMay();
  const [asking, setAsking] = useState<readonly TimedLearner[] | null>(null);
  const [said, setSaid] = useState('');
  if (learners.length === 0) return null;
  const isOpen = (one: ChancesOfOne): boolean => isOpenChance(one, now);
  const stateOf = (one: ChancesOfOne): string | null => {
    const latest = one.chances.at(-1);
    if (latest === undefined) return null;
    if (latest.takenBackAt !== undefined) return words.takenBackAt(dayAndTime(latest.takenBackAt, locale));
    if (latest.usedAt !== null) return null;
    const until = dayAndTime(latest.until, locale);
    return isOpen(one) ? words.openUntil(until) : words.unused(until);
  };
  const mayTake = may('takeChanceBack');
  async function askForAll() {
    const all = await listed.allOpen().catch(() => null);
    if (all === null) setSaid(words.notTaken);
    else if (all.length > 0) setAsking(all.map(learnerOf));
  }
  return (
    <section aria-label={words.learners} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3>{words.learners}</h3>
        {mayTake && open > 1 && (
          <Button variant="quiet" onClick={askForAll}>
            {words.takeBackAll(open)}
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
            const standing = words.handIn(number, points, counts ? 'counts' : isTooLate ? 'tooLate' : 'kept');
            return afterKey === undefined ? standing : `${standing}, ${words.afterKey[afterKey]}`;
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
                <Button variant="quiet" aria-label={words.takeBackOf(name)} onClick={() => setAsking([learnerOf(one)])}>
                  {words.takeBack}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {pages > 1 && <Pager matches={total} all={total} page={page} pages={pages} onTurn={listed.turnTo} />}
      {asking !== null && (
        <TakeBackDialog
          id={id}
          learners={asking}
          onTaken={({ taken, used }) => setSaid(words.taken(taken, used))}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}
