import { useState } from 'react';
import { Button } from '../../../ui/controls/Button';
import { Choice } from '../../../ui/controls/Choice';
import { TextField } from '../../../ui/controls/Field';
import { useMay } from '../../kit/rights/use-may';
import { useDayCopy } from '../../words/use-day-copy';
import { LearnerSearch } from '../kit/LearnerSearch';
import type { TimedLearner } from '../kit/TimedLearner';

/** What is typed at first. */
const usualMinutes = 10;

interface Props {
  /** The most minutes that this learner, or everybody, can still get. */
  most: (learner: TimedLearner | null) => number;
  isSending: boolean;
  /** The groups of the test; empty: it is for everybody. */
  groupIds: readonly number[];
  /** Minutes to add; `null`: for everybody. */
  onAsk: (learner: TimedLearner | null, more: number) => void;
}

/** Whole minutes for everybody or for one learner, who is found by name. */
export function GiveTimeForm({ most, isSending, groupIds, onAsk }: Props) {
  const { desk } = useDayCopy();
  const may = useMay();
  const [isForOne, setForOne] = useState(false);
  const [learner, setLearner] = useState<TimedLearner | null>(null);
  const [typed, setTyped] = useState(String(usualMinutes));
  const whom = isForOne ? learner : null;
  const left = most(whom);
  const minutes = /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : 0;
  const isFit = minutes >= 1 && minutes <= left;
  const isReady = isFit && (!isForOne || learner !== null);

  if (most(null) < 1) return null;
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isSending) onAsk(whom, minutes);
      }}
    >
      {may('getPeople') && (
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="font-medium text-sm">{desk.forWhom}</legend>
          <Choice type="radio" name="more-time-whom" checked={!isForOne} onChange={() => setForOne(false)}>
            {desk.everybody}
          </Choice>
          <Choice type="radio" name="more-time-whom" checked={isForOne} onChange={() => setForOne(true)}>
            {desk.oneLearner}
          </Choice>
        </fieldset>
      )}
      {isForOne && <LearnerSearch name="more-time-learner" chosen={learner} groupIds={groupIds} onChoose={setLearner} />}
      <TextField
        label={desk.minutesToGive}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        fault={isFit ? undefined : left < 1 ? desk.noMinutesLeft : desk.minutesFrom(left)}
        className="max-w-32"
      />
      <div>
        <Button type="submit" variant="secondary" aria-disabled={isSending || !isReady}>
          {!isForOne ? desk.giveMore(minutes) : learner === null ? desk.chooseLearner : desk.giveOneMore(learner.name, minutes)}
        </Button>
      </div>
    </form>
  );
}
