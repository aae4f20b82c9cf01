import { useState } from 'react';
import { dailyMost } from '../../../analysis/revise/exam-date';
import { daysUntil } from '../../../contract/fields/local-days';
import { useCopy } from '../../copy/use-copy';
import { usePlanCopy } from '../../copy/use-plan-copy';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { TextField } from '../../ui/controls/Field';
import { tell } from '../errands/tell';

interface Props {
  uid: string;
  /** The day that is ahead; null: none. */
  date: string | null;
  /** Trusted epoch milliseconds. */
  now: number;
  onClose: () => void;
}

/** Names the day of the exam, or takes it away. */
export function ExamDateDialog({ uid, date, now, onClose }: Props) {
  const copy = useCopy();
  const planCopy = usePlanCopy();
  const [typed, setTyped] = useState(date ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const write = (to: string | null) => {
    void tell(uid, { type: 'exam-date', date: to }).then(onClose, () => setFault(planCopy.dayNotKept));
  };
  const save = () => {
    if (typed === '') return setFault(planCopy.dayMissing);
    if (daysUntil(typed, now) < 0) return setFault(planCopy.dayOver);
    write(typed);
  };
  return (
    <Dialog
      title={planCopy.examDay}
      isOpen
      onClose={onClose}
      actions={
        <>
          {date !== null && (
            <Button variant="quiet" onClick={onClose}>
              {copy.cancel}
            </Button>
          )}
          <Button variant="secondary" onClick={() => (date === null ? onClose() : write(null))}>
            {planCopy.noExam}
          </Button>
          <Button onClick={save}>{planCopy.saveDay}</Button>
        </>
      }
    >
      <TextField
        label={planCopy.day}
        type="date"
        max="2099-12-31"
        value={typed}
        hint={planCopy.examNote(dailyMost)}
        fault={fault}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(null);
        }}
      />
    </Dialog>
  );
}
