import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { everything } from '../../../analysis/revise/due-today';
import { useCourier } from '../errands/use-courier';
import { SignedIn } from '../SignedIn';
import type { Exercise, Wanted } from './exercise';
import { PracticePage } from './PracticePage';
import { ReviseTabs, type ReviseView } from './ReviseTabs';

export function RevisePage() {
  // Who taps the way to this page while it is open comes to its first page, also out of a practice.
  const { key } = useLocation();
  return <SignedIn>{({ uid }) => <ReviseOf key={`${uid} ${key}`} uid={uid} />}</SignedIn>;
}

/** What is due, or the practice of some questions. */
function ReviseOf({ uid }: { uid: string }) {
  useCourier(uid, 'visit');
  // A result leads here with its mistakes, or a lesson with some of them, to be practised at once.
  const { state } = useLocation();
  const [wanted, setWanted] = useState<Wanted | null>(
    typeof state?.mend !== 'number' ? null : { assessmentId: state.mend, only: state.only ?? null },
  );
  const [exercises, setExercises] = useState<readonly Exercise[]>([]);
  const [narrowed, setNarrowed] = useState(everything);
  const [view, setView] = useState<ReviseView>('today');
  const [query, setQuery] = useState('');
  const end = (next: Wanted | null) => {
    setExercises([]);
    setWanted(next);
    // The tabs begin at their top, wherever the last question ended.
    document.documentElement.scrollTop = 0;
  };
  if (exercises.length > 0) return <PracticePage uid={uid} exercises={exercises} onEnd={end} />;
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
      onStart={(some) => {
        setWanted(null);
        setExercises(some);
      }}
    />
  );
}
