import { useState } from 'react';
import { examDateOf } from '../../../analysis/practice';
import { activeDays as activeDaysIn, weekOf } from '../../../analysis/revise/week';
import { daysUntil, startOf } from '../../../contract/fields/local-days';
import { useCopy } from '../../copy/use-copy';
import { usePlanCopy } from '../../copy/use-plan-copy';
import { trustedClock } from '../../runner/device/trusted-clock';
import { Button } from '../../ui/controls/Button';
import { Sign } from '../../ui/controls/Sign';
import { timesIn } from '../../ui/display/times';
import { onDemand } from '../../ui/on-demand';
import { useLive } from '../../ui/use-live';
import { study } from '../device/study';
import { eventsOf } from '../practice/log';
import { WeekDays } from '../revise/WeekDays';

const ExamDateDialog = onDemand(async () => (await import('../revise/ExamDateDialog')).ExamDateDialog);

interface Props {
  uid: string;
  /** When tests were handed in, epoch milliseconds; null: not known yet. */
  handIns: readonly number[] | null;
  /** Says in how many days the exam is. */
  inDays: (days: number) => string;
  /** Says on how many days of this week something was done. */
  activeDays: (days: number) => string;
}

/** On the dashboard: the days left to the exam, or the way to name its day, and the days of this week. */
export function ExamAndWeek({ uid, handIns, inDays, activeDays }: Props) {
  const { locale } = useCopy();
  const planCopy = usePlanCopy();
  const [now] = useState(trustedClock.now);
  const [isOpen, setOpen] = useState(false);
  const events = useLive(uid, () => eventsOf(study, uid));
  if (events === undefined) return null;
  const date = examDateOf(events);
  const days = date === null ? -1 : daysUntil(date, now);
  const ahead = date !== null && days >= 0 ? date : null;
  const week = weekOf(events, handIns ?? [], now);
  return (
    <>
      <div className="-mt-2 flex min-w-0 flex-col items-start">
        <Button variant="quiet" className="-mx-4 text-left" onClick={() => setOpen(true)}>
          {ahead === null ? planCopy.setExam : `${inDays(days)} · ${timesIn(locale, { dateStyle: 'medium' }).format(startOf(ahead))}`}
          <Sign of="on" />
        </Button>
        {/* One line on a phone, with larger text two, whatever it says. */}
        <p className="min-h-5 text-ink-soft text-sm max-sm:[:root:not([data-text=normal])_&]:min-h-10">
          {handIns !== null && activeDays(activeDaysIn(week))}
        </p>
      </div>
      <WeekDays week={week} className="" />
      {isOpen && <ExamDateDialog uid={uid} date={ahead} now={now} onClose={() => setOpen(false)} />}
    </>
  );
}
