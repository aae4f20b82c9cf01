import { useState } from 'react';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Card } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { useDraft } from '../../kit/draft/use-draft';
import { useAdminParams } from '../../kit/paths/use-admin-params';
import { useMay } from '../../kit/rights/use-may';
import { usePapersCopy } from '../../words/use-papers-copy';
import { ArchiveDialog } from './ArchiveDialog';
import { AssessmentPage } from './AssessmentPage';
import { DeleteDialog } from './DeleteDialog';
import type { EditedSchedule } from './edited-schedule';
import { ScheduleActs } from './ScheduleActs';
import { ScheduleForm } from './ScheduleForm';
import { type ScheduleChanges, ScheduleChangesSchema, shownFrom } from './typed-schedule';
import { useDesk } from './use-desk';
import { scheduleDraft, useSchedule } from './use-schedule';
import { useScheduleFields } from './use-schedule-fields';

/** Takes an assessment out of the lists, and back into them, or deletes it. Each of these asks first. */
function ArchiveCard({ id, schedule, desk }: EditedSchedule) {
  const { archive } = usePapersCopy().schedule;
  const [asking, setAsking] = useState<'archive' | 'delete' | null>(null);
  const close = () => setAsking(null);
  const { isArchived = false } = schedule;
  return (
    <Card aria-label={archive.title} className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{archive.title}</h2>
      {isArchived ? <Banner tone="info">{archive.isArchived}</Banner> : <p className="text-ink-soft">{archive.lead}</p>}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setAsking('archive')}>
          {isArchived ? archive.restore : archive.archive}
        </Button>
        <Button variant="danger" onClick={() => setAsking('delete')}>
          {archive.delete}
        </Button>
      </div>
      {asking === 'archive' && <ArchiveDialog id={id} schedule={schedule} desk={desk} onClose={close} />}
      {asking === 'delete' && (
        <DeleteDialog id={id} schedule={schedule} desk={desk} onArchive={isArchived ? null : () => setAsking('archive')} onClose={close} />
      )}
    </Card>
  );
}

/** State and times of one assessment, and what can be done now. */
export function ScheduleScreen() {
  const { schedule } = usePapersCopy();
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

/** What is typed stands above both parts: an act saves it, too. */
function ScheduleOf({ id, schedule, desk }: EditedSchedule) {
  const may = useMay();
  const { schedule: words } = usePapersCopy();
  const draft = useDraft<ScheduleChanges>(scheduleDraft(id), ScheduleChangesSchema, () => ({}));
  const fields = useScheduleFields(shownFrom(schedule), draft.form);
  return (
    <>
      {schedule.isShared && <Banner tone="info">{words.shared}</Banner>}
      {!schedule.isArchived && (
        <>
          <ScheduleActs id={id} schedule={schedule} desk={desk} fields={fields} onSaved={() => draft.reset({})} />
          {may('setSchedule') && !schedule.isShared && (
            <ScheduleForm id={id} schedule={schedule} desk={desk} draft={draft} fields={fields} />
          )}
        </>
      )}
      {may('archiveAssessment') && !schedule.isShared && <ArchiveCard id={id} schedule={schedule} desk={desk} />}
    </>
  );
}
