import type { Aim } from '../../../contract/assessment/aim';
import { daysUntil } from '../../../contract/fields/local-days';
import { useCopy } from '../../copy/use-copy';
import { useStartNotesCopy } from '../../copy/use-start-notes-copy';

/** One for all rows of a list: to make one costs a slow phone tens of milliseconds. */
const daysIn = new Map<string, Intl.DateTimeFormat>();

function dayIn(locale: string, date: string): string {
  const days = daysIn.get(locale) ?? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  daysIn.set(locale, days);
  return days.format(Date.parse(date));
}

interface Props {
  of: Aim;
  /** Trusted epoch milliseconds. */
  now: number;
}

/** What the institute says of the real exam that an assessment prepares for: its day as long as it is ahead, and the cut-off that is expected. */
export function AimLine({ of: { examDate, cutOff }, now }: Props) {
  const copy = useStartNotesCopy();
  const { locale } = useCopy();
  const days = examDate === undefined ? -1 : daysUntil(examDate, now);
  return (
    <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm empty:hidden">
      {examDate !== undefined && days >= 0 && <span>{copy.exam(dayIn(locale, examDate), days)}</span>}
      {cutOff !== undefined && <span>{copy.expected(cutOff.toLocaleString(locale))}</span>}
    </p>
  );
}
