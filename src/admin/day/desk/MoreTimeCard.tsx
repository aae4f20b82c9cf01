import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Desk } from '../../../../contract/assessment/desk';
import { mostMoreMinutes } from '../../../../contract/assessment/more-time';
import type { Schedule } from '../../../../contract/assessment/schedule';
import { Button } from '../../../ui/controls/Button';
import { Card } from '../../../ui/controls/Card';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
import { ForWhom } from '../../papers/schedule/Consequences';
import { countsOf } from '../../papers/schedule/counts-of';
import { dayAndTime } from '../../papers/schedule/local-time';
import { scheduleKey } from '../../papers/schedule/use-schedule';
import { useDayCopy } from '../../words/use-day-copy';
import { CodeAloud } from './CodeAloud';
import { CopyCode } from './CopyCode';

/** What one press gives. */
const minutesMore = 10;

interface Props {
  id: number;
  schedule: Schedule;
  /** How many learners sit now, and how many have handed in; undefined: unknown. */
  counts: Pick<Desk, 'sitting' | 'handedIn'> | undefined;
}

/** Gives everybody more minutes, after a question, and shows the code that tells devices without a network. */
export function MoreTimeCard({ id, schedule, counts }: Props) {
  const copy = useDayCopy();
  const { desk, locale } = copy;
  const { moreMinutes = 0, moreCode = null, resultsAt, groupIds = [] } = schedule;
  const lists = useQueryClient();
  /** The total that the admin is asked about: it stays, so that a repeated press does not add twice. */
  const [asking, setAsking] = useState<number | null>(null);
  const { send, sending } = useSending('giveMoreTime', desk.timeNotGiven);
  const next = moreMinutes + minutesMore;

  async function give(minutes: number) {
    setAsking(null);
    const given = await send({ params: { id }, body: { minutes } });
    if (given !== null) lists.setQueryData(scheduleKey(id), given);
    // Another admin may have given more meanwhile.
    else await lists.invalidateQueries({ queryKey: scheduleKey(id) });
  }

  return (
    <Card aria-label={desk.moreTime} className="@container flex flex-col gap-3">
      <h2>{desk.moreTime}</h2>
      <p className="text-ink-soft text-sm">{desk.moreTimeLead}</p>
      <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
        {moreMinutes > 0 && <p className="font-bold text-2xl text-brand-ink">{desk.given(moreMinutes)}</p>}
        {moreCode !== null && <h3>{desk.timeCode}</h3>}
        {moreMinutes > 0 && <p className="text-sm">{moreCode === null ? desk.noTimeCode : desk.timeCodeLead}</p>}
      </div>
      {moreCode !== null && <CodeAloud code={moreCode} isNow />}
      <RefusalNote refusal={sending.refusal} />
      <div className="flex flex-wrap gap-2">
        {next <= mostMoreMinutes && (
          <Button variant="secondary" aria-disabled={sending.isSending} onClick={() => setAsking(next)}>
            {desk.giveMore(minutesMore)}
          </Button>
        )}
        {moreCode !== null && <CopyCode key={moreCode} code={moreCode} />}
      </div>
      {asking !== null && (
        <AskDialog
          question={desk.giveQuestion(minutesMore)}
          yes={desk.giveNow}
          onYes={() => give(asking)}
          onNo={() => setAsking(null)}
          reach={{
            whom: <ForWhom isForSome={groupIds.length > 0} groupIds={groupIds} />,
            many: countsOf(counts, schedule, copy),
            when: (
              <>
                <p>{desk.giveEffect}</p>
                {resultsAt !== null && <p>{desk.releaseMoves(dayAndTime(resultsAt, locale))}</p>}
              </>
            ),
          }}
        >
          {asking > minutesMore && <p>{desk.inAll(asking)}</p>}
        </AskDialog>
      )}
    </Card>
  );
}
