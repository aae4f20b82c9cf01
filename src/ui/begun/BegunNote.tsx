import { useStartNotesCopy } from '../../copy/use-start-notes-copy';
import { Banner } from '../controls/Banner';
import { type BegunProps, useBegun } from './use-begun';

/** Says before a start that the test was begun on another device: what became of the answers there, and what a start here means. It delays no start. */
export function BegunNote(props: BegunProps) {
  const copy = useStartNotesCopy();
  const { since, until, isOver } = useBegun(props);
  return (
    <Banner tone="warning">
      <p className="font-semibold">{isOver ? copy.begunElsewhere(since) : copy.runningElsewhere(copy.runsFor(since, until))}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 font-normal">
        <li>{isOver ? copy.bringThere : copy.goOnThere}</li>
        <li>{copy.beginHere}</li>
        <li>{copy.firstCounts}</li>
      </ul>
    </Banner>
  );
}
