import { type ReactNode, useRef } from 'react';
import type { Passage } from '../../../../contract/question/passage';
import { usePassageCopy } from '../../../copy/use-passage-copy';
import { PassagePane } from './PassagePane';
import './passage.css';
import { usePassageLayout } from './use-layout';
import { usePassageDraw } from './use-passage-draw';

export interface BesidePassageProps {
  passage: Passage;
  /** The question on screen: one of the set. */
  questionId: number;
  /** Numbers of the first and the last question of the set in the paper. */
  from: number;
  to: number;
  /** The question. */
  children: ReactNode;
}

/**
 * A question with its passage: in a column beside it on a wide or a lying screen, on a phone in a sheet that is drawn up below it, else
 * folding above it. The passage stays where it was read, and as far drawn, while one moves within the set, and when one comes back to it.
 */
export function BesidePassage({ passage, questionId, from, to, children }: BesidePassageProps) {
  const copy = usePassageCopy();
  const layout = usePassageLayout();
  const body = useRef<HTMLDivElement>(null);
  const sheet = usePassageDraw({ id: passage.id, body, isSheet: layout === 'sheet', questionId });
  return (
    <div data-passage={layout} data-draw={sheet.shown}>
      <PassagePane passage={passage} title={copy.of(from, to)} layout={layout} {...sheet} />
      <div ref={body} data-asked inert={layout === 'sheet' && sheet.shown === 'full'}>
        {children}
      </div>
    </div>
  );
}
