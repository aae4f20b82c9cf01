import { useStartNotesCopy } from '../../copy/use-start-notes-copy';
import { Banner } from '../controls/Banner';
import { type BegunProps, useBegun } from './use-begun';

/** Says before a start that the test was begun on another device: what became of the answers there, and what a start here means. It delays no start. */
export function BegunNote(props: BegunProps) {
  const copy = useStartNotesCopy();
  const { since, until, isOver } = useBegun(props);
  const points = isOver
    ? [copy.overThere, copy.bringThere, copy.beginHere, copy.firstCounts]
    : [copy.goOnThere, copy.beginHere, copy.firstCounts, copy.sendsThere];
  return (
    <section className="grid gap-3">
      <Banner tone="warning">{isOver ? copy.begunElsewhere(since) : copy.runningElsewhere(copy.runsFor(since, until))}</Banner>
      <ul className="grid list-disc gap-1 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
