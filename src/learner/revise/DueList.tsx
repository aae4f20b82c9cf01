import { useState } from 'react';
import type { Revision } from '../../../analysis/revise/revisions';
import { midnightsBetween } from '../../../contract/fields/local-days';
import type { Spoken } from '../../../contract/question/translation';
import { useListCopy } from '../../copy/use-list-copy';
import { usePlanCopy } from '../../copy/use-plan-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Button } from '../../ui/controls/Button';
import { Pager } from '../paging/Pager';
import { pageAt } from '../paging/paging';
import { useTurning } from '../paging/use-turning';
import { RevisionCard } from './RevisionCard';

/** A question that is due: why, and the question without its answer. `now`: trusted epoch milliseconds. */
function DueCard({ revision, among, now }: { revision: Revision; among: readonly Spoken[]; now: number }) {
  const studyCopy = useStudyCopy();
  const planCopy = usePlanCopy();
  const { note, due, lastAt } = revision;
  return (
    <RevisionCard
      revision={revision}
      among={among}
      above={due && <p className="font-semibold text-brand-ink text-sm">{studyCopy.why[due.why](midnightsBetween(lastAt, now))}</p>}
    >
      {note !== '' && (
        // Folded: it may tell the answer.
        <details className="text-sm">
          <summary className="cursor-pointer py-2 font-medium">{planCopy.yourNote}</summary>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-soft">
            {note}
          </p>
        </details>
      )}
    </RevisionCard>
  );
}

/** How many stand below the button that asks them, before a person wants to see all. */
const few = 5;

/** What is due: the first ones, and all in pages, like the questions of a result. `now`: trusted epoch milliseconds. */
export function DueList({ due, now }: { due: readonly Revision[]; now: number }) {
  const copy = useListCopy();
  const study = useStudyCopy();
  const [isWhole, setWhole] = useState(false);
  const { top: list, turnTo: unfold } = useTurning<HTMLUListElement>(() => setWhole(true));
  const [wanted, setWanted] = useState(1);
  const { top, turnTo } = useTurning<HTMLHeadingElement>(setWanted);
  const among = due.map(({ question }) => question);
  const isFolded = !isWhole && due.length > few;
  // Practice in another tab may have removed the last page.
  const { page, count, first, shown: turned } = pageAt(due, wanted);
  const shown = isFolded ? due.slice(0, few) : turned;
  return (
    <>
      {!isFolded && count > 1 && (
        <h2 ref={top} tabIndex={-1} className="scroll-mt-4">
          {copy.questionsShown(first, first + shown.length - 1, due.length)}
        </h2>
      )}
      <ul ref={list} tabIndex={-1} className="grid gap-3 outline-none md:grid-cols-2">
        {shown.map((revision) => (
          <li key={revision.question.questionId}>
            <DueCard {...{ revision, among, now }} />
          </li>
        ))}
      </ul>
      {isFolded ? (
        <Button variant="secondary" className="self-center" onClick={() => unfold(1)}>
          {study.showAllDue(due.length)}
        </Button>
      ) : (
        <Pager page={page} count={count} onTurn={turnTo} />
      )}
    </>
  );
}
