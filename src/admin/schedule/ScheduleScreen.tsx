import type { Schedule } from '../../../contract/assessment/schedule';
import { AssessmentPage } from '../assessment/AssessmentPage';
import { Fetched } from '../calls/Fetched';
import { useAdminCopy } from '../copy/use-admin-copy';
import { useDesk } from '../desk/use-desk';
import { useDraft } from '../draft/use-draft';
import { useAdminParams } from '../use-admin-params';
import { ScheduleForm } from './ScheduleForm';
import { ScheduleNow } from './ScheduleNow';
import { type ScheduleChanges, ScheduleChangesSchema, shownFrom } from './typed-schedule';
import { scheduleDraft, useSchedule } from './use-schedule';
import { useScheduleFields } from './use-schedule-fields';

/** State and times of one assessment, and what can be done now. */
export function ScheduleScreen() {
  const { schedule } = useAdminCopy();
  const id = Number(useAdminParams().id);
  const desk = useDesk(id);
  return (
    <AssessmentPage id={id} name={desk.data?.name} lead={schedule.lead}>
      <Fetched query={useSchedule(id)} failed={schedule.failed}>
        {(now) => <ScheduleOf key={id} id={id} schedule={now} desk={desk} />}
      </Fetched>
    </AssessmentPage>
  );
}

interface Props {
  id: number;
  schedule: Schedule;
  desk: ReturnType<typeof useDesk>;
}

/** What is typed stands above both parts: an act saves it, too. */
function ScheduleOf({ id, schedule, desk }: Props) {
  const draft = useDraft<ScheduleChanges>(scheduleDraft(id), ScheduleChangesSchema, () => ({}));
  const fields = useScheduleFields(shownFrom(schedule), draft.form);
  return (
    <>
      <ScheduleNow id={id} schedule={schedule} desk={desk} fields={fields} onSaved={() => draft.reset({})} />
      <ScheduleForm id={id} schedule={schedule} desk={desk} draft={draft} fields={fields} />
    </>
  );
}
