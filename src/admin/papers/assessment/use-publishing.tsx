import { type ReactNode, useState } from 'react';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { usePapersCopy } from '../../words/use-papers-copy';
import { firstConsequences } from '../schedule/Consequences';
import { meant, type ShownSchedule } from '../schedule/typed-schedule';

interface Publishing {
  name: string;
  shown: ShownSchedule;
  /** The time of an attempt in milliseconds; 0: not known yet. */
  lastsMs: number;
  /** Whether nothing of the form is refused; it says what is. */
  isSound: () => boolean;
  make: () => Promise<void>;
}

/** Makes a new assessment by `press`, and asks first when it is published at once: for whom, how many and when. `dialog` stands beside the form. */
export function usePublishing({ name, shown, lastsMs, isSound, make }: Publishing): { press: () => void; dialog: ReactNode } {
  const { schedule } = usePapersCopy();
  const [isAsking, setAsking] = useState(false);

  function press() {
    if (!isSound()) return;
    if (shown.state === 'published') setAsking(true);
    else void make();
  }

  function publish() {
    setAsking(false);
    void make();
  }

  const dialog = isAsking && (
    <AskDialog
      question={schedule.questions.publish}
      yes={schedule.acts.publish}
      onYes={publish}
      onNo={() => setAsking(false)}
      reach={firstConsequences(meant(shown), lastsMs)}
    >
      <p className="wrap-anywhere font-semibold">{name}</p>
      <p>{schedule.effects.publish}</p>
    </AskDialog>
  );
  return { press, dialog };
}
