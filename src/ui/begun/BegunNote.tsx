import { useEffect, useState } from 'react';
import { useStartNotesCopy } from '../../copy/use-start-notes-copy';
import { Banner } from '../controls/Banner';
import { Button } from '../controls/Button';
import { Dialog } from '../controls/Dialog';
import { type BegunProps, useBegun } from './use-begun';

/** What stands in the place of a start, and asks first. */
export interface Asking {
  /** The words of the button. */
  named: string;
  ask: () => void;
}

interface Props extends BegunProps {
  /** Is told what stands in the place of the start while the test runs elsewhere; null: the start again. */
  onAsking: (asking: Asking | null) => void;
  onStart: () => void;
}

/** Says before a start that the test was begun on another device: what became of the answers there, and what a start here means. While it runs there, a start is asked about. */
export function BegunNote({ onAsking, onStart, ...props }: Props) {
  const copy = useStartNotesCopy();
  const { since, until, isOver } = useBegun(props);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isOver) return;
    onAsking({ named: copy.beginAnew, ask: () => setAsked(true) });
    return () => onAsking(null);
  }, [onAsking, isOver, copy]);
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
        actions={
          <>
            <Button variant="secondary" onClick={onStart}>
              {copy.beginYes}
            </Button>
            {/* The one that loses nothing is filled. */}
            <Button onClick={() => setAsked(false)}>{copy.beginNot}</Button>
          </>
        }
      >
        <p>{copy.beginMeans}</p>
      </Dialog>
    </section>
  );
}
