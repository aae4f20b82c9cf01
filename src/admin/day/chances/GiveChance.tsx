import { type ReactNode, useState } from 'react';
import type { Reply } from '../../../../contract/calls/calls';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
import { useMay } from '../../kit/rights/use-may';
import { RowMenu } from '../../kit/table/RowMenu';
import { useDesk } from '../../papers/schedule/use-desk';
import { useSchedule } from '../../papers/schedule/use-schedule';
import { useDayCopy } from '../../words/use-day-copy';
import type { TimedLearner } from '../kit/TimedLearner';
import { ChanceNow } from './ChanceNow';
import { chanceReach } from './chance-reach';
import { MarksSoFar } from './MarksSoFar';
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
function ChanceDialog({ id, test, learner, onGiven, onClose }: Props) {
  const copy = useDayCopy();
  const { chances: words } = copy;
  const [now] = useState(Date.now);
  const [typed, setTyped] = useState<TypedWhy>(() => noWhy(now));
  const { send, sending } = useSending('giveChance', words.notGiven, undefined, ['getChances']);
  const why = whyOf(typed);
  const { data: schedule } = useSchedule(id);
  const desk = useDesk(id, false);

  async function give() {
    if (isOver(typed, now)) return;
    const reply = await send({ params: { id }, body: { uids: [learner.uid], ...why } });
    if (reply === null) return;
    onGiven(reply);
    onClose();
  }

  return (
    <AskDialog
      question={words.question(copy.assessmentTitle(test ?? desk.data?.name ?? null, id), learner.name)}
      yes={words.yes}
      onYes={give}
      onNo={onClose}
      reach={chanceReach({ whom: learner.name, many: 1, until: why.until, schedule, now }, copy)}
    >
      <ChanceNow id={id} learner={learner} now={now} />
      <WhyFields name="again-one-counts" typed={typed} now={now} onType={setTyped} />
      <p>{words.whatCounts[typed.counts]}</p>
      {typed.counts === 'last' && <MarksSoFar id={id} learner={learner} />}
      <RefusalNote refusal={sending.refusal} />
    </AskDialog>
  );
}

/** Whom a chance is asked for, in which assessment; `test`: its name where the screen is not its own. */
export interface AskedChance {
  id: number;
  test?: string;
  learner: TimedLearner;
}

/** The menu of a row whose act opens an assessment again for its learner; nothing for those who may not. */
export function GiveChance({ chance, onAsk }: { chance: AskedChance; onAsk: (chance: AskedChance) => void }) {
  const { chances: words } = useDayCopy();
  const may = useMay();
  if (!may('giveChance')) return null;
  const { learner, test } = chance;
  const of = test === undefined ? learner.name : `${learner.name}, ${test}`;
  return <RowMenu of={of} acts={[{ id: 'again', title: words.title, run: () => onAsk(chance) }]} />;
}

/** The question of a screen of rows, and what came of it. The screen has it and no row: a row that moves in its table would lose what is typed. */
export function useChance(): { ask: (chance: AskedChance) => void; dialog: ReactNode } {
  const { chances: words } = useDayCopy();
  const [asked, setAsked] = useState<AskedChance | null>(null);
  const [said, setSaid] = useState('');
  const dialog = (
    <>
      <p role="status" data-unprinted className="font-medium text-sm empty:hidden">
        {said}
      </p>
      {asked && <ChanceDialog {...asked} onGiven={({ given, open }) => setSaid(words.given(given, open))} onClose={() => setAsked(null)} />}
    </>
  );
  return { ask: setAsked, dialog };
}
