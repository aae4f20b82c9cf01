import { Reach } from '../../../ui/controls/Reach';
import { usePapersCopy } from '../../words/use-papers-copy';
import { firstConsequences } from '../schedule/Consequences';
import { meant, type ShownSchedule } from '../schedule/typed-schedule';

interface Props {
  shown: ShownSchedule;
  /** The time of an attempt in milliseconds; 0: not known yet. */
  lastsMs: number;
}

/** What the button beside it does: for whom, how many and from when the assessment is published. Nothing for a draft. */
export function PublishedAtOnce({ shown, lastsMs }: Props) {
  const { generate, schedule } = usePapersCopy();
  if (shown.state !== 'published') return <p className="text-sm">{schedule.stateHints[shown.state]}</p>;
  return (
    <section aria-label={schedule.atOnce(generate)} className="text-sm">
      <p>{schedule.atOnce(generate)}</p>
      <Reach {...firstConsequences(meant(shown), lastsMs)} />
    </section>
  );
}
