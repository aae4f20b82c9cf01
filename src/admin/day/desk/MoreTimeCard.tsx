import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Desk } from '../../../../contract/assessment/desk';
import { type MoreTimeDraft, mostMoreMinutes, takeBackLeadMs } from '../../../../contract/assessment/more-time';
import type { Schedule } from '../../../../contract/assessment/schedule';
import { Banner } from '../../../ui/controls/Banner';
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
import type { TimedLearner } from '../kit/TimedLearner';
import { useSitting } from '../kit/use-sitting';
import { CodeAloud } from './CodeAloud';
import { CopyCode } from './CopyCode';
import { GiveTimeForm } from './GiveTimeForm';
import { OwnMinutesList } from './OwnMinutesList';
import { type TakenMinutes, TakeTimeBack } from './TakeTimeBack';

/** Says whether a learner has fetched, started or handed in a test, as far as the server knows: minutes may be meant for another learner. */
function SittingNow({ id, learner }: { id: number; learner: TimedLearner }) {
  const { desk } = useDayCopy();
  const own = useSitting(id, learner);
  if (own === undefined) return null;
  if (own?.handIn) return <p>{desk.sittingNow.handedIn}</p>;
  if (own?.start) return <p>{desk.sittingNow.started}</p>;
  return <p className="font-medium text-warn">{own?.fetchedAt ? desk.sittingNow.fetched : desk.sittingNow.nothing}</p>;
}

/** What the admin is asked about: the total stays, so that a repeated press does not add twice. */
interface Asking {
  learner: TimedLearner | null;
  minutes: number;
  more: number;
}

const whoIs = ({ name, about = '' }: TimedLearner): string => [name, about].filter((text) => text !== '').join(' · ');

interface Props {
  id: number;
  schedule: Schedule;
  /** How many learners sit now, and how many have handed in; undefined: unknown. */
  counts: Pick<Desk, 'sitting' | 'handedIn' | 'now' | 'sittingSeconds'> | undefined;
}

/** Gives everybody or one learner more minutes, after a question, takes them back, and shows the codes that tell devices without a network. */
export function MoreTimeCard({ id, schedule, counts }: Props) {
  const copy = useDayCopy();
  const { desk, locale } = copy;
  const { moreMinutes = 0, moreCode = null, ownMinutes = [], opensAt, resultsAt, groupIds = [] } = schedule;
  const lists = useQueryClient();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [taking, setTaking] = useState<TakenMinutes | null>(null);
  const { send, sending } = useSending('giveMoreTime', desk.timeNotGiven);

  async function give(body: MoreTimeDraft) {
    setAsking(null);
    setTaking(null);
    const given = await send({ params: { id }, body });
    if (given !== null) lists.setQueryData(scheduleKey(id), given);
    // Another admin may have given more meanwhile.
    else await lists.invalidateQueries({ queryKey: scheduleKey(id) });
  }

  const hadBy = (learner: TimedLearner | null): number =>
    learner === null ? moreMinutes : (ownMinutes.find(({ uid }) => uid === learner.uid)?.minutes ?? 0);
  /** Who began at the opening may be in the minutes beyond these; NaN: not known. */
  const leastOfAll = Math.ceil(
    (Date.parse(counts?.now ?? '') + takeBackLeadMs - Date.parse(opensAt ?? '') - (counts?.sittingSeconds ?? Number.NaN) * 1_000) / 60_000,
  );
  const ask = (learner: TimedLearner | null, more: number) => setAsking({ learner, more, minutes: hadBy(learner) + more });
  const inAll = asking === null ? 0 : asking.minutes + (asking.learner === null ? 0 : moreMinutes);
  const whom = (learner: TimedLearner | null): ReactNode =>
    learner === null ? <ForWhom isForSome={groupIds.length > 0} groupIds={groupIds} /> : whoIs(learner);
  const many = (learner: TimedLearner | null): string[] => (learner === null ? countsOf(counts, schedule, copy) : []);

  return (
    <Card aria-label={desk.moreTime} className="@container flex flex-col gap-3">
      <h2>{desk.moreTime}</h2>
      <p className="text-ink-soft text-sm">{desk.moreTimeLead}</p>
      <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
        {moreMinutes > 0 && <p className="font-bold text-2xl text-brand-ink">{desk.given(moreMinutes)}</p>}
        {moreCode !== null && <h3>{desk.timeCode}</h3>}
        {moreMinutes > 0 && <p className="text-sm">{moreCode === null ? desk.noTimeCode : desk.timeCodeLead}</p>}
        {moreMinutes > 0 && moreCode !== null && <p className="text-sm">{desk.codeNotFor}</p>}
      </div>
      {moreCode !== null && <CodeAloud code={moreCode} isNow />}
      {moreMinutes > 0 && (
        <div className="flex flex-wrap gap-2">
          {moreCode !== null && <CopyCode key={moreCode} code={moreCode} />}
          <Button variant="quiet" onClick={() => setTaking({ learner: null, from: moreMinutes })}>
            {desk.takeBack}
          </Button>
        </div>
      )}
      <OwnMinutesList ownMinutes={ownMinutes} onTakeBack={setTaking} />
      <RefusalNote refusal={sending.refusal} />
      {!schedule.isShared && (
        <GiveTimeForm
          most={(learner) => mostMoreMinutes - moreMinutes - (learner ? hadBy(learner) : 0)}
          isSending={sending.isSending}
          groupIds={groupIds}
          onAsk={ask}
        />
      )}
      {asking !== null && (
        <AskDialog
          question={asking.learner === null ? desk.giveQuestion(asking.more) : desk.giveOneQuestion(asking.learner.name, asking.more)}
          yes={desk.giveNow}
          onYes={() => give({ minutes: asking.minutes, ...(asking.learner && { uid: asking.learner.uid }) })}
          onNo={() => setAsking(null)}
          reach={{
            whom: whom(asking.learner),
            many: many(asking.learner),
            when: (
              <>
                <p>{desk.giveEffect}</p>
                {resultsAt !== null && <p>{desk.releaseMoves(dayAndTime(resultsAt, locale))}</p>}
              </>
            ),
          }}
        >
          {asking.learner?.isOutside && <Banner tone="warning">{desk.outsideTest}</Banner>}
          {asking.learner && <SittingNow id={id} learner={asking.learner} />}
          {inAll > asking.more && <p>{asking.learner && moreMinutes > 0 ? desk.inAllWithAll(moreMinutes, inAll) : desk.inAll(inAll)}</p>}
        </AskDialog>
      )}
      {taking !== null && (
        <TakeTimeBack
          taken={taking}
          whom={whom(taking.learner)}
          many={many(taking.learner)}
          // When one learner began is not known here: the server may refuse.
          least={taking.learner === null ? Math.max(0, leastOfAll || 0) : 0}
          onTake={(minutes) => give({ minutes, from: taking.from, ...(taking.learner && { uid: taking.learner.uid }) })}
          onNo={() => setTaking(null)}
        />
      )}
    </Card>
  );
}
