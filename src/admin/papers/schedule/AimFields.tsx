import { TextField } from '../../../ui/controls/Field';
import { usePapersCopy } from '../../words/use-papers-copy';
import type { ScheduleChanges, ShownSchedule } from './typed-schedule';

interface Props {
  shown: ShownSchedule;
  onChange: (part: ScheduleChanges) => void;
  /** Marks a field that a refusal names. */
  at: (path: string) => object;
}

/** What the institute says of the real exam that the assessment prepares for. */
export function AimFields({ shown, onChange, at }: Props) {
  const { schedule } = usePapersCopy();
  return (
    <div className="grid grid-cols-1 items-start gap-5 @3xl:grid-cols-3">
      <TextField
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        label={schedule.examDate}
        hint={schedule.examDateHint}
        value={shown.examDate}
        onChange={({ target }) => onChange({ examDate: target.value })}
        {...at('examDate')}
      />
      <TextField
        inputMode="decimal"
        label={schedule.cutOff}
        hint={schedule.cutOffHint}
        value={shown.cutOff}
        onChange={({ target }) => onChange({ cutOff: target.value })}
        {...at('cutOff')}
      />
    </div>
  );
}
