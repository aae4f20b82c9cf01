import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Passage } from '../../../contract/question/passage';
import { usePassageCopy } from '../../copy/use-passage-copy';
import { Button } from '../controls/Button';
import type { ShowsPicture } from '../review/shows-picture';
import { PassageContents } from './PassageContents';

export interface ShortPassageProps {
  passage: Passage;
  Figure: ShowsPicture;
}

/** A passage above an open question: its first lines, scrolled by themselves, so that the question stays in sight; all of it at a press. */
export function ShortPassage({ passage, Figure }: ShortPassageProps) {
  const copy = usePassageCopy();
  const id = useId();
  const region = useRef<HTMLElement>(null);
  const [isWhole, setWhole] = useState(false);
  const wasWhole = useRef(false);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = region.current;
    const isFolded = wasWhole.current && !isWhole;
    wasWhole.current = isWhole;
    if (element === null || isWhole) return;
    // Folded from its middle, the passage and its question would be above the screen.
    if (isFolded) element.parentElement?.scrollIntoView({ block: 'nearest' });
    const look = () => setCut(element.scrollHeight > element.clientHeight + 1);
    look();
    const observer = new ResizeObserver(look);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [isWhole]);
  return (
    <div data-passage className="flex flex-col items-start rounded-card border border-line bg-surface">
      <section
        id={id}
        ref={region}
        aria-label={copy.alone}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keyboard.
        tabIndex={0}
        className={`w-full px-4 py-3 ${isWhole ? '' : 'max-h-36 overflow-y-auto sm:max-h-[40vh]'}`}
      >
        <PassageContents passage={passage} Figure={Figure} />
      </section>
      {(isCut || isWhole) && (
        <Button
          variant="quiet"
          // Of the whole passage it stays in sight while that is read.
          className="w-full bg-surface aria-expanded:sticky aria-expanded:top-0 aria-expanded:z-10 aria-expanded:order-first aria-expanded:border-line!"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? copy.shorter : copy.all}
        </Button>
      )}
    </div>
  );
}
