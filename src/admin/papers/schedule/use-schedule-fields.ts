import { useState } from 'react';
import { changed, draftFrom, faultsOf, type ScheduleChanges, type ShownSchedule, type TimeFieldName, unscheduled } from './typed-schedule';
import { useOwnGroups } from './use-own-groups';

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

/** The same in the form of a new assessment. Of an admin who has groups it is for these until others of them are chosen: for everybody would be refused. */
export function useFirstSchedule(changes: ScheduleChanges) {
  const own = useOwnGroups();
  return useScheduleFields(unscheduled, own === undefined ? changes : { groupIds: [...own], ...changes, isForSome: true });
}
export type ScheduleFieldsState = ReturnType<typeof useScheduleFields>;
