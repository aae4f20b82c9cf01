import { useState } from 'react';
import type { Revision } from '../../../analysis/revise/schedule';
import { useListCopy } from '../../copy/use-list-copy';
import { Pager } from '../lists/Pager';
import { useTurning } from '../lists/use-turning';
import { firstOf, pageCount, pageOf } from '../lists/view/paging';
import { DueCard } from './DueCard';

/** What is due, in pages, like the questions of a result. `now`: trusted epoch milliseconds. */
export function DueList({ due, now }: { due: readonly Revision[]; now: number }) {
  const copy = useListCopy();
  const [wanted, setWanted] = useState(1);
  const { top, turnTo } = useTurning<HTMLHeadingElement>(setWanted);
  const count = pageCount(due.length);
  // Practice in another tab may have removed the last page.
  const page = Math.min(wanted, count);
  const shown = pageOf(due, page);
  const first = firstOf(page);
  return (
    <>
      {count > 1 && (
        <h2 ref={top} tabIndex={-1} className="scroll-mt-4">
          {copy.questionsShown(first, first + shown.length - 1, due.length)}
        </h2>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {shown.map((revision) => (
          <li key={revision.question.questionId}>
            <DueCard revision={revision} now={now} />
          </li>
        ))}
      </ul>
      <Pager page={page} count={count} onTurn={turnTo} />
    </>
  );
}
