import { type ReactNode, useState } from 'react';
import { answeredOf, toldAs } from '../../../../analysis/answers/answered';
import { passes } from '../../../../analysis/answers/filters';
import { rightText } from '../../../../analysis/answers/right';
import { fullMarksOf } from '../../../../analysis/marks-flow';
import type { AnswerSheet } from '../../../../contract/assessment/result-list';
import { durationText } from '../../../copy/figures/duration-text';
import { useReviewCopy } from '../../../copy/use-review-copy';
import { usePrinting } from '../../../ui/browser/printing';
import { Banner } from '../../../ui/controls/Banner';
import { Card } from '../../../ui/controls/Card';
import { Facts } from '../../../ui/Facts';
import { PassageAbove } from '../../../ui/passage/PassageAbove';
import { isBilingual } from '../../../ui/question/question-language';
import { FilterRow } from '../../../ui/review/FilterRow';
import { marksWords } from '../../../ui/review/marks-words';
import { QuestionLanguageSwitch } from '../../../ui/review/QuestionLanguageSwitch';
import { ReviewedQuestion } from '../../../ui/review/ReviewedQuestion';
import { ToldRegrades } from '../../../ui/review/ToldRegrades';
import { SheetPicture } from '../../bank/picture/SheetPicture';
import { dayAndTime } from '../../papers/schedule/local-time';
import { useResultsCopy } from '../../words/use-results-copy';
import { numberText } from '../../words/wording/figures';
import { Flags } from './columns';
import { useListWords } from './use-words-of-groups';

/** A learner's result in numbers, and whose it is. */
function SheetFacts({ row, result }: AnswerSheet) {
  const copy = useListWords();
  const { columns, ofMarks } = copy.results;
  const facts: readonly (readonly [keyof typeof columns, ReactNode])[] = [
    ['rank', numberText(row.rank)],
    ['score', ofMarks(numberText(row.score), numberText(result.totalMarks))],
    ['correctAnswers', numberText(row.correctAnswers)],
    ['wrongAnswers', numberText(row.wrongAnswers)],
    ['unattempted', numberText(row.unattempted)],
    ['timeTaken', durationText(row.timeTaken, copy)],
    ['submittedAt', dayAndTime(row.submittedAt, copy.locale)],
    ['email', [row.email, row.phone].filter(Boolean).join(' · ') || '–'],
    ['group', row.groups?.join('; ') ?? row.group ?? '–'],
    ...(row.flags.length > 0 || row.counted ? ([['flags', <Flags key="flags" row={row} copy={copy} />]] as const) : []),
  ];
  return <Facts facts={facts.map(([name, value]) => [columns[name], value])} className="gap-x-8 gap-y-3" />;
}

/** Slow questions are left out: they are measured against others for learners only. */
const filters = ['all', 'wrong', 'partly', 'skipped', 'marked'] as const;
const noneSlow = new Set<number>();

/** As many as may be visible before a scroll; the others are laid out when they come near. */
const atOnce = 3;

/** A learner's answers: the result in numbers, and each question as the learner sees it. */
export function Answers({ sheet: { row, result } }: { sheet: AnswerSheet }) {
  const copy = useResultsCopy();
  const reviewCopy = useReviewCopy();
  const isPrinting = usePrinting();
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const answered = answeredOf(result);
  const shown = isPrinting ? answered : answered.filter((one) => passes(filter, one, noneSlow));
  const counts = filters
    .map((kind) => [kind, answered.filter((one) => passes(kind, one, noneSlow)).length] as const)
    .filter(([kind, count]) => kind === filter || kind === 'all' || (count > 0 && count < answered.length));
  const named = result.questions.map(({ passage }) => passage?.id);
  const passageAt = (place: number) => named[(shown[place]?.number ?? 0) - 1];
  return (
    <>
      {row.flags.includes('provisional') && <Banner tone="warning">{copy.results.unfinished}</Banner>}
      <Card aria-label={copy.results.facts}>
        <SheetFacts row={row} result={result} />
      </Card>
      <ToldRegrades result={result} marksText={numberText} />
      <div data-unprinted className="flex flex-wrap items-center justify-between gap-3">
        {counts.length > 1 && <FilterRow counts={counts} current={filter} onChoose={setFilter} />}
        {isBilingual(result.questions) && <QuestionLanguageSwitch questions={result.questions} />}
      </div>
      <h2>{reviewCopy.filtered(shown.length, answered.length)}</h2>
      <ol className="flex max-w-4xl flex-col gap-4">
        {shown.map((one, place) => {
          const question = result.questions[one.number - 1];
          return (
            question && (
              <li
                key={one.questionId}
                className={`flex flex-col gap-2 ${place < atOnce || isPrinting ? '' : '[contain-intrinsic-size:auto_26rem] [content-visibility:auto]'}`}
              >
                <PassageAbove
                  of={question.passage}
                  passages={result.passages}
                  named={named}
                  isOpen={passageAt(place) !== passageAt(place - 1)}
                  Figure={SheetPicture}
                />
                <ReviewedQuestion
                  question={question}
                  number={one.number}
                  right={rightText(question, reviewCopy)}
                  outcome={toldAs(one)}
                  spent={one.seconds ? durationText(one.seconds, copy) : null}
                  isMarked={one.markedForReview}
                  marks={marksWords(reviewCopy, numberText, one.marks, fullMarksOf(question, result.insight))}
                  notice={result.regrades?.find(({ questionId }) => questionId === one.questionId)}
                  Figure={SheetPicture}
                />
              </li>
            )
          );
        })}
      </ol>
    </>
  );
}
