import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schedule } from '../../../contract/assessment/schedule';
import { Card } from '../../ui/controls/Card';
import { useAdminCopy } from '../copy/use-admin-copy';
import type { useDesk } from '../desk/use-desk';
import { DraftNotice } from '../draft/DraftNotice';
import { useDraft } from '../draft/use-draft';
import { Form } from '../form/Form';
import { FormFoot } from '../form/FormFoot';
import { useSending } from '../form/use-sending';
import { AskDialog } from './AskDialog';
import { ScheduleFields } from './ScheduleFields';
import { SittingNow } from './SittingNow';
import { type ScheduleChanges, ScheduleChangesSchema, shownFrom } from './typed-schedule';
import { scheduleKey } from './use-schedule';
import { useScheduleFields } from './use-schedule-fields';

interface Props {
  id: number;
  schedule: Schedule;
  desk: ReturnType<typeof useDesk>;
}

/** The form keeps changes only: a schedule that another admin has changed meanwhile shows in all other fields. */
export function ScheduleForm({ id, schedule: now, desk }: Props) {
  const copy = useAdminCopy();
  const { schedule } = copy;
  const lists = useQueryClient();
  const draft = useDraft<ScheduleChanges>(`schedule ${id}`, ScheduleChangesSchema, () => ({}));
  const fields = useScheduleFields(shownFrom(now), draft.form);
  const { submit, at, reply, sending } = useSending('setSchedule', schedule.notSaved, {
    args: { params: { id }, body: fields.draft },
    faults: fields.faults,
  });
  const [asking, setAsking] = useState<{ sitting: number | null } | null>(null);

  async function send() {
    setAsking(null);
    const saved = await submit();
    if (saved === null) return;
    lists.setQueryData(scheduleKey(id), saved);
    draft.reset({});
  }

  async function save() {
    const isChange = Object.keys(fields.draft).length > 0 && Object.keys(fields.faults).length === 0;
    const { data, isError } = isChange ? await desk.refetch() : desk;
    const sitting = isError ? null : (data?.sitting ?? null);
    if (!isChange || sitting === 0) await send();
    else setAsking({ sitting });
  }

  return (
    <Card aria-label={schedule.form}>
      <Form label={schedule.form} onSubmit={save}>
        <DraftNotice draft={draft} />
        <ScheduleFields fields={fields} onChange={(part) => draft.setForm({ ...draft.form, ...part })} at={at} />
        <FormFoot sending={sending} label={schedule.save} success={reply && schedule.saved} />
      </Form>
      {asking && (
        <AskDialog question={schedule.questions.change} yes={schedule.changeNow} onYes={send} onNo={() => setAsking(null)}>
          <SittingNow count={asking.sitting} />
          <p>{schedule.effects.change}</p>
        </AskDialog>
      )}
    </Card>
  );
}
