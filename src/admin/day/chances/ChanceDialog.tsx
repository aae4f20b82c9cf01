import { useState } from 'react';
import type { Reply } from '../../../../contract/calls/calls';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
import { useSchedule } from '../../papers/schedule/use-schedule';
import { useDayCopy } from '../../words/use-day-copy';
import type { TimedLearner } from '../kit/TimedLearner';
import { ChanceNow } from './ChanceNow';
import { chanceReach } from './chance-reach';
import { isOver, noWhy, type TypedWhy, WhyFields, whyOf } from './WhyFields';

interface Props {
  /** Of the assessment, with its name where the screen is not its own. */
  id: number;
  test?: string;
  learner: TimedLearner;
  onGiven: (reply: Reply<'giveChance'>) => void;
  onClose: () => void;
}

/** Asks why an assessment is opened again for one learner, and says what that does. */
export function ChanceDialog({ id, test, learner, onGiven, onClose }: Props) {
  const copy = useDayCopy();
  const { chances: words } = copy;
  const [now] = useState(Date.now);
  const [typed, setTyped] = useState<TypedWhy>(() => noWhy(now));
  const { send, sending } = useSending('giveChance', words.notGiven, undefined, ['getChances']);
  const why = whyOf(typed);
  const { data: schedule } = useSchedule(id);

  async function give() {
    if (isOver(typed, now)) return;
    const reply = await send({ params: { id }, body: { uids: [learner.uid], ...why } });
    if (reply === null) return;
    onGiven(reply);
    onClose();
  }

  return (
    <AskDialog
      question={words.question(learner.name)}
      yes={words.yes}
      onYes={give}
      onNo={onClose}
      reach={chanceReach({ whom: learner.name, many: 1, until: why.until, schedule, now }, copy)}
    >
      {test !== undefined && <p className="wrap-anywhere font-semibold">{test}</p>}
      <ChanceNow id={id} learner={learner} now={now} />
      <WhyFields name="again-one-counts" typed={typed} now={now} onType={setTyped} />
      <p>{words.whatCounts[typed.counts]}</p>
      <RefusalNote refusal={sending.refusal} />
    </AskDialog>
  );
}
