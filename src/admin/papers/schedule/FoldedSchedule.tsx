import { useState } from 'react';
import { Folded } from '../../kit/form/Folded';
import { usePapersCopy } from '../../words/use-papers-copy';
import { ScheduleFields } from './ScheduleFields';
import type { ScheduleChanges } from './typed-schedule';
import type { ScheduleFieldsState } from './use-schedule-fields';

interface Props {
  fields: ScheduleFieldsState;
  onChange: (part: ScheduleChanges) => void;
  at: (path: string) => object;
  lastsMs?: number;
}

/** The schedule in the form of a new assessment: folded while it holds nothing. */
export function FoldedSchedule({ fields, onChange, at, lastsMs = 0 }: Props) {
  const { schedule } = usePapersCopy();
  const isUsed = Object.keys(fields.draft).length > 0 || Object.keys(fields.faults).length > 0;
  /** null: as it holds something or not. */
  const [opened, setOpen] = useState<boolean | null>(isUsed || null);
  return (
    <Folded title={schedule.folded} isOpen={opened ?? isUsed} onOpen={setOpen} gap="gap-5">
      <p className="text-ink-soft text-sm">{schedule.foldedLead}</p>
      <ScheduleFields fields={fields} onChange={onChange} at={at} lastsMs={lastsMs} />
    </Folded>
  );
}
