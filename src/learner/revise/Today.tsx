import type { ReactNode } from 'react';
import type { DeskToday } from '../../../analysis/revise/desk';
import { midnightsBetween } from '../../../analysis/revise/week';
import { usePlanCopy } from '../../copy/use-plan-copy';
import { useReviewCopy } from '../../copy/use-review-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { DialogButton } from '../../ui/controls/DialogButton';
import { onDemand } from '../../ui/on-demand';
import { dueExercises, type Exercise, furtherExercises, spareExercises } from './exercise';

const RevisionsForAnki = onDemand(async () => (await import('../anki/RevisionsForAnki')).RevisionsForAnki);

interface Props {
  desk: DeskToday;
  /** On how many days of this week something was done. */
  days: number;
  /** Trusted epoch milliseconds. */
  now: number;
  onStart: (exercises: readonly Exercise[]) => void;
  /** The filters. */
  children: ReactNode;
  /** The day of the exam. */
  exam: ReactNode;
}

/** How much is due today, and the way into it. */
export function Today({ desk, days, now, onStart, children, exam }: Props) {
  const studyCopy = useStudyCopy();
  const reviewCopy = useReviewCopy();
  const planCopy = usePlanCopy();
  const { due, beyond, nextAt } = desk;
  const next = dueExercises(desk, now);
  const further = furtherExercises(desk, now);
  const spare = spareExercises(desk);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2>{due.length === 0 && beyond.length > 0 ? planCopy.shareDone : studyCopy.due(due.length)}</h2>
        {beyond.length > 0 && <p className="text-ink-soft">{planCopy.beyond(beyond.length)}</p>}
        {due.length + beyond.length === 0 && nextAt !== null && (
          <p className="text-ink-soft">{studyCopy.nextDue(midnightsBetween(now, nextAt))}</p>
        )}
        {days > 0 && <p className="text-ink-soft">{studyCopy.activeDays(days)}</p>}
        {exam}
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {next.length > 0 ? (
          <Button className="max-sm:grow" onClick={() => onStart(next)}>
            {studyCopy.reviseSome(next.length)}
          </Button>
        ) : further.length > 0 ? (
          <Button variant="secondary" className="max-sm:grow" onClick={() => onStart(further)}>
            {planCopy.goOn(further.length)}
          </Button>
        ) : (
          spare.length > 0 && (
            <Button variant="secondary" className="max-sm:grow" onClick={() => onStart(spare)}>
              {studyCopy.practiseSome(spare.length)}
            </Button>
          )
        )}
        {desk.all.some((one) => one.due !== null) && (
          <DialogButton dialog={(opening) => <RevisionsForAnki {...opening} revisions={desk.all} />}>{reviewCopy.forAnki}</DialogButton>
        )}
      </div>
      {/* Last: on a phone three filters are as high as half the screen. */}
      {children}
    </Card>
  );
}
