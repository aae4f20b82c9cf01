import { useState } from 'react';
import { useAdminCopy } from '../copy/use-admin-copy';
import { ScheduleFields } from './ScheduleFields';
import type { ScheduleChanges } from './typed-schedule';
import type { ScheduleFieldsState } from './use-schedule-fields';

interface Props {
  fields: ScheduleFieldsState;
  onChange: (part: ScheduleChanges) => void;
  at: (path: string) => object;
}

/** The schedule in the form of a new assessment: folded while it holds nothing. */
export function FoldedSchedule({ fields, onChange, at }: Props) {
  const { schedule } = useAdminCopy();
  const isUsed = Object.keys(fields.draft).length > 0 || fields.unfinished.length > 0;
  const [isOpen, setOpen] = useState(isUsed);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-control border border-line px-4"
    >
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-brand-ink text-sm">
        <span aria-hidden="true" className="transition-transform group-open:rotate-90">
          ›
        </span>
        {schedule.folded}
      </summary>
      {isOpen && (
        <div className="flex flex-col gap-5 pt-1 pb-4">
          <p className="text-ink-soft text-sm">{schedule.foldedLead}</p>
          <ScheduleFields fields={fields} onChange={onChange} at={at} />
        </div>
      )}
    </details>
  );
}
