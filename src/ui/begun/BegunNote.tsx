import { useEffect } from 'react';
import { useCopy } from '../../copy/use-copy';
import { useStartNotesCopy } from '../../copy/use-start-notes-copy';
import { Banner } from '../controls/Banner';
import { Button } from '../controls/Button';
import { Dialog } from '../controls/Dialog';
import { type BegunProps, useBegun } from './use-begun';

export interface BegunNoteProps extends Omit<BegunProps, 'locale'> {
  /** Whether a start waits for the answer. */
  isAsked: boolean;
  onAnswer: (hasAgreed: boolean) => void;
  /** Is told what the button of the start says while the test runs elsewhere; null: as ever. */
  onNamed: (named: string | null) => void;
}

/** Says before a start that the test was begun on another device: what became of the answers there, and what a start here means. While it runs there, a start is asked about. */
export function BegunNote({ isAsked, onAnswer, onNamed, ...props }: BegunNoteProps) {
  const copy = useStartNotesCopy();
  const { since, until, isOver } = useBegun({ ...props, locale: useCopy().locale });
  useEffect(() => {
    if (isOver) return;
    onNamed(copy.beginAnew);
    return () => onNamed(null);
  }, [onNamed, isOver, copy]);
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
        onClose={() => onAnswer(false)}
        actions={
          <>
            <Button variant="secondary" onClick={() => onAnswer(true)}>
              {copy.beginYes}
            </Button>
            {/* The one that loses nothing is filled. */}
            <Button onClick={() => onAnswer(false)}>{copy.beginNot}</Button>
          </>
        }
      >
        <p>{copy.beginMeans}</p>
      </Dialog>
    </section>
  );
}
