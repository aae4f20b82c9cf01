import { Navigate } from 'react-router-dom';
import { Loading } from '../../ui/Loading';
import { askToPersist } from '../device/persistence';
import { HandedIn } from './HandedIn';
import { PaperAbsent } from './PaperAbsent';
import { phaseOf } from './runner-store';
import { Start } from './Start';
import { Taking } from './Taking';
import { useHabits } from './use-habits';
import { useRunner } from './use-runner';

interface Props {
  uid: string;
  assessmentId: number;
  /** An admin trying the paper: it may be sat again and counts nowhere. */
  isPreview?: boolean;
}

/** The way through one assessment: start, taking, handed in (spec §4). */
export function RunnerPage({ uid, assessmentId, isPreview = false }: Props) {
  const { runner, state, takeOver } = useRunner(uid, assessmentId, isPreview);
  const [habits, changeHabit] = useHabits(uid);
  const { paper, attempt } = state;
  const start = () => {
    runner.start();
    void askToPersist();
  };
  if (habits === null) return <Loading />;
  switch (phaseOf(state)) {
    case 'absent':
      return <PaperAbsent failure={state.failure} onRetry={() => void runner.open()} />;
    case 'start':
      return (
        paper && <Start uid={uid} paper={paper} isPreview={isPreview} isKept={state.isKept} isStarting={state.isStarting} onStart={start} />
      );
    case 'taking':
    case 'handing-in':
      return paper && attempt ? (
        <Taking runner={runner} state={{ ...state, paper, attempt }} habits={habits} onHabit={changeHabit} onTakeOver={takeOver} />
      ) : (
        <Loading />
      );
    case 'over':
      return state.isJustFiled ? <Navigate to={`/assessments/${assessmentId}/result`} replace /> : <HandedIn assessmentId={assessmentId} />;
    default:
      return <Loading />;
  }
}
