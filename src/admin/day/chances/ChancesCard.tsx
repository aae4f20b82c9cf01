import { useState } from 'react';
import type { Schedule } from '../../../../contract/assessment/schedule';
import { Banner } from '../../../ui/controls/Banner';
import { Card } from '../../../ui/controls/Card';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { Folded } from '../../kit/form/Folded';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
import { useMay } from '../../kit/rights/use-may';
import { useDayCopy } from '../../words/use-day-copy';
import { ChanceForm, type TypedChance } from './ChanceForm';
import { ChanceList } from './ChanceList';
import { ChanceNow } from './ChanceNow';
import { chanceReach } from './chance-reach';
import { MarksSoFar } from './MarksSoFar';
import { useChances } from './use-chances';

interface Props {
  /** Of the assessment. */
  id: number;
  /** The server's time, epoch milliseconds. */
  now: number;
  schedule: Schedule;
  name: string | null;
  /** Learners who have started and not handed in. */
  sitting: number;
}

/** Opens an assessment again for a learner or a group, after a question, and lists who got a chance. */
export function ChancesCard({ id, now, schedule, name, sitting }: Props) {
  const copy = useDayCopy();
  const { chances: words } = copy;
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const [asking, setAsking] = useState<TypedChance | null>(null);
  /** Rises with each chance: the form begins anew. */
  const [round, setRound] = useState(0);
  const { send, sending, reply } = useSending('giveChance', words.notGiven, undefined, ['getChances']);

  async function give(body: TypedChance['body']) {
    setAsking(null);
    if ((await send({ params: { id }, body })) !== null) setRound(round + 1);
  }

  return (
    <Card aria-label={words.title} className="@container flex flex-col gap-3">
      <h2>{words.title}</h2>
      <p className="text-ink-soft text-sm">{words.lead}</p>
      <ChanceList id={id} listed={useChances(id)} now={now} />
      <RefusalNote refusal={sending.refusal} />
      <p role="status" className="font-medium text-sm empty:hidden">
        {reply && words.given(reply.given, reply.open)}
      </p>
      {may('giveChance') && !schedule.isShared && (
        <Folded title={words.choose} isOpen={isOpen} onOpen={setOpen} gap="gap-3">
          <ChanceForm key={round} now={now} isSending={sending.isSending} groupIds={schedule.groupIds ?? []} onAsk={setAsking} />
        </Folded>
      )}
      {asking !== null && (
        <AskDialog
          question={words.question(copy.assessmentTitle(name, id), asking.whom)}
          yes={words.yes}
          onYes={() => give(asking.body)}
          onNo={() => setAsking(null)}
          reach={chanceReach({ whom: asking.whom, many: asking.many, until: asking.body.until, schedule, now }, copy)}
        >
          {asking.learner && may('getSittings') ? (
            <ChanceNow id={id} learner={asking.learner} now={now} />
          ) : (
            sitting > 0 && <Banner tone="warning">{words.someUnderWay(sitting)}</Banner>
          )}
          <p>{words.whatCounts[asking.body.counts]}</p>
          {asking.body.counts === 'last' && <MarksSoFar id={id} learner={asking.learner} groupIds={asking.body.groupIds} />}
        </AskDialog>
      )}
    </Card>
  );
}
