import { type ReactNode, useState } from 'react';
import { TextField } from '../../../ui/controls/Field';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { useDayCopy } from '../../words/use-day-copy';
import type { TimedLearner } from '../kit/TimedLearner';

/** Whose minutes are taken back, from which total; `learner` null: those of everybody. */
export interface TakenMinutes {
  learner: TimedLearner | null;
  from: number;
}

interface Props {
  taken: TakenMinutes;
  whom: ReactNode;
  many: readonly string[];
  /** The fewest minutes that a learner may not be in already, as far as it is known here; more than there are: none can be taken back. */
  least: number;
  /** The minutes that stay. */
  onTake: (minutes: number) => void;
  onNo: () => void;
}

/** Asks how many minutes stay. */
export function TakeTimeBack({ taken: { learner, from }, whom, many, least, onTake, onNo }: Props) {
  const { desk } = useDayCopy();
  const [typed, setTyped] = useState(String(Math.min(least, from - 1)));
  const stay = /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : from;
  const isTooLate = least >= from;
  const isFit = stay < from && stay >= least;
  return (
    <AskDialog
      question={learner === null ? desk.takeBackQuestion(from) : desk.takeBackOneQuestion(learner.name, from)}
      yes={desk.takeBackNow}
      isDead={!isFit}
      onYes={() => isFit && onTake(stay)}
      onNo={onNo}
      reach={{ whom, many, when: <p>{desk.takeBackEffect}</p> }}
    >
      {isTooLate ? (
        <p className="font-medium text-warn">{desk.takeBackTooLate}</p>
      ) : (
        <TextField
          label={desk.minutesThatStay}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          fault={isFit ? undefined : desk.staysFrom(least, from - 1)}
        />
      )}
    </AskDialog>
  );
}
