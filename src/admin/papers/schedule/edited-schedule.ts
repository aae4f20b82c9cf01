import type { Schedule } from '../../../../contract/assessment/schedule';
import type { useDesk } from './use-desk';

/** The schedule of an assessment, as its screen edits it. */
export interface EditedSchedule {
  /** Of the assessment. */
  id: number;
  schedule: Schedule;
  desk: ReturnType<typeof useDesk>;
}
