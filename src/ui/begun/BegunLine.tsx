import { useStartNotesCopy } from '../../copy/use-start-notes-copy';
import { Badge } from '../controls/Card';
import { type BegunProps, useBegun } from './use-begun';

/** Says in a row of a list that its test runs on another device, or was begun on one. */
export function BegunLine(props: BegunProps) {
  const copy = useStartNotesCopy();
  const { since, until, isOver } = useBegun(props);
  if (isOver) return <p className="text-ink-soft text-sm">{copy.begunBefore(since)}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Badge tone="warn">{copy.runsElsewhere}</Badge>
      <span>{copy.runsFor(since, until)}</span>
    </div>
  );
}
