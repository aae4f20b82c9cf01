import type { ReactNode } from 'react';
import { type Paper, questionsOf } from '../../../../contract/assessment/assessment';
import { isAnswered } from '../../../../contract/assessment/is-answered';
import { useCopy } from '../../../copy/use-copy';
import { Button } from '../../../ui/controls/Button';
import { Sign } from '../../../ui/controls/Sign';
import { type Attempt, standingOf } from '../../attempt/attempt';
import { statusOf } from '../../attempt/palette';
import { windowOf } from '../../attempt/sections/windows';
import type { ScreenEvent } from '../store/runner-store';
import { LanguageOnDemand } from './LanguageOnDemand';
import { PassageOnDemand } from './PassageOnDemand';
import { QuestionBody } from './QuestionBody';
import { QuestionHeading } from './QuestionHeading';

interface Props {
  paper: Paper;
  attempt: Attempt;
  /** Read-only: the attempt is over, or another page holds it. */
  isLocked: boolean;
  hasKeys: boolean;
  onMove: (move: ScreenEvent) => void;
  /** Shown below the navigation buttons, at the thumb. */
  children?: ReactNode;
}

/** On a phone, one row whose first button has the longest words. */
const oneRow =
  'grid grid-cols-[minmax(0,7fr)_minmax(0,4fr)_minmax(2.75rem,auto)_auto] gap-1.5 max-sm:*:px-1.5 max-sm:*:py-1 max-sm:*:text-xs max-sm:*:leading-tight sm:flex sm:flex-wrap sm:gap-2';

/** The current question with its options and navigation buttons. */
export function QuestionCard({ paper, attempt, isLocked, hasKeys, onMove, children }: Props) {
  const copy = useCopy();
  const questionId = attempt.currentQuestionId;
  const question = questionsOf(paper).find((q) => q.id === questionId);
  const index = attempt.questionIds.indexOf(questionId);
  const standing = standingOf(attempt, questionId);
  const open = windowOf(attempt, questionId).questionIds;
  const goBy = (step: number) => {
    const next = open[open.indexOf(questionId) + step];
    if (next !== undefined) onMove({ type: 'moved', questionId: next });
  };
  if (question === undefined) return null;
  return (
    <section
      id="question"
      aria-label={copy.questionNumber(index + 1)}
      data-status={statusOf(standing)}
      className="flex min-w-0 flex-col gap-2 lg:gap-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <QuestionHeading number={index + 1} total={attempt.questionIds.length} />
        <LanguageOnDemand paper={paper} />
      </div>
      <PassageOnDemand paper={paper} questionId={questionId}>
        <QuestionBody question={question} paper={paper} standing={standing} isLocked={isLocked} hasKeys={hasKeys} onMove={onMove} />
      </PassageOnDemand>
      <div className="sticky bottom-0 -mx-4 mt-auto flex flex-col gap-1.5 border-line border-t bg-surface px-4 pt-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:px-0 lg:py-3 [@media(max-height:30rem)]:static">
        <div className={oneRow}>
          <Button
            variant="secondary"
            disabled={isLocked}
            aria-pressed={standing.markedForReview}
            data-key="m"
            className="gap-1! px-2! sm:whitespace-nowrap aria-pressed:border-marked aria-pressed:bg-marked aria-pressed:text-white"
            onClick={() => onMove({ type: 'marked', questionId })}
          >
            <Sign of="flag" />
            {copy.markForReview}
          </Button>
          <Button
            variant="secondary"
            disabled={isLocked || !isAnswered(standing)}
            data-key="r"
            onClick={() => onMove({ type: 'reset', questionId })}
          >
            {copy.resetAnswer}
          </Button>
          <Button
            variant="secondary"
            className="sm:ml-auto"
            disabled={isLocked || questionId === open[0]}
            data-key="p"
            data-turns
            onClick={() => goBy(-1)}
          >
            <Sign of="back" />
            <span className="max-sm:sr-only">{copy.previous}</span>
          </Button>
          <Button disabled={isLocked || questionId === open.at(-1)} data-key="n" data-turns onClick={() => goBy(1)}>
            {copy.next}
            <Sign of="on" />
          </Button>
        </div>
        {children}
      </div>
    </section>
  );
}
