import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { everything } from '../../../analysis/revise/due-today';
import { useCourier } from '../errands/use-courier';
import { SignedIn } from '../SignedIn';
import { useEntry } from '../use-entry';
import type { Exercise } from './exercise';
import { forgetRun, keepRun, type ReviseEntry, runOf, type Wanted, wantedBy } from './kept-run';
import { PracticePage } from './PracticePage';
import { ReviseTabs, type ReviseView, reviseViews } from './ReviseTabs';
import { toTop } from './use-focus-on';
import { atStart, type Before } from './use-practice';

export function RevisePage() {
  // Who taps the way to this page while it is open comes to its first page, also out of a practice. A practice that began on it is an entry of the same visit.
  const { key, state } = useLocation();
  const visit = (state as ReviseEntry | null)?.visit ?? key;
  return <SignedIn hasOwnPlace>{({ uid }) => <ReviseOf key={`${uid} ${visit}`} {...{ uid, visit }} />}</SignedIn>;
}

interface Run {
  exercises: readonly Exercise[];
  before: Before;
}

const noRun: Run = { exercises: [], before: atStart };

/** What is due, or the practice of some questions, which has an entry of the browser's history to itself. */
function ReviseOf({ uid, visit }: { uid: string; visit: string }) {
  useCourier(uid, 'visit');
  useEffect(toTop, []);
  const { key, pathname, state } = useLocation();
  const entry: ReviseEntry = state ?? {};
  const isPractice = entry.visit !== undefined;
  const navigate = useNavigate();
  // A result leads here with its mistakes, or a lesson with some of them, to be practised at once.
  const [wanted, setWanted] = useState<Wanted | null>(() => wantedBy(uid, entry));
  const [{ exercises, before }, setRun] = useState(noRun);
  const [narrowed, setNarrowed] = useState(everything);
  const [view, setView] = useEntry<ReviseView>('view', (kept) => reviseViews.find((one) => one === kept) ?? 'today');
  const [query, setQuery] = useState('');
  const place = useRef(0);
  /** Whether the entry on screen is known: it was there at first, or this page has just added it. */
  const isKnown = useRef(true);
  // The browser's ways back and forward lead out of a practice and into it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry's state is read as it is reached.
  useEffect(() => {
    const isOwn = isKnown.current;
    isKnown.current = false;
    if (isOwn) return;
    setRun(noRun);
    setWanted(wantedBy(uid, entry));
  }, [key]);
  const end = (next: Wanted | null) => {
    if (next === null && isPractice) return navigate(-1);
    setRun(noRun);
    forgetRun();
    setWanted(next);
    toTop();
  };
  const start = (some: readonly Exercise[], goesOn = atStart) => {
    setWanted(null);
    setRun({ exercises: some, before: goesOn });
    if (wanted !== null) return;
    place.current = window.scrollY;
    isKnown.current = true;
    return navigate(pathname, { state: { visit, run: runOf(uid, some) } satisfies ReviseEntry });
  };
  if (exercises.length > 0)
    return (
      <PracticePage
        {...{ uid, exercises, before }}
        onStep={(step) => keepRun({ ...runOf(uid, exercises), ...step })}
        onEnd={(next) => void end(next)}
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
      place={place.current}
      onStart={(some, goesOn) => void start(some, goesOn)}
    />
  );
}
