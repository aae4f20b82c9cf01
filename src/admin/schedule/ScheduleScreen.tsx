import { AssessmentPage } from '../assessment/AssessmentPage';
import { Fetched } from '../calls/Fetched';
import { useAdminCopy } from '../copy/use-admin-copy';
import { useDesk } from '../desk/use-desk';
import { useAdminParams } from '../use-admin-params';
import { ScheduleForm } from './ScheduleForm';
import { ScheduleNow } from './ScheduleNow';
import { useSchedule } from './use-schedule';

/** State and times of one assessment, and what can be done now. */
export function ScheduleScreen() {
  const { schedule } = useAdminCopy();
  const id = Number(useAdminParams().id);
  const desk = useDesk(id);
  return (
    <AssessmentPage id={id} name={desk.data?.name} lead={schedule.lead}>
      <Fetched query={useSchedule(id)} failed={schedule.failed}>
        {(now) => (
          <>
            <ScheduleNow id={id} schedule={now} desk={desk} />
            <ScheduleForm key={id} id={id} schedule={now} desk={desk} />
          </>
        )}
      </Fetched>
    </AssessmentPage>
  );
}
