import { useState } from 'react';
import { useCopy } from '../../copy/use-copy';
import { useScheduleCopy } from '../../copy/use-schedule-copy';
import { type Saved, saveFile } from '../browser/save-file';
import { Button } from '../controls/Button';
import { calendarFile } from './calendar-file';
import { momentIn } from './moments';
import { useTime } from './use-time';

interface Props {
  assessmentId: number;
  /** The assessment's name. */
  name: string;
  /** When its results are released, epoch milliseconds. */
  at: number;
  /** Trusted epoch milliseconds. */
  now: () => number;
  /** The release as a calendar has it from here, ISO 8601; null: in none. */
  inCalendar: string | null;
  onSaved: () => void;
}

/** Saves a calendar file with the release of the results, until then; it is made on the device. */
export function ReleaseToCalendar({ assessmentId, name, at, now, inCalendar, onSaved }: Props) {
  const { locale } = useCopy();
  const copy = useScheduleCopy();
  const [saved, setSaved] = useState<Saved | null>(null);
  const time = useTime(now, [at]);
  const url = `${location.origin}/assessments/${assessmentId}/result`;
  const save = async () => {
    const text = calendarFile({ id: url, title: copy.calendarTitle(name), at, url, made: now() });
    const outcome = await saveFile({ name: `results-${assessmentId}.ics`, text, type: 'text/calendar' });
    setSaved(outcome);
    if (outcome === 'handed-over') onSaved();
  };
  if (time >= at) return null;
  const isMoved = inCalendar !== null && Date.parse(inCalendar) !== at;
  return (
    <div data-unprinted className="flex flex-col items-start gap-2">
      {isMoved && <p className="text-warn">{copy.calendarMoved(momentIn(locale, inCalendar))}</p>}
      <Button variant="secondary" onClick={() => void save()}>
        {copy.toCalendar}
      </Button>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {saved === 'handed-over' && copy.calendarMade}
        {saved === 'impossible' && copy.calendarNotMade}
      </p>
    </div>
  );
}
