import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { everything } from '../../../analysis/revise/due-today';
import { useCourier } from '../errands/use-courier';
import { SignedIn } from '../SignedIn';
import type { Exercise } from './exercise';
import { type Before, forgetRun, keepRun, type Wanted } from './kept-run';
import { PracticePage } from './PracticePage';
import { ReviseTabs, type ReviseView } from './ReviseTabs';
import { toTop } from './use-focus-on';

export function RevisePage() {
  // Who taps the way to this page while it is open comes to its first page, also out of a practice.
  const { key } = useLocation();
  return <SignedIn>{({ uid }) => <ReviseOf key={`${uid} ${key}`} uid={uid} />}</SignedIn>;
}

interface Run {
  exercises: readonly Exercise[];
  before: Before;
  isOfResult: boolean;
}

const atStart: Before = { done: [], shown: null };
const noRun: Run = { exercises: [], before: atStart, isOfResult: false };

/** What is due, or the practice of some questions. */
function ReviseOf({ uid }: { uid: string }) {
  useCourier(uid, 'visit');
  useEffect(toTop, []);
  // A result leads here with its mistakes, or a lesson with some of them, to be practised at once.
  const { state } = useLocation();
  const [wanted, setWanted] = useState<Wanted | null>(
    typeof state?.mend !== 'number'
      ? null
      : { assessmentId: state.mend, only: state.only ?? null, run: state.run?.uid === uid ? state.run : null },
  );
  const [{ exercises, before, isOfResult }, setRun] = useState(noRun);
  const [narrowed, setNarrowed] = useState(everything);
  const [view, setView] = useState<ReviseView>('today');
  const [query, setQuery] = useState('');
  const end = (next: Wanted | null) => {
    setRun(noRun);
    forgetRun();
    setWanted(next);
    toTop();
  };
  if (exercises.length > 0)
    return (
      <PracticePage
        {...{ uid, exercises, before }}
        onStep={(step) => {
          if (isOfResult) keepRun({ uid, ids: exercises.map(({ revision }) => revision.question.questionId), ...step });
        }}
        onEnd={end}
      />
    );
  return (
    <ReviseTabs
      uid={uid}
      wanted={wanted}
      narrowed={narrowed}
      onNarrow={setNarrowed}
      view={view}
      onView={setView}
      query={query}
      onQuery={setQuery}
      onStart={(some, goesOn = atStart) => {
        setWanted(null);
        setRun({ exercises: some, before: goesOn, isOfResult: wanted !== null && wanted !== 'due' });
      }}
    />
  );
}
