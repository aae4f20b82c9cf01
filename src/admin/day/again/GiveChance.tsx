import { useState } from 'react';
import { Button } from '../../../ui/controls/Button';
import { useMay } from '../../kit/rights/use-may';
import { useDayCopy } from '../../words/use-day-copy';
import type { TimedLearner } from '../kit/TimedLearner';
import { AgainDialog } from './AgainDialog';

interface Props {
  /** Of the assessment, with its name where the screen is not its own. */
  id: number;
  test?: string;
  learner: TimedLearner;
}

/** The button of a row that opens an assessment again for its learner; nothing for those who may not. */
export function GiveChance({ id, test, learner }: Props) {
  const { again } = useDayCopy();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  if (!may('giveChance')) return null;
  return (
    <span data-unprinted className="flex flex-col items-start">
      <Button variant="quiet" className="-ml-4" aria-label={again.giveTo(learner.name, test)} onClick={() => setAsking(true)}>
        {again.title}
      </Button>
      <span role="status" className="font-medium text-xs empty:hidden">
        {said}
      </span>
      {isAsking && (
        <AgainDialog
          id={id}
          {...(test !== undefined && { test })}
          learner={learner}
          onGiven={({ given, open }) => setSaid(again.given(given, open))}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  );
}
