import { useState } from 'react';
import { changed, draftFrom, faultsOf, type ScheduleChanges, type ShownSchedule, type TimeFieldName } from './typed-schedule';

/** The state of schedule fields in a form that keeps `changes` to `base`. */
export function useScheduleFields(base: ShownSchedule, changes: ScheduleChanges) {
  const [unfinished, setUnfinished] = useState<readonly TimeFieldName[]>([]);
  const shown = changed(base, changes);
  return {
    shown,
    /** What the form sends. */
    draft: draftFrom(base, changes),
    faults: faultsOf(shown, unfinished),
    unfinished,
    onUnfinished: (field: TimeFieldName, isUnfinished: boolean) =>
      setUnfinished((now) =>
        now.includes(field) === isUnfinished ? now : isUnfinished ? [...now, field] : now.filter((other) => other !== field),
      ),
  };
}
export type ScheduleFieldsState = ReturnType<typeof useScheduleFields>;
