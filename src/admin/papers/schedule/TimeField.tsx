import { type SyntheticEvent, useRef } from 'react';
import { Button } from '../../../ui/controls/Button';
import { TextField } from '../../../ui/controls/Field';
import { usePapersCopy } from '../../words/use-papers-copy';
import { dayAndTime, timeFrom, zoneAt } from './local-time';
import type { TimeFieldName } from './typed-schedule';

interface Props {
  field: TimeFieldName;
  value: string;
  isUnfinished: boolean;
  onChange: (value: string) => void;
  /** Called with whether the field holds a date without a time, or the reverse. */
  onUnfinished: (isUnfinished: boolean) => void;
}

/** A day and a time in the browser's time zone, said in words below the field, with a button that takes the time away. */
export function TimeField({ field, value, isUnfinished, onChange, onUnfinished, ...marks }: Props) {
  const copy = usePapersCopy();
  const { schedule } = copy;
  const input = useRef<HTMLInputElement>(null);
  const time = timeFrom(value);
  const inWords = () => {
    if (time === null) return schedule.timeHints[field];
    const { name, offset } = zoneAt(new Date(time), copy.locale);
    return schedule.timeInZone(dayAndTime(time, copy.locale), schedule.zoneOf(name, offset));
  };
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => onUnfinished(currentTarget.validity.badInput);

  function clear() {
    // The browser keeps an unfinished date beside an empty value, so the value alone does not clear it.
    if (input.current !== null) input.current.value = '';
    onUnfinished(false);
    onChange('');
    input.current?.focus();
  }

  return (
    <div className="@container flex min-w-0 flex-col gap-1">
      <TextField
        ref={input}
        type="datetime-local"
        max="9999-12-31T23:59"
        label={schedule.times[field]}
        hint={inWords()}
        // The browser draws its calendar over text that is too wide for the field, as the largest text is on a phone.
        className="min-w-0 text-[length:min(1rem,6.8cqi)]"
        value={value}
        onChange={(event) => {
          look(event);
          onChange(event.target.value);
        }}
        onKeyUp={look}
        onBlur={look}
        {...marks}
      />
      {(value !== '' || isUnfinished) && (
        <Button variant="quiet" className="-ml-4 self-start" aria-label={copy.removeOf(schedule.times[field])} onClick={clear}>
          {copy.remove}
        </Button>
      )}
    </div>
  );
}
