import { useState } from 'react';
import type { Mistake } from '../../../analysis/notebook';
import { useCopy } from '../../copy/use-copy';
import { Pager } from '../lists/Pager';
import { useTurning } from '../lists/use-turning';
import { firstOf, pageCount, pageOf } from '../lists/view/paging';
import { MistakeCard } from './MistakeCard';

/** Mistakes in pages, like the questions of a result. */
export function Mistakes({ mistakes }: { mistakes: readonly Mistake[] }) {
  const copy = useCopy();
  const [wanted, setWanted] = useState(1);
  const { top, turnTo } = useTurning<HTMLHeadingElement>(setWanted);
  const count = pageCount(mistakes.length);
  // Practice in another tab may have removed the last page.
  const page = Math.min(wanted, count);
  const shown = pageOf(mistakes, page);
  const first = firstOf(page);
  return (
    <>
      {count > 1 && (
        <h2 ref={top} tabIndex={-1} className="scroll-mt-4">
          {copy.questionsShown(first, first + shown.length - 1, mistakes.length)}
        </h2>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {shown.map((mistake) => (
          <li key={mistake.question.questionId}>
            <MistakeCard mistake={mistake} />
          </li>
        ))}
      </ul>
      <Pager page={page} count={count} onTurn={turnTo} />
    </>
  );
}
