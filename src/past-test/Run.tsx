import { Suspense, useEffect, useMemo } from 'react';
import { questionsOf } from '../../contract/assessment/assessment';
import { usePastTestCopy } from '../copy/use-past-test-copy';
import { againDevice } from '../learner/device/again-device';
import { attemptLockName } from '../runner/device/worker-messages';
import { HallOnDemand } from '../runner/screens/hall/HallOnDemand';
import { fetchKinds } from '../runner/screens/sitting/KindOnDemand';
import { OpenElsewhere } from '../runner/screens/sitting/OpenElsewhere';
import { fetchPassages } from '../runner/screens/sitting/PassageOnDemand';
import { Taking } from '../runner/screens/sitting/Taking';
import { phaseOf } from '../runner/screens/store/runner-store';
import { useHabits } from '../runner/screens/store/use-habits';
import { headingId } from '../runner/screens/store/use-heading-focus';
import { useOpened } from '../runner/screens/store/use-opened';
import type { NotesProps, SittingProps } from '../runner/screens/store/use-sitting';
import { Banner } from '../ui/controls/Banner';
import { EmptyState, Page } from '../ui/controls/Card';
import { Loading } from '../ui/controls/Loading';
import type { AgainPaper } from './again-attempt';
import { createAgainRunner } from './again-runner';

/** Notes about storage and other pages, above a question of practice: no copy is offered that could be handed in. */
function Notes({ state: { saving, trouble }, ...page }: NotesProps) {
  const words = usePastTestCopy();
  return (
    <>
      {saving === 'failed' && trouble !== 'late' && (
        <div className="px-4 pt-4">
          <Banner tone="error">{words.notSaved}</Banner>
        </div>
      )}
      <OpenElsewhere {...page} />
    </>
  );
}

interface Props {
  uid: string;
  assessmentId: number;
  /** Called once the attempt is final on the disk. */
  onOver: () => void;
}

const nothing = (): undefined => undefined;

/** The exam hall over an attempt at a past test, in the look that the learner has chosen. */
export function Run({ uid, assessmentId, onOver }: Props) {
  const words = usePastTestCopy();
  const runner = useMemo(() => createAgainRunner(uid, assessmentId), [uid, assessmentId]);
  const lock = attemptLockName(`${uid} again`, assessmentId);
  const { state, takeOver } = useOpened(runner, againDevice, uid, assessmentId, lock);
  const { paper, attempt } = state;
  const [habits, changeHabit] = useHabits(uid, attempt?.look);
  const phase = phaseOf(state);
  const isTaking = phase === 'taking' && habits !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over.
  useEffect(() => {
    if (phase === 'over') onOver();
  }, [phase]);
  useEffect(() => {
    if (!isTaking) return;
    window.scrollTo(0, 0);
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [isTaking]);
  useEffect(() => {
    if (paper !== null && questionsOf(paper).some(({ kind }) => kind)) fetchKinds().catch(() => undefined /* Its question tries again. */);
    if (paper?.passages) fetchPassages().catch(() => undefined /* As above. */);
  }, [paper]);
  if (phase === 'absent' || phase === 'start' || (state.isOpen && attempt !== null && paper === null))
    return (
      <Page title={words.title}>
        <EmptyState>{words.lost}</EmptyState>
      </Page>
    );
  if (habits === null || paper === null || attempt === null || phase === 'over') return <Loading />;
  const sitting: SittingProps = {
    ...{ runner, habits, Notes },
    state: { ...state, paper, attempt },
    onHabit: changeHabit,
    onTakeOver: takeOver,
    ending: words.ending,
  };
  const isTimed = (paper as AgainPaper).again.isTimed;
  return (
    <div className={isTimed ? 'contents' : 'contents [&_[role=timer]]:hidden'}>
      {habits.look === 'hall' ? (
        <Suspense fallback={<Loading />}>
          <HallOnDemand {...{ paper, sitting }} timePercent={undefined} isStarting={false} onBegin={nothing} onLeave={nothing} />
        </Suspense>
      ) : (
        <Taking {...sitting} />
      )}
    </div>
  );
}
