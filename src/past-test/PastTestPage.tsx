import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useListCopy } from '../copy/use-list-copy';
import { usePastTestCopy } from '../copy/use-past-test-copy';
import { againDevice } from '../learner/device/again-device';
import { study } from '../learner/device/study';
import { Skeleton } from '../learner/lists/view/Skeleton';
import { SignedIn } from '../learner/SignedIn';
import type { Person } from '../runner/device/db';
import { Button, ButtonLink } from '../ui/controls/Button';
import { EmptyState, Page } from '../ui/controls/Card';
import { WayBack } from '../ui/controls/WayBack';
import { type AgainStanding, settleAgain } from './again-attempt';
import { Choose } from './Choose';
import { Outcome } from './Outcome';
import { Run } from './Run';
import { usePastTest } from './use-past-test';

/** What the entry of the browser's history keeps over a reload: the sitting that is shown, by its start. */
interface Shown {
  sitting?: number;
}

/** A past test that is sat again on this device: what to sit, the exam hall, and how it went. */
export function PastTestPage({ assessmentId }: { assessmentId: number }) {
  return <SignedIn hasOwnPlace>{(person, isLost) => <PastTestOf key={assessmentId} {...{ person, isLost, assessmentId }} />}</SignedIn>;
}

interface Props {
  person: Person;
  isLost: boolean;
  assessmentId: number;
}

function PastTestOf({ person: { uid, profile }, isLost, assessmentId }: Props) {
  const words = usePastTestCopy();
  const copy = useListCopy();
  /** A number: the sitting that began then is shown. undefined: the device has not been read. */
  const [standing, setStanding] = useState<AgainStanding>();
  const test = usePastTest(uid, assessmentId, isLost, standing !== undefined && standing !== 'under-way');
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const show = (next: AgainStanding): void => {
    setStanding(next);
    const kept: Shown | null = typeof next === 'number' ? { sitting: next } : null;
    void navigate(pathname, { replace: true, state: kept });
  };
  const settle = () =>
    void settleAgain(againDevice, study, uid, assessmentId).then(
      (found) => (found === null ? setStanding((state as Shown | null)?.sitting ?? null) : show(found)),
      () => setStanding(null) /* The next visit tries again. */,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what an earlier visit left.
  useEffect(settle, []);
  const chooses = () => show(null);
  if (standing === 'under-way') return <Run uid={uid} assessmentId={assessmentId} onOver={settle} />;
  const sitting = test.show === 'here' && typeof standing === 'number' && test.sittings.find(({ startedAt }) => startedAt === standing);
  const back = <WayBack to={`/assessments/${assessmentId}/result`} name={words.toResult} />;
  if (test.show === 'here' && standing !== undefined)
    return sitting ? (
      <Outcome uid={uid} test={test} sitting={sitting} onShow={show} onAgain={chooses} back={back} />
    ) : (
      <Choose {...{ uid, test, back }} timePercent={profile?.timePercent} onBegun={() => show('under-way')} onShow={show} />
    );
  return (
    <Page title={words.title} before={back}>
      {test.show === 'offline' && (
        <EmptyState action={<Button onClick={test.retry}>{copy.tryAgain}</Button>}>
          <span role="status">{words.needsNetwork}</span>
        </EmptyState>
      )}
      {test.show === 'refused' && (
        <EmptyState action={<ButtonLink to="/user/my-assessments">{copy.navTaken}</ButtonLink>}>{words.notNow}</EmptyState>
      )}
      {(test.show === 'loading' || test.show === 'here') && <Skeleton of="result" />}
    </Page>
  );
}
