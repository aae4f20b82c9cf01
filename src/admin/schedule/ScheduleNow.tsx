import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schedule, ScheduleDraft } from '../../../contract/assessment/schedule';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { useAdminCopy } from '../copy/use-admin-copy';
import { serverNow, type useDesk } from '../desk/use-desk';
import { useSending } from '../form/use-sending';
import { AskDialog } from './AskDialog';
import { actsOn, lifeOf, lifeText, type ScheduleAct } from './life';
import { SittingNow } from './SittingNow';
import { scheduleKey } from './use-schedule';

interface Props {
  id: number;
  schedule: Schedule;
  desk: ReturnType<typeof useDesk>;
}

const draftOf = (act: ScheduleAct, now: string): ScheduleDraft =>
  ({ publish: { state: 'published' }, hide: { state: 'hidden' }, openNow: { opensAt: now }, releaseNow: { resultsAt: now } })[
    act
  ] as ScheduleDraft;

/** Where the assessment is in its life, and what an admin can do at once. Each act asks first. */
export function ScheduleNow({ id, schedule: now, desk }: Props) {
  const copy = useAdminCopy();
  const { schedule } = copy;
  const lists = useQueryClient();
  const [asking, setAsking] = useState<ScheduleAct | null>(null);
  const { send, sending, reply } = useSending('setSchedule', schedule.notSaved);
  const time = serverNow(desk);
  const stages = lifeOf(now, time);

  async function act(chosen: ScheduleAct) {
    setAsking(null);
    const saved = await send({ params: { id }, body: draftOf(chosen, new Date(serverNow(desk)).toISOString()) });
    if (saved !== null) lists.setQueryData(scheduleKey(id), saved);
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
          {actsOn(now, time).map((each) => (
            <Button key={each} variant="secondary" onClick={() => setAsking(each)}>
              {schedule.acts[each]}
            </Button>
          ))}
        </div>
      </div>
      {sending.refusal && (
        <Banner tone="error">
          {[sending.refusal.sentence, ...sending.refusal.details].map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Banner>
      )}
      <div aria-live="polite" className="empty:hidden">
        {reply && <Banner tone="success">{schedule.saved}</Banner>}
      </div>
      {asking && (
        <AskDialog question={schedule.questions[asking]} yes={schedule.acts[asking]} onYes={() => act(asking)} onNo={() => setAsking(null)}>
          <p>{schedule.effects[asking]}</p>
          <SittingNow count={desk.data?.sitting ?? null} />
        </AskDialog>
      )}
    </Card>
  );
}
