import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schedule, ScheduleDraft } from '../../../../contract/assessment/schedule';
import type { AssessmentState } from '../../../../contract/assessment/schedule-times';
import { seenOf } from '../../../../contract/calls/edited-version';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Card } from '../../../ui/controls/Card';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
import { useMay } from '../../kit/rights/use-may';
import { usePapersCopy } from '../../words/use-papers-copy';
import { useConsequences } from './Consequences';
import type { EditedSchedule } from './edited-schedule';
import { actsOn, lifeOf, lifeText, type ScheduleAct } from './schedule-acts';
import { type MeantSchedule, meant } from './typed-schedule';
import { serverNow, type useDesk } from './use-desk';
import { scheduleKey } from './use-schedule';
import type { ScheduleFieldsState } from './use-schedule-fields';

interface Props extends EditedSchedule {
  /** What is typed in the form below. */
  fields: ScheduleFieldsState;
  /** Called when what is typed was saved with an act. */
  onSaved: () => void;
}

type ActDraft = { state?: AssessmentState; opensAt?: string; resultsAt?: string };

const draftOf = (act: ScheduleAct, now: string): ActDraft =>
  ({ publish: { state: 'published' }, hide: { state: 'hidden' }, openNow: { opensAt: now }, releaseNow: { resultsAt: now } })[
    act
  ] as ActDraft;

/** The field that each act sets. */
const fieldOf = { publish: 'state', hide: 'state', openNow: 'opensAt', releaseNow: 'resultsAt' } as const satisfies Record<
  ScheduleAct,
  keyof ScheduleDraft
>;

/**
 * Where the assessment is in its life, and what an admin can do at once. Each act asks first. It saves what is typed below with it, and is not done while
 * that is at fault or says something else of the same field.
 */
export function ScheduleActs({ id, schedule: now, desk, fields, onSaved }: Props) {
  const copy = usePapersCopy();
  const { schedule } = copy;
  const lists = useQueryClient();
  const [asking, setAsking] = useState<ScheduleAct | null>(null);
  const [done, setDone] = useState<ScheduleAct>('publish');
  const { send, sending, reply, refuse, clear } = useSending('setSchedule', schedule.notSaved);
  const { handedIn = 0 } = desk.data ?? {};
  const time = serverNow(desk);
  const stages = lifeOf(now, time);
  const name = copy.assessmentTitle(desk.data?.name ?? null, id);
  const acts = useMay()('setSchedule') && !now.isShared ? actsOn(now, time) : [];

  async function act(chosen: ScheduleAct) {
    setAsking(null);
    const saved = await send({ params: { id }, query: { version: seenOf.schedule(now) }, body: bodyOf(chosen) });
    if (saved === null) return;
    setDone(chosen);
    lists.setQueryData(scheduleKey(id), saved);
    onSaved();
  }

  const typed = Object.keys(fields.draft);
  const named = typed.map((field) => copy.fieldName(field)).join(', ');
  const actOf = (chosen: ScheduleAct) => draftOf(chosen, new Date(serverNow(desk)).toISOString());
  const bodyOf = (chosen: ScheduleAct): ScheduleDraft => ({ ...fields.draft, ...actOf(chosen) });

  function press(chosen: ScheduleAct) {
    const field = fieldOf[chosen];
    if (Object.keys(fields.faults).length > 0) void send({ params: { id }, body: bodyOf(chosen) }, null, fields.faults);
    else if (typed.includes(field) && fields.draft[field] !== actOf(chosen)[field])
      refuse((words) => ({ sentence: words.scheduleTypedFirst(words.fieldName(field)), details: [], fields: [field] }));
    else {
      clear();
      setAsking(chosen);
    }
  }

  return (
    <Card aria-label={schedule.now} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ul className="flex flex-col gap-1 font-medium">
          {stages.length === 0 && <li>{schedule.life.unscheduled()}</li>}
          {stages.map((stage) => (
            <li key={stage.is}>{lifeText(stage, copy)}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          {acts.map((each) => (
            <Button key={each} variant="secondary" onClick={() => press(each)}>
              {schedule.acts[each]}
            </Button>
          ))}
        </div>
      </div>
      <RefusalNote refusal={sending.refusal} />
      <div aria-live="polite" className="empty:hidden">
        {reply && (
          <Banner tone="success">{done === 'releaseNow' && handedIn > 0 ? schedule.releasedFor(handedIn) : schedule.done[done]}</Banner>
        )}
      </div>
      {asking && (
        <ActDialog
          act={asking}
          // Its times count for a hidden one too: results can be released to learners who have handed in.
          after={{ ...meant(fields.shown), ...actOf(asking), state: asking === 'hide' ? 'hidden' : 'published' }}
          stored={now}
          desk={desk}
          name={name}
          typed={typed.length > 0 ? schedule.withTyped(named) : null}
          onYes={() => act(asking)}
          onNo={() => setAsking(null)}
        />
      )}
    </Card>
  );
}

interface DialogProps {
  act: ScheduleAct;
  after: MeantSchedule;
  stored: Schedule;
  desk: ReturnType<typeof useDesk>;
  name: string;
  /** What else is saved with the act; null: nothing. */
  typed: string | null;
  onYes: () => void;
  onNo: () => void;
}

function ActDialog({ act, after, stored, desk, name, typed, onYes, onNo }: DialogProps) {
  const { schedule } = usePapersCopy();
  const reach = useConsequences(after, stored, desk);
  return (
    <AskDialog question={schedule.questions[act]} yes={schedule.acts[act]} onYes={onYes} onNo={onNo} reach={reach}>
      <p className="wrap-anywhere font-semibold">{name}</p>
      <p>{schedule.effects[act]}</p>
      {typed !== null && <p className="font-semibold">{typed}</p>}
    </AskDialog>
  );
}
