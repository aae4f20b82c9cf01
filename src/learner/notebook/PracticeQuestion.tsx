import { isAttempted } from '../../../analysis/answers/right';
import type { Mistake } from '../../../analysis/notebook';
import { isChosenOption, isRightOption } from '../../../contract/assessment/right-options';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Figure } from '../../pictures/Figure';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { Prose } from '../../ui/maths/Prose';
import { PassageAbove } from '../../ui/passage/PassageAbove';
import { Explanation } from '../../ui/review/Explanation';
import { ReviewedNumber } from '../../ui/review/ReviewedNumber';
import { ReviewedOption } from '../../ui/review/ReviewedOption';
import { useRead } from '../../ui/review/use-read';
import { OpenAnswer } from './OpenAnswer';
import type { Checked, Practice } from './use-practice';

interface Props {
  mistake: Mistake;
  practice: Practice;
  isLast: boolean;
}

/** A practice question: open until it is checked; then the right answer, the explanation, and what happens to the mistake. */
export function PracticeQuestion({ mistake: { question, passage }, practice, isLast }: Props) {
  const studyCopy = useStudyCopy();
  const { lang, dir, questionText, options, explanation } = useRead(question);
  const { given, checked } = practice;
  return (
    <Card className="flex flex-col gap-4">
      <PassageAbove of={passage} passages={passage && [passage]} isOpen Figure={Figure} />
      <p id="practised" lang={lang} dir={dir} className="wrap-anywhere whitespace-pre-line font-medium text-lg">
        <Prose text={questionText} />
      </p>
      <Figure picture={question.picture} />
      {checked === null ? (
        <OpenAnswer question={question} given={given} onAnswer={practice.answer} />
      ) : question.kind === 'numeric' ? (
        <ReviewedNumber value={given.value} range={question.correctValue} outcome={checked.isRight ? 'correct' : 'wrong'} />
      ) : (
        <ul dir={dir} className="flex flex-col gap-2">
          {options.map((option, place) => (
            <ReviewedOption
              key={option.id}
              option={option}
              lang={lang}
              place={place}
              isChosen={isChosenOption(given, option.id)}
              isCorrect={isRightOption(question, option.id)}
              Figure={Figure}
            />
          ))}
        </ul>
      )}
      <div role="status">{checked && <Verdict checked={checked} onUndo={practice.undo} />}</div>
      {checked && (
        <Explanation text={explanation} lang={lang} dir={dir} picture={question.explanationPicture} heading="h3" Figure={Figure} />
      )}
      {checked === null ? (
        <Button disabled={!isAttempted(question, given)} onClick={practice.check}>
          {studyCopy.check}
        </Button>
      ) : (
        <Button onClick={practice.next}>{isLast ? studyCopy.finish : studyCopy.nextMistake}</Button>
      )}
    </Card>
  );
}

function Verdict({ checked: { isRight, hasLeft, isTold }, onUndo }: { checked: Checked; onUndo: () => void }) {
  const studyCopy = useStudyCopy();
  const becomes = isTold ? studyCopy.told : isRight ? studyCopy.onceMore : studyCopy.startsOver;
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-3 rounded-control px-4 py-2 ${isRight ? 'bg-good-soft text-good' : 'bg-bad-soft text-bad'}`}
    >
      <p className="py-1 font-semibold">
        {isRight ? studyCopy.right : studyCopy.notRight} <span className="font-normal">{hasLeft ? studyCopy.leaves : becomes}</span>
      </p>
      <Button variant="secondary" onClick={onUndo}>
        {studyCopy.undo}
      </Button>
    </div>
  );
}
