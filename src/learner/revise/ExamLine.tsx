import { useState } from 'react';
import { examDateOf } from '../../../analysis/practice';
import { startOf } from '../../../analysis/revise/exam-day';
import { midnightsBetween } from '../../../analysis/revise/week';
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

const ExamDateDialog = onDemand(async () => (await import('./ExamDateDialog')).ExamDateDialog);

/** On the dashboard: the days left to the exam, or the way to name its day. `inDays`: says in how many days the exam is. */
export function ExamLine({ uid, inDays }: { uid: string; inDays: (days: number) => string }) {
  const { locale } = useCopy();
  const planCopy = usePlanCopy();
  const [now] = useState(trustedClock.now);
  const [isOpen, setOpen] = useState(false);
  const date = useLive(uid, async () => examDateOf(await eventsOf(study, uid)));
  if (date === undefined) return null;
  const days = date === null ? -1 : midnightsBetween(now, startOf(date));
  const ahead = date !== null && days >= 0 ? date : null;
  return (
    <>
      <Button variant="quiet" className="-mx-4 text-left" onClick={() => setOpen(true)}>
        {ahead === null ? planCopy.setExam : `${inDays(days)} · ${timesIn(locale, { dateStyle: 'medium' }).format(startOf(ahead))}`}
        <Sign of="on" />
      </Button>
      {isOpen && <ExamDateDialog uid={uid} date={ahead} now={now} onClose={() => setOpen(false)} />}
    </>
  );
}
