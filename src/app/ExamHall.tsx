import { lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Person } from '../runner/device/db';
import { useSession } from '../session/session-store';
import { whenIdle } from '../ui/browser/when-idle';
import { NotFound } from './pages/NotFound';
import { routeAt } from './routing/route-table';

export const bringHall = () => import('../runner/screens/RunnerPage');
export const bringResult = () => import('../learner/result/ResultPage');
const RunnerPage = lazy(async () => ({ default: (await bringHall()).RunnerPage }));

const UpdateFirst = lazy(async () => ({ default: (await import('./updates/UpdateFirst')).UpdateFirst }));

/** Hardly ever: another person has signed in since. */
const HandedInByOther = lazy(async () => ({ default: (await import('./HandedInByOther')).HandedInByOther }));

/** The result screen follows the hand-in; by then there may be no network to fetch its code. */
const fetchResult = () => whenIdle(() => void bringResult().catch(() => undefined /* The code is fetched again when it is needed. */));

export function ExamHall() {
  const { id } = routeAt(useLocation().pathname);
  return id === null ? <NotFound /> : <Seat key={id} assessmentId={id} />;
}

/** The attempt belongs to the person who opened it; a sign-in or sign-out in another tab changes nothing here. */
function Seat({ assessmentId }: { assessmentId: number }) {
  const session = useSession();
  const [sitter, setSitter] = useState<Person | null>(null);
  // Not at the first render alone: the gate's view of the session is a deferred one, and a seat without a person would stay empty.
  if (sitter === null && session.phase === 'signed-in') setSitter(session.person);
  const here = session.phase === 'signed-in' ? session.person : null;
  // News about this person counts until the start.
  const person = here?.uid === sitter?.uid ? here : sitter;
  return (
    person && (
      <RunnerPage
        uid={person.uid}
        assessmentId={assessmentId}
        isPreview={person.role === 'admin'}
        timePercent={person.profile?.timePercent}
        outdated={<UpdateFirst isPreview={person.role === 'admin'} />}
        other={here !== person && here && <HandedInByOther person={person} assessmentId={assessmentId} />}
        onShown={fetchResult}
      />
    )
  );
}
