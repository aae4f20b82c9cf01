import type { Mistake } from '../../../analysis/notebook';
import { isRightOption } from '../../../contract/assessment/right-options';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Figure } from '../../pictures/Figure';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { Prose } from '../../ui/maths/Prose';
import { Explanation } from '../../ui/review/Explanation';
import { letterOf } from '../../ui/review/outcome';
import { ReviewedOption } from '../../ui/review/ReviewedOption';
import { useRead } from '../../ui/review/use-read';
import type { Checked, Practice } from './use-practice';

interface Props {
  mistake: Mistake;
  practice: Practice;
  isLast: boolean;
}

/** A practice question: open until it is checked; then the right answer, the explanation, and what happens to the mistake. */
export function PracticeQuestion({ mistake: { question }, practice, isLast }: Props) {
  const studyCopy = useStudyCopy();
  const { lang, questionText, options, explanation } = useRead(question);
  const { chosen, checked } = practice;
  return (
    <Card className="flex flex-col gap-4">
      <p id="practised" lang={lang} className="wrap-anywhere whitespace-pre-line font-medium text-lg">
        <Prose text={questionText} />
      </p>
      <Figure picture={question.picture} />
      {checked === null ? (
        <fieldset aria-labelledby="practised" className="flex flex-col gap-2">
          {options.map((option, place) => (
            <div key={option.id} className="relative">
              <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line-strong px-3 py-2.5 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand-ink">
                <input
                  type="radio"
                  name="practised"
                  className="mt-1 size-4 accent-brand"
                  checked={chosen === option.id}
                  onChange={() => practice.choose(option.id)}
                />
                <span className="font-semibold text-ink-soft">{letterOf(place)}</span>
                <span lang={lang} className="wrap-anywhere min-w-0 whitespace-pre-line">
                  <Prose text={option.text} />
                  <Figure picture={option.picture} as="plain" />
                </span>
              </label>
              <Figure picture={option.picture} as="button" letter={letterOf(place)} />
            </div>
          ))}
        </fieldset>
      ) : (
        <ul className="flex flex-col gap-2">
          {options.map((option, place) => (
            <ReviewedOption
              key={option.id}
              option={option}
              lang={lang}
              place={place}
              isChosen={option.id === chosen}
              isCorrect={isRightOption(question, option.id)}
              Figure={Figure}
            />
          ))}
        </ul>
      )}
      <div role="status">{checked && <Verdict checked={checked} onUndo={practice.undo} />}</div>
      {checked && <Explanation text={explanation} lang={lang} picture={question.explanationPicture} heading="h3" Figure={Figure} />}
      {checked === null ? (
        <Button disabled={chosen === null} onClick={practice.check}>
          {studyCopy.check}
        </Button>
      ) : (
        <Button onClick={practice.next}>{isLast ? studyCopy.finish : studyCopy.nextMistake}</Button>
      )}
    </Card>
  );
}

function Verdict({ checked: { isRight, hasLeft }, onUndo }: { checked: Checked; onUndo: () => void }) {
  const studyCopy = useStudyCopy();
  const becomes = isRight ? studyCopy.onceMore : studyCopy.startsOver;
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
