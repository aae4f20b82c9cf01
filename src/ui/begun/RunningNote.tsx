import { useCopy } from '../../copy/use-copy';
import { useStartNotesCopy } from '../../copy/use-start-notes-copy';
import { Banner } from '../controls/Banner';
import { ButtonLink } from '../controls/Button';
import { TimeLeft } from '../schedule/TimeLeft';
import { type BegunProps, useBegun } from './use-begun';

interface Props {
  assessmentId: number;
  name: string | null;
  /** Epoch milliseconds of the clock. */
  endsAt: number;
  clock: () => number;
}

/** Says before a start that another test runs on this device, and leads back to it. */
export function RunningNote({ assessmentId, name, endsAt, clock }: Props) {
  const [copy, notes] = [useCopy(), useStartNotesCopy()];
  return (
    <div className="order-first">
      <Banner tone="warning" actions={<ButtonLink to={`/assessments/${assessmentId}`}>{notes.finishFirst}</ButtonLink>}>
        <span className="wrap-anywhere line-clamp-2">{copy.sittingRuns(copy.assessmentTitle(name, assessmentId))}</span>
        <strong className="block tabular-nums">
          <TimeLeft endsAt={endsAt} clock={clock} />
        </strong>
      </Banner>
    </div>
  );
}

/** Says before a start that another test runs on another device: both of them count. */
export function RunningThere({ name, ...props }: BegunProps & { name: string }) {
  const copy = useStartNotesCopy();
  const { since, until, isOver } = useBegun(props);
  if (isOver) return null;
  return (
    <div className="order-first">
      <Banner tone="warning">
        <span className="wrap-anywhere">{copy.runsThere(name, copy.runsFor(since, until))}</span>
      </Banner>
    </div>
  );
}
