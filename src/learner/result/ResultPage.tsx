import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AssessmentSummary } from '../../../contract/assessment/assessment';
import { useListCopy } from '../../copy/use-list-copy';
import { device, type Parcel, type Person } from '../../runner/device/db';
import { wholePapers } from '../../runner/device/ready';
import { trustedClock } from '../../runner/device/trusted-clock';
import { isPending } from '../../runner/outbox/deliver';
import { nameOf } from '../../session/name-of';
import { useOnline } from '../../ui/browser/use-online';
import { Banner } from '../../ui/controls/Banner';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Card, EmptyState, Page } from '../../ui/controls/Card';
import { WayBack } from '../../ui/controls/WayBack';
import { onDemand } from '../../ui/on-demand';
import { useQuestionLanguage } from '../../ui/question/question-language';
import { useLive } from '../../ui/use-live';
import { availableOn } from '../lists/available-on';
import { foreignIn } from '../lists/languages-of';
import { Skeleton } from '../lists/view/Skeleton';
import { ParcelCard } from '../outbox/parcel/ParcelCard';
import { SignInAgain } from '../outbox/parcel/SignInAgain';
import { useDue } from '../revise/use-due';
import { SignedIn } from '../SignedIn';
import { followOne } from '../score/followed';
import { Received } from '../score/Received';
import { knownResults } from '../score/released';
import { Handed, Later } from './Handed';
import { ResultReview } from './ResultReview';
import { useResult } from './use-result';

/** An alert stops rendering; the delay lets the sentence appear on the page first. Milliseconds. */
const paintMs = 80;

/** Shows the sentence in an alert, then navigates (spec §8, for a result that cannot be loaded). null: stays. */
function useAlertAndLeave(sentence: string | null, to: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (sentence === null) return;
    const timer = setTimeout(() => {
      window.alert(sentence);
      navigate(to, { replace: true });
    }, paintMs);
    return () => clearTimeout(timer);
  }, [sentence, to, navigate]);
}

/** Whether the result that is here came while this page waited for it. */
function useArrival(isAwaited: boolean, isHere: boolean): boolean {
  const hasWaited = useRef(false);
  useEffect(() => {
    if (isAwaited) hasWaited.current = true;
  }, [isAwaited]);
  return isHere && hasWaited.current;
}

const ErasureHeard = onDemand(async () => (await import('../data/ErasureHeard')).ErasureHeard);

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
  const copy = useListCopy();
  const { view, title, counts, receivedAt, refresh } = useResult(person.uid, assessmentId, isLost);
  // Read before anything is drawn: what the test before was moves nothing then. A device without storage knows none.
  const known = useLive(person.uid, () => knownResults(device, person.uid).catch(() => []));
  useAlertAndLeave(view.show === 'failed' ? copy[view.why] : null, `/assessments/${assessmentId}`);
  const name = view.show === 'result' ? copy.assessmentTitle(view.result.assessmentTitle, assessmentId) : null;
  const isToCome = view.show === 'waiting' || view.show === 'awaited';
  const hasArrived = useArrival(isToCome, view.show === 'result');
  useEffect(() => {
    if (isToCome) followOne(device, person.uid, assessmentId).catch(() => undefined /* *Home* tries again. */);
  }, [person.uid, assessmentId, isToCome]);
  // For a screen reader alone: the result itself is on the screen.
  const news = (
    <p role="status" className="sr-only">
      {hasArrived && name !== null && copy.resultArrived(name)}
    </p>
  );
  const back = (
    <>
      {news}
      <BackToList isAdmin={person.role === 'admin'} />
    </>
  );

  if (view.show === 'result' && known !== undefined)
    return (
      <Page title={name ?? ''} before={back}>
        <p className="hidden print:block">{nameOf(person)}</p>
        {view.parcel && <ParcelCard parcel={view.parcel} />}
        <ResultReview uid={person.uid} result={view.result} known={known} mayMend={person.role === 'user'} />
      </Page>
    );
  return (
    <Page title={title === null || view.show === 'waiting' ? copy.resultTitle : copy.assessmentTitle(title, assessmentId)} before={back}>
      {(view.show === 'loading' || view.show === 'result') && <Skeleton of="result" />}
      {view.show === 'waiting' && <Waiting parcel={view.parcel} release={view.release} onRelease={refresh} />}
      {view.show === 'awaited' && (
        <Handed
          {...{ uid: person.uid, assessmentId, name: copy.assessmentTitle(title, assessmentId) }}
          submittedAt={view.submittedAt}
          counts={counts}
          release={view.release}
          isOfChance={view.isOfChance}
          onRelease={refresh}
        />
      )}
      {receivedAt !== null && (view.show === 'sign-in' || view.show === 'offline') && (
        <Card className="border-l-4 border-l-good">
          <Received title={copy.answersReceived} at={receivedAt} counts={counts} />
        </Card>
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

/** The first test that can be started on this device as it is; null without one. */
async function readyOffline(uid: string): Promise<AssessmentSummary | null> {
  const now = trustedClock.now();
  const [tests, papers] = await Promise.all([availableOn(device, uid, now), wholePapers(device, uid)]);
  return tests.find(({ id, opensAt }) => papers.has(id) && !(opensAt !== undefined && Date.parse(opensAt) > now)) ?? null;
}

function Waiting({ parcel, release, onRelease }: { parcel: Parcel; release: number | null; onRelease: () => void }) {
  const copy = useListCopy();
  const isOnline = useOnline();
  // Without a network alone: papers are large.
  const ready = useLive(`${parcel.uid} ${isOnline}`, async () => (isOnline ? null : readyOffline(parcel.uid)), null);
  const due = useDue(parcel.uid, true)?.now ?? 0;
  const language = useQuestionLanguage();
  const foreign = ready && foreignIn(ready, language);
  return (
    <>
      <ParcelCard parcel={parcel} isBrief />
      {parcel.state === 'sign-in' && <ErasureHeard uid={parcel.uid} />}
      {isPending(parcel) && <p className="text-ink-soft">{release === null ? copy.resultComes : <Later {...{ release, onRelease }} />}</p>}
      {/* Meanwhile. At the end: it comes late, and moves nothing. */}
      {due > 0 && (
        <ButtonLink className="self-start" to="/user/mistake-notebook">
          {copy.reviseMeanwhile(due)}
        </ButtonLink>
      )}
      {ready && (
        <div className="flex flex-col items-start gap-1">
          <p className="text-ink-soft text-sm">
            {[copy.readyOffline, ...(foreign === null ? [] : [copy.mostlyIn(foreign.name, foreign.isAll)])].join(' · ')}
          </p>
          <ButtonLink variant={due > 0 ? 'secondary' : 'primary'} className="wrap-anywhere" to={`/assessments/${ready.id}`}>
            {copy.startMeanwhile(ready.name)}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function BackToList({ isAdmin }: { isAdmin: boolean }) {
  const copy = useListCopy();
  return isAdmin ? (
    <WayBack to="/all-assessments" name={copy.allAssessments} />
  ) : (
    <WayBack to="/user/my-assessments" name={copy.navTaken} />
  );
}
