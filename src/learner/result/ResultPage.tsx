import { Suspense } from 'react';
import { useCopy } from '../../copy/use-copy';
import type { Parcel, Person } from '../../runner/device/db';
import { trustedClock } from '../../runner/device/trusted-clock';
import { isPending } from '../../runner/outbox/deliver';
import { nameOf } from '../../session/name-of';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { EmptyState, Page } from '../../ui/controls/Card';
import { WayBack } from '../../ui/controls/WayBack';
import { lazyOrNothing } from '../../ui/lazy-or-nothing';
import { ResultsLaterOnDemand } from '../../ui/ResultsLaterOnDemand';
import { Skeleton } from '../lists/view/Skeleton';
import { ParcelCard } from '../outbox/parcel/ParcelCard';
import { SignInAgain } from '../outbox/parcel/SignInAgain';
import { SignedIn } from '../SignedIn';
import { ResultReview } from './ResultReview';
import { useAlertAndLeave } from './use-alert-and-leave';
import { useResult } from './use-result';

const ErasureHeard = lazyOrNothing(async () => (await import('../data/ErasureHeard')).ErasureHeard);

export function ResultPage({ assessmentId }: { assessmentId: number }) {
  return (
    <SignedIn>{(person, isLost) => <ResultOf key={assessmentId} person={person} isLost={isLost} assessmentId={assessmentId} />}</SignedIn>
  );
}

interface Props {
  person: Person;
  isLost: boolean;
  assessmentId: number;
}

function ResultOf({ person, isLost, assessmentId }: Props) {
  const copy = useCopy();
  const { view, refresh } = useResult(person.uid, assessmentId, isLost);
  useAlertAndLeave(view.show === 'failed' ? copy[view.why] : null, `/assessments/${assessmentId}`);
  const back = <BackToList isAdmin={person.role === 'admin'} />;

  if (view.show === 'result')
    return (
      <Page title={copy.assessmentTitle(view.result.assessmentTitle, assessmentId)} lead={back}>
        <p className="hidden print:block">{nameOf(person)}</p>
        {view.parcel && <ParcelCard parcel={view.parcel} />}
        <ResultReview uid={person.uid} result={view.result} />
      </Page>
    );
  return (
    <Page title={copy.resultTitle} lead={back}>
      {view.show === 'loading' && <Skeleton of="result" />}
      {view.show === 'waiting' && <Waiting parcel={view.parcel} release={view.release} onRelease={refresh} />}
      {view.show === 'awaited' && (
        <EmptyState>
          <Later release={view.release} onRelease={refresh} />
        </EmptyState>
      )}
      {view.show === 'sign-in' && <EmptyState action={<SignInAgain />}>{copy.resultNeedsSignIn}</EmptyState>}
      {view.show === 'offline' && (
        <EmptyState action={<Button onClick={refresh}>{copy.tryAgain}</Button>}>
          <span role="status">{copy.resultNeedsConnection}</span>
        </EmptyState>
      )}
      {view.show === 'failed' && <Banner tone="error">{copy[view.why]}</Banner>}
    </Page>
  );
}

interface LaterProps {
  /** Epoch milliseconds. */
  release: number;
  onRelease: () => void;
}

/** Results that are released later. */
const Later = ({ release, onRelease }: LaterProps) => (
  <Suspense>
    <ResultsLaterOnDemand key={release} at={release} now={trustedClock.now} onRelease={onRelease} />
  </Suspense>
);

function Waiting({ parcel, release, onRelease }: { parcel: Parcel; release: number | null; onRelease: () => void }) {
  const copy = useCopy();
  return (
    <>
      <ParcelCard parcel={parcel} />
      <Suspense>{parcel.state === 'sign-in' && <ErasureHeard uid={parcel.uid} />}</Suspense>
      {isPending(parcel) && <p className="text-ink-soft">{release === null ? copy.resultComes : <Later {...{ release, onRelease }} />}</p>}
    </>
  );
}

function BackToList({ isAdmin }: { isAdmin: boolean }) {
  const copy = useCopy();
  return isAdmin ? (
    <WayBack to="/all-assessments" name={copy.allAssessments} />
  ) : (
    <WayBack to="/user/my-assessments" name={copy.navTaken} />
  );
}
