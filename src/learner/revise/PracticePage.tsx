import { useState } from 'react';
import type { Exercise } from './exercise';
import type { RunStep, Wanted } from './kept-run';
import { PracticeRun } from './PracticeRun';
import type { Before } from './use-practice';

interface Props {
  uid: string;
  exercises: readonly Exercise[];
  before: Before;
  /** Is told of the first run how its questions came out so far. */
  onStep: (run: RunStep) => void;
  /** Leads back to the tabs, and at once to what is due where that is wanted. */
  onEnd: (next: Wanted | null) => void;
}

/** The practice of some questions, and then of those among them that were not known, as often as the learner wants. */
export function PracticePage({ uid, exercises: first, before, onStep, onEnd }: Props) {
  const [{ run, exercises }, setRun] = useState({ run: 1, exercises: first });
  return (
    <PracticeRun
      key={run}
      {...{ uid, exercises, onEnd }}
      {...(run === 1 && { before, onStep })}
      onAgain={(missed) => setRun({ run: run + 1, exercises: missed })}
    />
  );
}
