import { assessmentStates } from '../../../../contract/assessment/schedule-times';
import { Choice } from '../../../ui/controls/Choice';
import { Select, TextField } from '../../../ui/controls/Field';
import { Options } from '../../kit/form/Options';
import { usePapersCopy } from '../../words/use-papers-copy';
import { type OpenChances, ReleaseNote } from './Consequences';
import { GroupsField } from './GroupsField';
import { zoneAt } from './local-time';
import { TimeField } from './TimeField';
import { meant, type ScheduleChanges, type ShownSchedule, timeFields } from './typed-schedule';
import type { ScheduleFieldsState } from './use-schedule-fields';

interface AimFieldsProps {
  shown: ShownSchedule;
  onChange: (part: ScheduleChanges) => void;
  /** Marks a field that a refusal names. */
  at: (path: string) => object;
}

/** What the institute says of the real exam that the assessment prepares for. */
function AimFields({ shown, onChange, at }: AimFieldsProps) {
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

interface Props {
  fields: ScheduleFieldsState;
  onChange: (part: ScheduleChanges) => void;
  /** Marks a field that a refusal names. */
  at: (path: string) => object;
  /** The time of an attempt in milliseconds, if it is known. */
  lastsMs?: number;
  chances?: OpenChances;
}

/** State, times and groups of an assessment, as a form has them. */
export function ScheduleFields({ fields: { shown, unfinished, onUnfinished }, onChange, at, lastsMs = 0, chances }: Props) {
  const copy = usePapersCopy();
  const { schedule } = copy;
  const { name, offset } = zoneAt(new Date(), copy.locale);
  return (
    <>
      <Select
        label={schedule.state}
        hint={schedule.stateHints[shown.state]}
        value={shown.state}
        onChange={(event) => onChange({ state: assessmentStates.find((state) => state === event.target.value) ?? shown.state })}
        {...at('state')}
      >
        <Options of={assessmentStates.map((state) => [state, schedule.states[state]])} />
      </Select>
      <p className="text-sm">{schedule.zone(schedule.zoneOf(name, offset))}</p>
      <div className="grid grid-cols-1 items-start gap-5 @3xl:grid-cols-3">
        {timeFields.map((field) => (
          <TimeField
            key={field}
            field={field}
            value={shown[field]}
            isUnfinished={unfinished.includes(field)}
            onChange={(value) => onChange({ [field]: value })}
            onUnfinished={(isUnfinished) => onUnfinished(field, isUnfinished)}
            {...at(field)}
          />
        ))}
      </div>
      <div aria-live="polite" className="empty:hidden">
        <ReleaseNote after={meant(shown)} lastsMs={lastsMs} chances={chances} />
      </div>
      <div>
        <Choice
          checked={shown.endsTogether}
          onChange={(event) => onChange({ endsTogether: event.target.checked })}
          className="font-medium text-sm"
          {...at('endsTogether')}
        >
          {schedule.endsTogether}
        </Choice>
        <p className="text-ink-soft text-sm">{schedule.endsTogetherHint}</p>
      </div>
      <AimFields shown={shown} onChange={onChange} at={at} />
      <GroupsField isForSome={shown.isForSome} chosen={shown.groupIds} onChange={onChange} {...at('groupIds')} />
    </>
  );
}
