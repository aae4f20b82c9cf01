import type { AssessmentSummary } from '../../../contract/assessment/assessment';
import { useHomeCopy } from '../../copy/use-home-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { device } from '../../runner/device/db';
import { ButtonLink } from '../../ui/controls/Button';
import { onDemand } from '../../ui/on-demand';
import { useLive } from '../../ui/use-live';
import { Below, Frame } from './Frame';

const MovedLine = onDemand(async () => (await import('./MovedLine')).MovedLine);

interface Props {
  uid: string;
  test: Pick<AssessmentSummary, 'id' | 'name' | 'opensAt'>;
  /** When it opens. */
  time: string;
  /** How many questions are due meanwhile. */
  due: number;
  /** When the next ones come back, if none is due. */
  comesBack: string | undefined;
}

/** A test that opens later: the way to bring it onto this device, or to its countdown. */
export function Waiting({ uid, test: { id, name, opensAt = '' }, time, due, comesBack }: Props) {
  const copy = useHomeCopy();
  const study = useStudyCopy();
  const isHere = useLive(`${uid} ${id}`, async () => (await device.papers.where('[uid+id]').equals([uid, id]).count()) > 0, false);
  return (
    <Frame
      sign="clock"
      title={name}
      note={
        <>
          {isHere ? copy.nextIsHere(time) : copy.nextOpens(time)}
          <MovedLine {...{ id, opensAt }} locale={copy.locale} />
        </>
      }
      more={comesBack}
    >
      <ButtonLink variant="secondary" to={`/assessments/${id}`}>
        {isHere ? copy.nextSee : copy.nextReady}
      </ButtonLink>
      {due > 0 && <Below to="/user/mistake-notebook">{study.due(due)}</Below>}
    </Frame>
  );
}
