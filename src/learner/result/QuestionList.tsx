import { startTransition, useEffect, useState } from 'react';
import { answeredOf, toldAs } from '../../../analysis/answers/answered';
import { type Filter, filters, passes } from '../../../analysis/answers/filters';
import { slowOnes } from '../../../analysis/answers/pace';
import { rightText } from '../../../analysis/answers/right';
import { fullMarksOf } from '../../../analysis/marks-flow';
import type { Result } from '../../../contract/assessment/assessment';
import type { Cohort } from '../../../contract/assessment/insight';
import { useListCopy } from '../../copy/use-list-copy';
import { useReviewCopy } from '../../copy/use-review-copy';
import { Figure } from '../../pictures/Figure';
import { usePrinting } from '../../ui/browser/printing';
import { DialogButton } from '../../ui/controls/DialogButton';
import { onDemand } from '../../ui/on-demand';
import { PassageAbove } from '../../ui/passage/PassageAbove';
import { FilterRow } from '../../ui/review/FilterRow';
import { marksWords } from '../../ui/review/marks-words';
import { ReviewedQuestion } from '../../ui/review/ReviewedQuestion';
import { useFigures } from '../figures';
import { Pager } from '../paging/Pager';
import { pageAt } from '../paging/paging';
import { useTurning } from '../paging/use-turning';
import { useEntry } from '../use-entry';
import { PrintAhead } from './PrintAhead';

/** Id of the heading of the questions. */
export const solutionsId = 'solutions';

/** As many as a phone shows before a scroll; the others are drawn once these are on the screen, and laid out when they come near. */
const atOnce = 2;

const SaveQuestion = onDemand(async () => (await import('../saved/SaveQuestion')).SaveQuestion);
const ReportDialog = onDemand(async () => (await import('../reports/ReportDialog')).ReportDialog);

interface Props {
  result: Result;
  cohort: Cohort | null;
  /** The uid of the learner, who may save and report questions; null: an admin looks. */
  learner: string | null;
}

/** All questions with the chosen and the right option, or the questions of one filter; 15 a page. */
export function QuestionList({ result, cohort, learner }: Props) {
  const reviewCopy = useReviewCopy();
  const copy = useListCopy();
  const { spentText, marksText } = useFigures();
  const [wanted, setPage] = useEntry('page', (kept) => (typeof kept === 'number' ? kept : 1));
  const [filter, setFilter] = useEntry<Filter>('show', (kept) => filters.find((one) => one === kept) ?? 'all');
  const { top, turnTo } = useTurning<HTMLHeadingElement>(setPage);
  const answered = answeredOf(result);
  const slow = slowOnes(answered, cohort);
  const isPrinting = usePrinting();
  // Paper has no pages to turn and no filter.
  const listed = isPrinting ? answered : answered.filter((one) => passes(filter, one, slow));
  const { page, count, ...turned } = pageAt(listed, wanted);
  const { first, shown } = isPrinting ? { first: 1, shown: listed } : turned;
  const counts = filters
    .map((kind) => [kind, answered.filter((one) => passes(kind, one, slow)).length] as const)
    .filter(([kind, count]) => kind === filter || (count > 0 && (kind === 'all' || count < answered.length)));
  const named = result.questions.map(({ passage }) => passage?.id);
  const passageAt = (place: number) => named[(shown[place]?.number ?? 0) - 1];
  /** The passage is open at the first shown question of a set. */
  const isFirst = (place: number) => passageAt(place) !== passageAt(place - 1);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const lookOf = (place: number): string => {
    if (place < atOnce || isPrinting) return '';
    return isWhole ? '[contain-intrinsic-size:auto_26rem] [content-visibility:auto]' : 'min-h-104';
  };
  const choose = (kind: Filter) => {
    setFilter(kind);
    setPage(1);
  };
  return (
    <div className="flex flex-col gap-4">
      <h2 id={solutionsId} ref={top} tabIndex={-1} className="scroll-mt-3">
        {filter === 'all' || isPrinting
          ? copy.questionsShown(first, first + shown.length - 1, listed.length)
          : reviewCopy.filtered(listed.length, answered.length)}
      </h2>
      {counts.length > 1 && !isPrinting && <FilterRow counts={counts} current={filter} onChoose={choose} />}
      {reviewCopy.filterHint[filter] !== '' && !isPrinting && <p className="text-ink-soft text-sm">{reviewCopy.filterHint[filter]}</p>}
      <ol start={first} className="flex flex-col gap-4">
        {shown.map((one, place) => {
          const question = result.questions[one.number - 1];
          return (
            question && (
              <li key={one.questionId} className={`flex flex-col gap-2 ${lookOf(place)}`}>
                {(isWhole || isPrinting || place < atOnce) && (
                  <>
                    <PassageAbove of={question.passage} passages={result.passages} named={named} isOpen={isFirst(place)} Figure={Figure} />
                    <ReviewedQuestion
                      question={question}
                      among={result.questions}
                      number={one.number}
                      right={rightText(question, reviewCopy)}
                      outcome={toldAs(one)}
                      spent={spentText(one.seconds)}
                      isMarked={one.markedForReview}
                      marks={marksWords(reviewCopy, marksText, one.marks, fullMarksOf(question, result.insight))}
                      notice={result.regrades?.find(({ questionId }) => questionId === one.questionId)}
                      Figure={Figure}
                      foot={
                        learner !== null && (
                          <div className="-mb-2 flex flex-wrap justify-end gap-x-3 has-[[aria-pressed]]:justify-between">
                            <SaveQuestion uid={learner} questionId={one.questionId} number={one.number} />
                            <DialogButton
                              data-unprinted
                              aria-label={reviewCopy.reportOf(one.number)}
                              className="-mr-2 text-sm"
                              dialog={(opening) => (
                                <ReportDialog {...opening} uid={learner} questionId={one.questionId} assessmentId={result.assessmentId} />
                              )}
                            >
                              {reviewCopy.reportQuestion}
                            </DialogButton>
                          </div>
                        )
                      }
                    />
                  </>
                )}
              </li>
            )
          );
        })}
      </ol>
      {(isPrinting || result.questions.length > shown.length) && <PrintAhead result={result} />}
      {!isPrinting && <Pager page={page} count={count} onTurn={turnTo} />}
    </div>
  );
}
