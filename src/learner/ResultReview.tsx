import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Result } from '../../contract/assessment';
import { copy } from '../ui/copy';
import { Pager } from './Pager';
import { firstOf, pageCount, pageOf } from './paging';
import { ReviewedQuestion } from './ReviewedQuestion';
import { ScoreHeader } from './ScoreHeader';

/** The marking: the score, then every question with what was chosen and what was right, 15 to a page. */
export function ResultReview({ result }: { result: Result }) {
  const [page, setPage] = useState(1);
  const top = useRef<HTMLHeadingElement>(null);
  const questions = pageOf(result.questions, page);
  const first = firstOf(page);
  const turnTo = (next: number) => {
    flushSync(() => setPage(next));
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <ScoreHeader result={result} />
      <h2 ref={top} tabIndex={-1} className="mt-2 scroll-mt-4">
        {copy.questionsShown(first, first + questions.length - 1, result.questions.length)}
      </h2>
      <ol start={first} className="flex flex-col gap-4">
        {questions.map((question, place) => (
          <li key={question.questionId}>
            <ReviewedQuestion question={question} number={first + place} />
          </li>
        ))}
      </ol>
      <Pager page={page} count={pageCount(result.questions.length)} onTurn={turnTo} />
    </>
  );
}
