import { useState } from 'react';
import { daysUntil, startOf } from '../../../contract/fields/local-days';
import { useCopy } from '../../copy/use-copy';
import { usePlanCopy } from '../../copy/use-plan-copy';
import { Button } from '../../ui/controls/Button';
import { timesIn } from '../../ui/display/times';
import { onDemand } from '../../ui/on-demand';
import { tell } from '../errands/tell';

const ExamDateDialog = onDemand(async () => (await import('./ExamDateDialog')).ExamDateDialog);

interface Props {
  uid: string;
  /** `2027-01-31`; null: none. */
  date: string | null;
  /** The day that the institute names, to be taken over where the person has named none; null: none. */
  offered: string | null;
  /** Trusted epoch milliseconds. */
  now: number;
}

/** The day for which this person prepares, and the way to name it. */
export function ExamDate({ uid, date, offered, now }: Props) {
  const copy = useCopy();
  const planCopy = usePlanCopy();
  const [isOpen, setOpen] = useState(false);
  const days = date === null ? -1 : daysUntil(date, now);
  const isAhead = date !== null && days >= 0;
  const dateText = (day: string) => timesIn(copy.locale, { dateStyle: 'long' }).format(startOf(day));
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {!isAhead && offered !== null && (
        <>
          <p>{planCopy.offeredDay(dateText(offered))}</p>
          <Button
            variant="secondary"
            onClick={() => void tell(uid, { type: 'exam-date', date: offered }).catch(() => undefined /* It is offered again. */)}
          >
            {planCopy.takeDay}
          </Button>
        </>
      )}
      {isAhead && <p>{planCopy.examOn(dateText(date), days)}</p>}
      <Button variant="quiet" className="-mx-4" onClick={() => setOpen(true)}>
        {isAhead ? planCopy.changeExam : planCopy.setExam}
      </Button>
      {isOpen && <ExamDateDialog uid={uid} date={isAhead ? date : null} now={now} onClose={() => setOpen(false)} />}
    </div>
  );
}
