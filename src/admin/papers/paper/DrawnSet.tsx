import type { ReactNode } from 'react';
import type { Passage } from '../../../../contract/question/passage';
import { Badge } from '../../../ui/controls/Card';
import { PassageContents } from '../../../ui/passage/PassageContents';
import { SheetPicture } from '../../bank/picture/SheetPicture';
import { usePapersCopy } from '../../words/use-papers-copy';

/** Characters of a passage that tell it from others. */
const beginning = 120;

interface Props {
  passage: Passage;
  /** Numbers of its first and last question in the whole paper. */
  from: number;
  to: number;
  actions: ReactNode;
  /** The questions. */
  children: ReactNode;
}

/** A set of a paper: its passage, folded, above its questions. */
export function DrawnSet({ passage, from, to, actions, children }: Props) {
  const copy = usePapersCopy();
  const { text, picture, translation } = passage;
  return (
    <li className="flex flex-col bg-raised">
      <div className="flex flex-col gap-2 px-3 pt-4 pb-3 sm:px-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="font-semibold">{copy.paper.set(from, to)}</h3>
            {translation && <Badge>{copy.alsoIn(translation.language)}</Badge>}
          </div>
          {actions}
        </div>
        <details className="rounded-control border border-line bg-surface">
          <summary className="min-h-11 cursor-pointer px-3 py-2.5 text-brand-ink">
            <span className="wrap-anywhere">{(text || (picture?.alt ?? '')).slice(0, beginning)}</span>
          </summary>
          <div className="px-3 pb-3">
            <PassageContents passage={passage} Figure={SheetPicture} />
          </div>
        </details>
      </div>
      <ol className="ms-2 flex flex-col divide-y divide-line border-brand border-s-2 bg-surface sm:ms-4">{children}</ol>
    </li>
  );
}
