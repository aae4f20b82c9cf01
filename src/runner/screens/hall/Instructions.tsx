import { useEffect, useRef, useState } from 'react';
import type { Paper } from '../../../../contract/assessment/assessment';
import { useCopy } from '../../../copy/use-copy';
import { useHallCopy } from '../../../copy/use-hall-copy';
import { Button } from '../../../ui/controls/Button';
import { Card, Page } from '../../../ui/controls/Card';
import { GeneralInstructions } from './GeneralInstructions';
import { PaperInstructions } from './PaperInstructions';

export interface InstructionsProps {
  paper: Paper;
  timePercent: number | undefined;
  isStarting: boolean;
  onBegin: () => void;
  /** Back to the start screen. */
  onLeave: () => void;
}

/** The two instruction pages before the start. The time does not run yet. */
export function Instructions({ paper, timePercent, isStarting, onBegin, onLeave }: InstructionsProps) {
  const copy = useCopy();
  const words = useHallCopy();
  const [isGeneral, setGeneral] = useState(true);
  const [hasDeclared, setDeclared] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page starts at its heading.
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, [isGeneral]);
  const leave = () => {
    // The focused button disappears with this screen.
    document.getElementById('main')?.focus();
    onLeave();
  };
  return (
    <Page title={paper.name} lead={words.page(isGeneral ? 1 : 2)}>
      <Card className="flex flex-col gap-5">
        <h2 ref={heading} tabIndex={-1}>
          {isGeneral ? words.generalTitle : words.paperTitle}
        </h2>
        {isGeneral ? <GeneralInstructions paper={paper} /> : <PaperInstructions paper={paper} timePercent={timePercent} />}
        {isGeneral ? (
          <div className="flex flex-wrap justify-between gap-3">
            <Button variant="quiet" onClick={leave}>
              <span aria-hidden="true">‹</span> {words.backToStart}
            </Button>
            {/* A bar of the window on a phone, as on the start screen: the text above is of several screens. */}
            <div data-bar>
              <Button onClick={() => setGeneral(false)}>
                {words.continueReading} <span aria-hidden="true">›</span>
              </Button>
            </div>
          </div>
        ) : (
          <>
            <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control bg-raised p-3">
              <input
                type="checkbox"
                className="mt-0.5 size-5 shrink-0 accent-brand"
                checked={hasDeclared}
                onChange={(event) => setDeclared(event.target.checked)}
              />
              {words.declaration}
            </label>
            <div className="flex flex-wrap justify-between gap-3">
              <Button variant="secondary" onClick={() => setGeneral(true)}>
                <span aria-hidden="true">‹</span> {words.backToGeneral}
              </Button>
              <div data-bar>
                <Button className="aria-disabled:opacity-55" disabled={!hasDeclared} aria-disabled={isStarting} onClick={onBegin}>
                  {isStarting ? copy.busy : hasDeclared ? words.ready : words.tickFirst}
                </Button>
              </div>
            </div>
          </>
        )}
      </Card>
    </Page>
  );
}
