import { useState } from 'react';
import type { Exercise, Wanted } from './exercise';
import { PracticeRun } from './PracticeRun';

interface Props {
  uid: string;
  exercises: readonly Exercise[];
  /** Leads back to the tabs, and at once to what is due where that is wanted. */
  onEnd: (next: Wanted | null) => void;
}

/** The practice of some questions, and then of those among them that were not known, as often as the learner wants. */
export function PracticePage({ uid, exercises: first, onEnd }: Props) {
  const [{ run, exercises }, setRun] = useState({ run: 1, exercises: first });
  return <PracticeRun key={run} {...{ uid, exercises, onEnd }} onAgain={(missed) => setRun({ run: run + 1, exercises: missed })} />;
}
