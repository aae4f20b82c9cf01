import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { optionLetters } from '../../../../contract/fields/limits';
import { useSampleCopy } from '../../../copy/use-sample-copy';
import { keepOverSignIn, rightAt, sampleOnWay } from '../../../learner/sample/kept-sample';
import { ButtonLink } from '../../../ui/controls/Button';
import { Card } from '../../../ui/controls/Card';
import { Sign } from '../../../ui/controls/Sign';
import { optionBox, optionLetter, optionText } from '../../../ui/question/option-look';

/** How far an arrow key goes in the list of options. */
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** An arrow leads to the next option without choosing it: the first choice is the answer, and each option must be within reach of the keys. */
function goesOn(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const options = [...event.currentTarget.querySelectorAll('input')];
  options.at((options.indexOf(event.target as HTMLInputElement) + step) % options.length)?.focus();
}

/** One question that anybody may answer; its solution follows at once. The answer is kept only on request, for the sign-in, and is sent nowhere. */
export function SampleQuestion() {
  const copy = useSampleCopy();
  const [chosen, setChosen] = useState(() => sampleOnWay(Date.now()));
  const isRight = chosen === rightAt;
  const [atFirst] = useState(chosen);
  const told = useRef<HTMLDivElement>(null);
  // On a phone the solution begins below the edge of the screen.
  useEffect(() => {
    if (chosen !== atFirst) told.current?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen, atFirst]);
  const lookOf = (at: number) => {
    if (chosen === null) return 'cursor-pointer hover:bg-raised';
    if (at === rightAt) return 'border-good! bg-good-soft!';
    return at === chosen ? 'border-bad! bg-bad-soft!' : '';
  };
  return (
    <Card aria-label={copy.title} className="flex flex-1 flex-col gap-3 text-left">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2>{copy.title}</h2>
        <p className="text-ink-soft text-sm">{copy.lead}</p>
      </div>
      <fieldset onKeyDown={goesOn} className="flex min-w-0 flex-col gap-2">
        <legend className="mb-3 text-lg">{copy.question}</legend>
        {copy.options.map((option, at) => (
          <label key={option} className={`${optionBox} ${lookOf(at)} has-focus-visible:outline-3 has-focus-visible:outline-brand-ink`}>
            <input
              type="radio"
              name="sample"
              className="mt-1 size-5 shrink-0 accent-brand outline-none"
              // Not disabled: a disabled option would lose the focus.
              aria-disabled={chosen !== null}
              checked={chosen === at}
              onChange={() => setChosen((before) => before ?? at)}
            />
            <span className={optionLetter}>{optionLetters[at]}.</span>
            <span className={optionText}>{option}</span>
            {chosen !== null && at === rightAt && (
              <span className="text-good">
                <Sign of="check" />
              </span>
            )}
            {chosen === at && !isRight && (
              <span className="text-bad">
                <Sign of="cross" />
              </span>
            )}
          </label>
        ))}
      </fieldset>
      <div ref={told} className="flex scroll-mb-3 flex-col gap-3 empty:hidden">
        <div role="status" className="flex flex-col gap-2 empty:hidden">
          {chosen !== null && (
            <>
              <p className="font-semibold">{isRight ? copy.right : copy.wrong(optionLetters[rightAt] ?? '')}</p>
              <p>{copy.solution}</p>
            </>
          )}
        </div>
        {chosen !== null && (
          <div className="flex flex-wrap gap-2 *:grow sm:*:grow-0">
            <ButtonLink to="/user/login?register" state={{ isAnswerKept: true }} onClick={() => keepOverSignIn(chosen, Date.now())}>
              {copy.keep} <Sign of="on" />
            </ButtonLink>
            <ButtonLink
              to="/user/login"
              state={{ isAnswerKept: true }}
              variant="secondary"
              onClick={() => keepOverSignIn(chosen, Date.now())}
            >
              {copy.keepHere}
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}
