import { type ReactNode, useState } from 'react';
import { useMay } from '../../kit/rights/use-may';
import { RowMenu } from '../../kit/table/RowMenu';
import { useDayCopy } from '../../words/use-day-copy';
import type { TimedLearner } from '../kit/TimedLearner';
import { ChanceDialog } from './ChanceDialog';

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
