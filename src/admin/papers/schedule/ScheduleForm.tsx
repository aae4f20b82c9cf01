import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isBeforeChances, releaseDoubt } from '../../../../contract/assessment/schedule-times';
import { seenOf } from '../../../../contract/calls/edited-version';
import { Card } from '../../../ui/controls/Card';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { DraftBanner } from '../../kit/draft/DraftBanner';
import type { useDraft } from '../../kit/draft/use-draft';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { useSending } from '../../kit/form/use-sending';
import { usePapersCopy } from '../../words/use-papers-copy';
import { lastsMsOf, useConsequences } from './Consequences';
import type { EditedSchedule } from './edited-schedule';
import { actsIn, closes, givesAway, movesOpening, takenBack } from './gives-away';
import { dayAndTime } from './local-time';
import { ScheduleFields } from './ScheduleFields';
import { meant, type ScheduleChanges, shownFrom } from './typed-schedule';
import { serverNow } from './use-desk';
import { scheduleKey } from './use-schedule';
import type { ScheduleFieldsState } from './use-schedule-fields';

interface Props extends EditedSchedule {
  draft: ReturnType<typeof useDraft<ScheduleChanges>>;
  fields: ScheduleFieldsState;
}

/** The form keeps changes only: a schedule that another admin has changed meanwhile shows in all other fields. */
export function ScheduleForm({ id, schedule: now, desk, draft, fields }: Props) {
  const copy = usePapersCopy();
  const { schedule } = copy;
  const lists = useQueryClient();
  const { submit, at, reply, sending } = useSending('setSchedule', schedule.notSaved, {
    args: { params: { id }, query: { version: seenOf.schedule(now) }, body: fields.draft },
    faults: fields.faults,
  });
  const [asking, setAsking] = useState(false);
  const after = meant(fields.shown);
  const before = meant(shownFrom(now));
  const isClosing = closes(before, after, serverNow(desk));
  const isMoved = movesOpening(before, after, serverNow(desk));
  const acts = actsIn(before, after, serverNow(desk));
  const taken = takenBack(before, after, serverNow(desk));
  const reach = useConsequences(after, now, desk);

  async function send() {
    setAsking(false);
    const saved = await submit();
    if (saved === null) return;
    lists.setQueryData(scheduleKey(id), saved);
    draft.reset({});
  }

  async function save() {
    const isChange = Object.keys(fields.draft).length > 0 && Object.keys(fields.faults).length === 0;
    const { data, isError } = isChange ? await desk.refetch() : desk;
    const sitting = isError ? null : (data?.sitting ?? null);
    const isUsed = sitting !== 0 || data?.handedIn !== 0;
    const isDoubtful = releaseDoubt(after, lastsMsOf({ data })) !== null || isBeforeChances(after, data?.openChances?.endsAt);
    // It shows the paper or its key, which cannot be taken back, may do so too early, takes away what learners had, or moves what they came for.
    const isGrave =
      (after.state === 'published' && (isDoubtful || givesAway(before, after, serverNow(desk)))) ||
      isClosing ||
      isMoved ||
      (taken.length > 0 && isUsed) ||
      (before.state === 'published' && after.state !== 'published');
    if (!isChange || (sitting === 0 && !isGrave)) await send();
    else setAsking(true);
  }

  return (
    <Card aria-label={schedule.form}>
      <Form label={schedule.form} onSubmit={save}>
        <DraftBanner draft={draft} />
        <ScheduleFields
          fields={fields}
          onChange={(part) => draft.setForm({ ...draft.form, ...part })}
          at={at}
          lastsMs={lastsMsOf(desk)}
          chances={desk.data?.openChances}
        />
        <FormFoot sending={sending} label={schedule.save} success={reply && schedule.saved} />
      </Form>
      {asking && (
        <AskDialog
          question={schedule.questions[acts[0] ?? 'change']}
          yes={schedule.changeNow}
          onYes={send}
          onNo={() => setAsking(false)}
          reach={reach}
        >
          {acts.map((act) => (
            <p key={act}>{schedule.effects[act]}</p>
          ))}
          {isMoved && (
            <p className="font-medium">
              {schedule.opensMoved(before.opensAt && dayAndTime(before.opensAt, copy.locale), dayAndTime(after.opensAt ?? '', copy.locale))}
            </p>
          )}
          {isClosing && <p>{schedule.effects.close}</p>}
          {taken.map((what) => (
            <p key={what}>{schedule.takesBack[what]}</p>
          ))}
          {desk.data?.sitting !== 0 && before.state !== 'draft' && <p>{schedule.effects.change}</p>}
        </AskDialog>
      )}
    </Card>
  );
}
