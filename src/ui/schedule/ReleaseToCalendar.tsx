import { useState } from 'react';
import { useScheduleCopy } from '../../copy/use-schedule-copy';
import { type Saved, saveFile } from '../browser/save-file';
import { Button } from '../controls/Button';
import { calendarFile } from './calendar-file';
import { useTime } from './use-time';

interface Props {
  assessmentId: number;
  /** The assessment's name. */
  name: string;
  /** When its results are released, epoch milliseconds. */
  at: number;
  /** Trusted epoch milliseconds. */
  now: () => number;
}

/** Saves a calendar file with the release of the results, until then; it is made on the device. */
export function ReleaseToCalendar({ assessmentId, name, at, now }: Props) {
  const copy = useScheduleCopy();
  const [saved, setSaved] = useState<Saved | null>(null);
  const time = useTime(now, [at]);
  const url = `${location.origin}/assessments/${assessmentId}/result`;
  const save = async () => {
    const text = calendarFile({ id: url, title: copy.calendarTitle(name), at, url, made: now() });
    setSaved(await saveFile({ name: `results-${assessmentId}.ics`, text, type: 'text/calendar' }));
  };
  if (time >= at) return null;
  return (
    <div data-unprinted className="flex flex-col items-start gap-2">
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
