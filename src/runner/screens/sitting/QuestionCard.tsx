import type { ReactNode } from 'react';
import { type Paper, type PaperQuestion, questionsOf } from '../../../../contract/assessment/assessment';
import { isGiven } from '../../../../contract/assessment/given';
import { useCopy } from '../../../copy/use-copy';
import { useWide } from '../../../ui/browser/use-wide';
import { Button } from '../../../ui/controls/Button';
import { Sign } from '../../../ui/controls/Sign';
import { onDemand } from '../../../ui/on-demand';
import { isBilingual } from '../../../ui/question/question-language';
import { type Attempt, standingOf } from '../../attempt/attempt';
import { statusOf } from '../../attempt/palette';
import { windowOf } from '../../attempt/sections/windows';
import type { ScreenEvent } from '../store/runner-store';
import { PassageOnDemand } from './PassageOnDemand';
import { QuestionBody } from './QuestionBody';
import { QuestionHeading } from './QuestionHeading';

// Only bilingual papers load the switch. If it cannot be loaded, the attempt goes on without it.
const Switch = onDemand(async () => (await import('../../../ui/review/QuestionLanguageSwitch')).QuestionLanguageSwitch);

interface LanguageOnDemandProps {
  paper: Paper;
  /** The question on screen. */
  question: PaperQuestion;
}

/** The language switch of a paper in which any question or passage is in two languages. */
function LanguageOnDemand({ paper, question }: LanguageOnDemandProps) {
  const questions = [...questionsOf(paper), ...(paper.passages ?? [])];
  return isBilingual(questions) && <Switch questions={questions} shown={{ ...question, text: question.description }} />;
}

interface Props {
  paper: Paper;
  attempt: Attempt;
  /** Read-only: the attempt is over, or another page holds it. */
  isLocked: boolean;
  hasKeys: boolean;
  onMove: (move: ScreenEvent) => void;
  /** The button of the palette, on a phone. */
  palette: ReactNode;
  /** On a phone, what stands in the place of Next, or Next. */
  endOf: (next: ReactNode) => ReactNode;
}

/** The current question with its options and navigation buttons. */
export function QuestionCard({ paper, attempt, isLocked, hasKeys, onMove, palette, endOf }: Props) {
  const copy = useCopy();
  const isWide = useWide();
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
  const mark = (
    <Button
      variant="secondary"
      disabled={isLocked}
      aria-pressed={standing.markedForReview}
      data-key="m"
      className="gap-1! lg:px-2! sm:whitespace-nowrap aria-pressed:border-marked aria-pressed:bg-marked aria-pressed:text-white"
      onClick={() => onMove({ type: 'marked', questionId })}
    >
      <Sign of={standing.markedForReview ? 'check' : 'flag'} />
      {copy.markForReview}
    </Button>
  );
  const reset = (
    <Button
      variant={isWide ? 'secondary' : 'quiet'}
      disabled={isLocked || !isGiven(standing)}
      data-key="r"
      className="scroll-mb-20 max-lg:self-end max-lg:px-3! max-lg:text-sm"
      onClick={({ currentTarget }) => {
        // It takes no press any more, and would drop the focus.
        if (document.activeElement === currentTarget)
          document.querySelector<HTMLElement>('#question input')?.focus({ preventScroll: true });
        onMove({ type: 'reset', questionId });
      }}
    >
      {copy.resetAnswer}
    </Button>
  );
  const back = (
    <Button
      variant="secondary"
      className="lg:ml-auto"
      disabled={isLocked || questionId === open[0]}
      data-key="p"
      data-turns
      onClick={() => goBy(-1)}
    >
      <Sign of="back" />
      <span className="max-lg:sr-only">{copy.previous}</span>
    </Button>
  );
  const next = (
    <Button disabled={isLocked || questionId === open.at(-1)} data-key="n" data-turns onClick={() => goBy(1)}>
      {copy.next}
      <Sign of="on" />
    </Button>
  );
  return (
    <section
      id="question"
      aria-label={copy.questionNumber(index + 1)}
      data-status={statusOf(standing)}
      className="flex min-w-0 flex-col gap-2 lg:gap-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <QuestionHeading number={index + 1} total={attempt.questionIds.length} />
        <LanguageOnDemand paper={paper} question={question} />
      </div>
      <PassageOnDemand paper={paper} questionId={questionId}>
        <QuestionBody question={question} paper={paper} standing={standing} isLocked={isLocked} hasKeys={hasKeys} onMove={onMove} />
      </PassageOnDemand>
      {isWide ? (
        <div className="mt-auto flex flex-wrap gap-2 py-3">
          {mark}
          {reset}
          {back}
          {next}
        </div>
      ) : (
        <>
          {reset}
          <div className="thumb-row">
            <div className="phone-row">
              {back}
              {mark}
              {palette}
              {endOf(next)}
            </div>
          </div>
        </>
      )}
    </section>
  );
}
