import { useEffect, useRef } from 'react';
import { isAttempted, rightText } from '../../../analysis/answers/right';
import { useReviewCopy } from '../../copy/use-review-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Figure } from '../../pictures/Figure';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { Choice } from '../../ui/controls/Choice';
import { useDisplay } from '../../ui/display/display';
import { WholeText } from '../../ui/maths/WholeText';
import { onDemand } from '../../ui/on-demand';
import { PassageToRead } from '../../ui/passage/PassageAbove';
import { Explanation } from '../../ui/review/Explanation';
import { ReviewedAnswer } from '../../ui/review/ReviewedAnswer';
import { useRead } from '../../ui/review/use-read';
import { bringChecked } from './bring-checked';
import type { Exercise } from './exercise';
import { OpenAnswer } from './OpenAnswer';
import type { Checked, Practice } from './use-practice';

/** How an answer came out, and when the question comes back. */
function Verdict({ checked }: { checked: Checked }) {
  const studyCopy = useStudyCopy();
  const { isRight, isPartly, isAsked, isTold, days } = checked;
  const verdict = isRight ? studyCopy.right : isPartly ? studyCopy.partlyRight : isAsked ? studyCopy.solutionShown : studyCopy.notRight;
  const look = isRight ? 'bg-good-soft text-good' : isPartly ? 'bg-warn-soft text-warn' : isAsked ? 'bg-raised' : 'bg-bad-soft text-bad';
  return (
    <p className={`rounded-control px-4 py-3 font-semibold ${look}`}>
      {verdict}{' '}
      <span className="font-normal">
        {isTold && studyCopy.told}
        {days !== null && studyCopy.comesBack(days)}
      </span>
    </p>
  );
}

const SaveQuestion = onDemand(async () => (await import('../saved/SaveQuestion')).SaveQuestion);

/** On a phone what goes on stays in sight, above the bar of links, on a ground that nothing looks through. */
const acts =
  'bottom-(--bar-space,0px) flex flex-col max-sm:sticky [@media(max-height:30rem)]:static max-sm:-mx-4 max-sm:border-line max-sm:border-t max-sm:bg-surface max-sm:px-4 max-sm:pt-1 max-sm:pb-2';

interface Props {
  uid: string;
  exercise: Exercise;
  practice: Practice;
  isLast: boolean;
}

/** A practice question: open until it is checked; then the right answer, when it comes back, and the explanation. */
export function PracticeQuestion({ uid, exercise: { revision, why, isRated }, practice, isLast }: Props) {
  const studyCopy = useStudyCopy();
  const reviewCopy = useReviewCopy();
  const { question, passage } = revision;
  const { lang, dir, questionText, explanation } = useRead(question);
  const { given, isSure, checked } = practice;
  const told = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const asked = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isChecked = checked !== null;
  // In large text the tick goes with the answer: the row that stays in sight leaves its room to the question.
  const isApart = useDisplay().text !== 'normal';
  useEffect(() => {
    if (isChecked && card.current && told.current) bringChecked({ card: card.current, told: told.current });
  }, [isChecked]);
  // The button that was pressed is gone: the focus goes on to what is next, or back to the question.
  useEffect(() => {
    if (document.activeElement === document.body) (isChecked ? next : asked).current?.focus({ preventScroll: true });
  }, [isChecked]);
  const doubt = isRated && checked === null && (
    <Choice checked={!isSure} onChange={({ target }) => practice.setSure(!target.checked)}>
      {studyCopy.notSure}
    </Choice>
  );
  return (
    <Card ref={card} className="@container flex flex-col gap-3 sm:gap-4">
      {why && <p className="text-ink-soft text-sm @max-[16rem]:order-last">{studyCopy.why[why.code](why.days)}</p>}
      {passage && <PassageToRead passage={passage} Figure={Figure} />}
      <div
        id="practised"
        ref={asked}
        tabIndex={-1}
        lang={lang}
        dir={dir}
        className="wrap-anywhere whitespace-pre-line font-medium text-lg outline-none"
      >
        <WholeText text={questionText} />
      </div>
      <Figure picture={question.picture} />
      {checked === null ? (
        <>
          <OpenAnswer question={question} given={given} onAnswer={practice.answer} />
          {isApart && doubt}
        </>
      ) : (
        <ReviewedAnswer
          question={question}
          given={given}
          right={rightText(question, reviewCopy)}
          outcome={checked.isRight ? 'correct' : 'wrong'}
          Figure={Figure}
        />
      )}
      <div ref={told} className="scroll-mt-4 flex flex-col gap-4">
        <div role="status">{checked && <Verdict checked={checked} />}</div>
        {checked && (
          <Explanation text={explanation} lang={lang} dir={dir} picture={question.explanationPicture} heading="h3" Figure={Figure} />
        )}
      </div>
      {practice.hasFailed && <Banner tone="error">{studyCopy.notKept}</Banner>}
      {checked === null ? (
        <div data-acts="answer" className={acts}>
          {!isApart && doubt}
          <div className="flex flex-wrap gap-3 *:grow">
            <Button disabled={!isAttempted(question, given)} onClick={practice.check}>
              {studyCopy.check}
            </Button>
            <Button variant="secondary" onClick={practice.skip}>
              {studyCopy.notKnown}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <div data-acts="" className={acts}>
            {/* A key that is held, as it checked the answer, does not pass the solution over. */}
            <Button ref={next} onKeyDown={(event) => event.repeat && event.preventDefault()} onClick={practice.next}>
              {isLast ? studyCopy.finish : studyCopy.nextMistake}
            </Button>
          </div>
          <div className="-mb-2 flex flex-wrap gap-x-3 empty:hidden">
            {/* What does not count need not be taken back. */}
            {isRated && (
              <Button variant="quiet" className="font-normal! text-ink-soft!" onClick={practice.undo}>
                {studyCopy.undo}
              </Button>
            )}
            <SaveQuestion uid={uid} questionId={question.questionId} />
          </div>
        </>
      )}
    </Card>
  );
}
