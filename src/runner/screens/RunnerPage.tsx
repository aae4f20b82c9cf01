import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { type Paper, questionsOf } from '../../../contract/assessment/assessment';
import { pictureHashesOf } from '../../../contract/assessment/paper-pictures';
import { ApiError } from '../../api/client';
import { useMissing } from '../../pictures/use-missing';
import { Loading } from '../../ui/controls/Loading';
import { lazyPart, onDemand } from '../../ui/on-demand';
import { useIsLate } from '../../ui/use-is-late';
import { shownAt } from '../attempt/sections/windows';
import { askToPersist } from '../device/persistence';
import { isSealed } from '../device/sealed-paper';
import { fetchHall, HallOnDemand } from './hall/HallOnDemand';
import { fetchKinds } from './sitting/KindOnDemand';
import { fetchPassages } from './sitting/PassageOnDemand';
import { Taking } from './sitting/Taking';
import { useBeginning } from './sitting/use-beginning';
import { Start } from './start/Start';
import { ToList } from './start/ToList';
import { phaseOf } from './store/runner-store';
import { useHabits } from './store/use-habits';
import { useRunner } from './store/use-runner';
import type { SittingProps } from './store/use-sitting';

const waiting = () => <Loading />;

/** An attempt that was handed in before is opened seldom. */
const HandedIn = lazyPart(async () => (await import('./sitting/HandedIn')).HandedIn, waiting);

/** Next to no paper is lost during its attempt. */
const PaperLost = lazyPart(async () => (await import('./sitting/PaperLost')).PaperLost, waiting);

/** Most papers come, or are here. */
const PaperAbsent = lazyPart(async () => (await import('./start/PaperAbsent')).PaperAbsent, waiting);

/** Most papers are never sealed. */
const Sealed = lazyPart(async () => (await import('./sealed/SealedStart')).SealedStart, waiting);

/** Nearly every paper is here, or comes sooner. */
const PaperSlow = onDemand(async () => (await import('./start/PaperSlow')).PaperSlow);

/** A paper that is long in coming leaves a way back, and is asked for all the while. */
function Awaited({ isPreview }: { isPreview: boolean }) {
  const isLate = useIsLate();
  return (
    <>
      <div className="mx-auto w-full max-w-4xl px-4 pt-2">
        <ToList isPreview={isPreview} />
      </div>
      <Loading />
      {isLate && <PaperSlow />}
    </>
  );
}

interface Props {
  uid: string;
  assessmentId: number;
  /** An admin's preview of the paper: can be repeated and is not submitted. */
  isPreview?: boolean;
  /** The learner's time in percent of the paper's time, if this device knows it. */
  timePercent?: number | undefined;
  /** Shown in the place of a paper or an attempt that needs a newer version of this page. */
  outdated?: ReactNode;
  /** Shown after the hand-in, where another person than this one is signed in by then. */
  other?: ReactNode;
  /** Called once the start screen or a question is shown: then later screens may be fetched. */
  onShown?: () => void;
}

/** All screens of one attempt: start, questions, handed in (spec §4). */
export function RunnerPage({ uid, assessmentId, isPreview = false, timePercent, outdated, other, onShown }: Props) {
  const { runner, state, takeOver } = useRunner(uid, assessmentId, isPreview);
  const { paper, attempt, failure } = state;
  const [habits, changeHabit] = useHabits(uid, attempt?.look);
  const missing = useMissing(useMemo(() => (paper === null ? [] : pictureHashesOf(paper).map((hash) => ({ hash }))), [paper]));
  const [isReading, setReading] = useState(false);
  const phase = phaseOf(state);
  const isShown = phase === 'sealed' || phase === 'start' || phase === 'taking';
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown, onShown]);
  useEffect(() => {
    if (paper !== null && questionsOf(paper).some(({ kind }) => kind)) fetchKinds().catch(() => undefined /* Its question tries again. */);
    if (paper?.passages) fetchPassages().catch(() => undefined /* As above. */);
  }, [paper]);
  useBeginning(phase);
  const begin = () => {
    runner.start(timePercent, isReading ? 'hall' : habits?.look);
    void askToPersist();
  };
  if (habits === null) return <Loading />;
  const isHall = habits.look === 'hall';
  const start = () => (isHall ? void fetchHall().then(() => setReading(true), begin) : begin());
  const inHall = (shown: Paper, sitting: SittingProps | null) => (
    <HallOnDemand
      paper={shown}
      timePercent={timePercent}
      isStarting={state.isStarting}
      onBegin={begin}
      onLeave={() => setReading(false)}
      sitting={sitting}
    />
  );
  switch (phase) {
    case 'absent':
      if (attempt !== null) return <PaperLost runner={runner} attempt={attempt} failure={failure} now={state.now} />;
      if (failure instanceof ApiError && failure.kind === 'outdated') return outdated;
      return (
        <PaperAbsent failure={failure} isPreview={isPreview} onRetry={() => void runner.open()} onAgain={() => void runner.refresh()} />
      );
    case 'sealed':
      return isSealed(paper) && <Sealed uid={uid} paper={paper} timePercent={timePercent} missing={missing} runner={runner} />;
    case 'start':
      if (paper === null) return null;
      if (isReading && !state.isAsked) return inHall(paper, null);
      return (
        <Start
          uid={uid}
          paper={paper}
          timePercent={timePercent}
          missing={missing}
          isPreview={isPreview}
          state={state}
          look={habits.look}
          onLook={(look) => changeHabit({ look })}
          onFiled={() => void runner.open()}
          onStart={() => runner.asks() || start()}
          onAnswer={(hasAgreed) => {
            // The dialog tells its own closing, too.
            if (!runner.getState().isAsked) return;
            runner.setState({ isAsked: false, hasAgreed });
            if (!hasAgreed) setReading(false);
            else (isReading ? begin : start)();
          }}
        />
      );
    case 'taking':
    case 'handing-in': {
      if (paper === null || attempt === null) return <Loading />;
      const shown = { ...state, paper, attempt, now: shownAt(attempt, state.now) };
      const sitting: SittingProps = { runner, state: shown, habits, onHabit: changeHabit, onTakeOver: takeOver };
      return isHall ? inHall(paper, sitting) : <Taking {...sitting} />;
    }
    case 'over':
      if (other) return other;
      return state.isJustFiled ? (
        <Navigate to={`/assessments/${assessmentId}/result`} replace />
      ) : (
        <HandedIn uid={uid} assessmentId={assessmentId} paper={paper} onChance={() => void runner.open()} />
      );
    default:
      return <Awaited isPreview={isPreview} />;
  }
}
