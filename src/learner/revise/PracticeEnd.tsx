import { useEffect } from 'react';
import { atATime } from '../../../analysis/practice';
import { activeDays, type WeekDay, weekOf } from '../../../analysis/revise/week';
import { useCopy } from '../../copy/use-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { device } from '../../runner/device/db';
import { trustedClock } from '../../runner/device/trusted-clock';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { useLive } from '../../ui/use-live';
import { study } from '../device/study';
import { useTaken } from '../lists/use-taken';
import { eventsOf } from '../practice/log';
import { HeroCard } from '../score/HeroCard';
import { handInsOn } from '../score/hand-ins';
import type { Exercise } from './exercise';
import { forgetRun, type Wanted } from './kept-run';
import { useDue } from './use-due';
import { useFocusOn } from './use-focus-on';
import { type Done, isKnown } from './use-practice';
import { WeekDays } from './WeekDays';

interface Props {
  uid: string;
  done: readonly Done[];
  onAgain: (missed: readonly Exercise[]) => void;
  onEnd: (next: Wanted | null) => void;
}

/** How many come back first, and in how many days; null: none does by these answers. */
function firstBack(done: readonly Done[]): { count: number; days: number } | null {
  const days = done.flatMap(({ checked }) => checked.days ?? []);
  if (days.length === 0) return null;
  const first = Math.min(...days);
  return { count: days.filter((day) => day === first).length, days: first };
}

/** What is left for today; that nothing is, where the lists are fresh, and else that nothing is here; null while it is not known, undefined before the device has counted. */
function useLeft(uid: string): { count: number; sentence: string } | null | undefined {
  const studyCopy = useStudyCopy();
  // A test that was sat on another device makes questions due that this one does not know yet.
  const { freshness } = useTaken(uid);
  const due = useDue(uid, true);
  if (due === undefined) return;
  if (!due.isCounted) return null;
  if (due.now > 0) return { count: due.now, sentence: studyCopy.leftToday(due.now) };
  if (freshness === 'refreshing' || !due.isWhole) return null;
  return { count: 0, sentence: freshness === 'fresh' && due.away === 0 ? studyCopy.allDone : studyCopy.allDoneHere };
}

/** The days of this week as this device knows them, with the practice of this moment; undefined until they have been read. */
const useWeek = (uid: string): WeekDay[] | undefined =>
  useLive(uid, async () => {
    const [events, handIns] = await Promise.all([eventsOf(study, uid), handInsOn(device, uid)]);
    return weekOf(events, handIns, trustedClock.now());
  });

/**
 * How a run came out, what is left for today, when its questions come back, and the days of the week. One button leads on: to what is left, then to those that were not
 * known, which say nothing of memory at once, so that run does not count; then home.
 */
export function PracticeEnd({ uid, done, onAgain, onEnd }: Props) {
  const studyCopy = useStudyCopy();
  const { toHome } = useCopy();
  useEffect(forgetRun, []);
  const missed = done.filter((one) => !isKnown(one)).map(({ exercise }) => ({ ...exercise, why: null, isRated: false }));
  const back = firstBack(done);
  const left = useLeft(uid);
  const week = useWeek(uid);
  const top = useFocusOn<HTMLHeadingElement>(true);
  const more = Math.min(left?.count ?? 0, atATime);
  return (
    <>
      <HeroCard className="flex flex-col gap-4">
        <h2 ref={top} tabIndex={-1} className="text-balance text-2xl leading-tight outline-none">
          {done.every(({ checked }) => checked.isAsked)
            ? studyCopy.solutionsRead(done.length)
            : studyCopy.finishedWith(done.length - missed.length, done.filter(({ checked }) => checked.isPartly).length, done.length)}{' '}
          {missed.length === 0 && studyCopy.allKnown}
        </h2>
        {/* As high before the device has counted, which decides what is pressed next. */}
        <div className="flex min-h-27 flex-col gap-4 sm:min-h-21">
          {left !== undefined && (
            <>
              <p>
                {left?.sentence} {back !== null && studyCopy.comeBack(back.count, back.days)}
              </p>
              <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
                {more > 0 && (
                  <Button variant="secondary" onClick={() => onEnd('due')}>
                    {studyCopy.reviseMore(more)}
                  </Button>
                )}
                {missed.length > 0 && (
                  <Button variant={more > 0 ? 'over' : 'secondary'} onClick={() => onAgain(missed)}>
                    {studyCopy.missedAgain(missed.length)}
                  </Button>
                )}
                {more === 0 && (
                  <ButtonLink variant={missed.length > 0 ? 'over' : 'secondary'} to="/user/dashboard">
                    {toHome.user}
                  </ButtonLink>
                )}
              </div>
            </>
          )}
        </div>
      </HeroCard>
      {week && (
        <Card className="flex flex-col gap-2 sm:flex-row sm:items-center sm:justify-between">
          <p className="font-medium">{studyCopy.activeDays(activeDays(week))}</p>
          <WeekDays week={week} />
        </Card>
      )}
    </>
  );
}
