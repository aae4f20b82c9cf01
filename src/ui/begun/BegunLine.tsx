import type { Begun } from '../../../contract/assessment/begun';
import { useStartNotesCopy } from '../../copy/use-start-notes-copy';
import { Badge } from '../controls/Card';
import { useTime } from '../schedule/use-time';
import { begunTimes } from './begun-times';

interface Props {
  begun: Begun;
  /** Returns trusted epoch milliseconds. */
  clock: () => number;
  locale: string;
}

/** Says in a row of a list that its test runs on another device, or was begun on one. */
export function BegunLine({ begun, clock, locale }: Props) {
  const copy = useStartNotesCopy();
  const now = useTime(clock, [Date.parse(begun.until)]);
  const { since, until, isOver } = begunTimes(begun, now, locale);
  if (isOver) return <p className="text-ink-soft text-sm">{copy.begunBefore(since)}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Badge tone="warn">{copy.runsElsewhere}</Badge>
      <span>{copy.runsFor(since, until)}</span>
    </div>
  );
}
