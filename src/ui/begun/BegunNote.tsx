import { type RefObject, useEffect, useState } from 'react';
import { useStartNotesCopy } from '../../copy/use-start-notes-copy';
import { Banner } from '../controls/Banner';
import { Button } from '../controls/Button';
import { Dialog } from '../controls/Dialog';
import { type BegunProps, useBegun } from './use-begun';

interface Props extends BegunProps {
  /** Is given what a press of the start button does in place of the start, while the test runs elsewhere. */
  asks: RefObject<(() => void) | null>;
  onStart: () => void;
}

/** Says before a start that the test was begun on another device: what became of the answers there, and what a start here means. While it runs there, a start is asked about. */
export function BegunNote({ asks, onStart, ...props }: Props) {
  const copy = useStartNotesCopy();
  const { since, until, isOver } = useBegun(props);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isOver) return;
    asks.current = () => setAsked(true);
    return () => {
      asks.current = null;
    };
  }, [asks, isOver]);
  const points = isOver
    ? [copy.overThere, copy.bringThere, copy.beginHere, copy.firstCounts]
    : [copy.goOnThere, copy.beginHere, copy.firstCounts, copy.sendsThere];
  return (
    <section className="order-first grid gap-3">
      <Banner tone="warning">{isOver ? copy.begunElsewhere(since) : copy.runningElsewhere(copy.runsFor(since, until))}</Banner>
      <ul className="grid list-disc gap-1 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Dialog
        title={copy.beginAsk}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        no={copy.beginNot}
        actions={<Button onClick={onStart}>{copy.beginYes}</Button>}
      >
        <p>{copy.beginMeans}</p>
      </Dialog>
    </section>
  );
}
