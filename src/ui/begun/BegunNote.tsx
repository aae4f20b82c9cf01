import type { Begun } from '../../../contract/assessment/begun';
import { useStartNotesCopy } from '../../copy/use-start-notes-copy';
import { Banner } from '../controls/Banner';
import { useTime } from '../schedule/use-time';
import { begunTimes } from './begun-times';

interface Props {
  begun: Begun;
  /** Returns trusted epoch milliseconds. */
  clock: () => number;
  locale: string;
}

/** Says before a start that the test was begun on another device: what became of the answers there, and what a start here means. It holds nobody up. */
export function BegunNote({ begun, clock, locale }: Props) {
  const copy = useStartNotesCopy();
  const now = useTime(clock, [Date.parse(begun.until)]);
  const { since, until, isOver } = begunTimes(begun, now, locale);
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
