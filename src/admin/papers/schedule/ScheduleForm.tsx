import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isBeforeChances, releaseDoubt } from '../../../../contract/assessment/schedule-times';
import { seenOf } from '../../../../contract/calls/edited-version';
import { Card } from '../../../ui/controls/Card';
import { Choice } from '../../../ui/controls/Choice';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { DraftBanner } from '../../kit/draft/DraftBanner';
import type { useDraft } from '../../kit/draft/use-draft';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { Overtaken } from '../../kit/form/Overtaken';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
import { usePapersCopy } from '../../words/use-papers-copy';
import { lastsMsOf, useConsequences } from './Consequences';
import type { EditedSchedule } from './edited-schedule';
import { actsIn, closes, givesAway, movedTime, takenBack } from './gives-away';
import { dayAndTime } from './local-time';
import { fitting, moveNotice } from './move-notice';
import { ScheduleFields } from './ScheduleFields';
import { useScheduleLines } from './schedule-lines';
import { meant, type ScheduleChanges, shownFrom } from './typed-schedule';
import { serverNow } from './use-desk';
import { scheduleKey } from './use-schedule';
import type { ScheduleFieldsState } from './use-schedule-fields';

interface Props extends EditedSchedule {
  draft: ReturnType<typeof useDraft<ScheduleChanges>>;
  fields: ScheduleFieldsState;
}

/** The form keeps changes only: what was saved meanwhile shows in all other fields, and beside what is typed. */
export function ScheduleForm({ id, schedule: now, desk, draft, fields }: Props) {
  const copy = usePapersCopy();
  const { schedule } = copy;
  const lists = useQueryClient();
  /** The schedule that the form began from. */
  const [base, setBase] = useState(now);
  const { submit, at, reply, sending, clear } = useSending('setSchedule', schedule.notSaved, {
    args: { params: { id }, query: { version: seenOf.schedule(base) }, body: fields.draft },
    faults: fields.faults,
  });
  const notice = useSending('addNotice', schedule.savedNotTold);
  const [asking, setAsking] = useState(false);
  const [isTelling, setTelling] = useState(false);
  const [isIdle, setIdle] = useState(false);
  const linesOf = useScheduleLines();
  const after = meant(fields.shown);
  const before = meant(shownFrom(now));
  const isTouched = Object.keys(fields.draft).length > 0;
  const isOlder = seenOf.schedule(base) !== seenOf.schedule(now);
  const time = serverNow(desk);
  const isClosing = closes(before, after, time);
  const moved = movedTime(before, after, time);
  const acts = actsIn(before, after, time);
  // Without a submission no result was released.
  const taken = takenBack(before, after, time).filter((what) => what !== 'results' || desk.data?.handedIn !== 0);
  const reach = useConsequences(after, now, desk);
  const lines = linesOf(shownFrom(now), fields.shown);
  const name = copy.assessmentTitle(desk.data?.name ?? null, id);

  // Without anything typed the form follows what is saved.
  useEffect(() => {
    if (isOlder && !isTouched) setBase(now);
  });

  function goOn() {
    setBase(now);
    clear();
  }

  async function send() {
    setAsking(false);
    const saved = await submit();
    if (saved === null) return;
    lists.setQueryData(scheduleKey(id), saved);
    draft.reset({});
    if (isTelling && moved !== null) await notice.send({ body: await moveNotice(name, moved, after, time) });
  }

  async function save() {
    const isSound = Object.keys(fields.faults).length === 0;
    setIdle(!isTouched && isSound);
    if (!isTouched && isSound) return;
    if (!isSound) return void (await send());
    notice.clear();
    setTelling(false);
    const { data, isError } = await desk.refetch();
    const sitting = isError ? null : (data?.sitting ?? null);
    const isDoubtful = releaseDoubt(after, lastsMsOf({ data })) !== null || isBeforeChances(after, data?.openChances?.endsAt);
    const isSeen = before.state === 'published' && Object.keys(fields.draft).some((field) => field !== 'examDate' && field !== 'cutOff');
    // Learners have it in their lists, or it shows the paper or its key, which cannot be taken back, or may do so too early.
    const isGrave = isSeen || (after.state === 'published' && (isDoubtful || givesAway(before, after, serverNow(desk))));
    if (sitting === 0 && !isGrave) await send();
    else setAsking(true);
  }

  const saved = notice.reply ? schedule.savedAndTold : schedule.saved;
  return (
    <Card aria-label={schedule.form}>
      <Form label={schedule.form} onSubmit={save}>
        <DraftBanner draft={draft} />
        <ScheduleFields
          fields={fields}
          onChange={(part) => {
            setIdle(false);
            draft.setForm({ ...draft.form, ...part });
          }}
          at={at}
          lastsMs={lastsMsOf(desk)}
          chances={desk.data?.openChances}
        />
        {isOlder && isTouched && (
          <Overtaken
            lead={schedule.savedSince(
              linesOf(shownFrom(base), shownFrom(now))
                .map((line) => line.name)
                .join(', '),
            )}
            savedBy={sending.refusal?.savedBy ?? null}
            saved={lines.map((line) => `${line.name}: ${line.before}`).join('\n')}
            typed={lines.map((line) => `${line.name}: ${line.after}`).join('\n')}
            onTake={() => {
              draft.reset({});
              goOn();
            }}
            onKeep={goOn}
          />
        )}
        <RefusalNote refusal={notice.sending.refusal} />
        <FormFoot sending={sending} label={schedule.save} success={!isIdle && reply && saved} note={isIdle ? copy.nothingToSave : null} />
      </Form>
      {asking && (
        <AskDialog
          question={schedule.questions[acts[0] ?? 'change']}
          yes={schedule.changeNow}
          onYes={send}
          onNo={() => setAsking(false)}
          reach={reach}
        >
          <p className="wrap-anywhere font-semibold">{name}</p>
          <ul className="wrap-anywhere font-medium">
            {lines.map((line) => (
              <li key={line.name}>{schedule.changeOf(line.name, line.before, line.after)}</li>
            ))}
          </ul>
          {acts.map((act) => (
            <p key={act}>{schedule.effects[act]}</p>
          ))}
          {isClosing && <p>{schedule.effects.close}</p>}
          {taken.map((what) => (
            <p key={what}>{schedule.takesBack[what]}</p>
          ))}
          {desk.data?.sitting !== 0 && before.state !== 'draft' && <p>{schedule.effects.change}</p>}
          {moved !== null && (
            <Choice checked={isTelling} onChange={({ target }) => setTelling(target.checked)}>
              <span className="wrap-anywhere">
                {schedule.tell}{' '}
                <span className="text-ink-soft">
                  {fitting(name, (short) => schedule.tellText[moved](short, dayAndTime(after[moved] ?? '', copy.locale)))}
                </span>
              </span>
            </Choice>
          )}
        </AskDialog>
      )}
    </Card>
  );
}
