import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { optionLetters } from '../../../contract/fields/limits';
import { useSampleCopy } from '../../copy/use-sample-copy';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { Sign } from '../../ui/controls/Sign';
import { optionBox, optionLetter, optionText } from '../../ui/question/option-look';
import { keepOverSignIn, rightAt, sampleOnWay } from './kept-sample';
import { mayHaveSample } from './may-have-sample';

/** Place of the second question's right option in every language. */
const rightOfSecond = 2;

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

interface Props {
  /** Whether it is offered to a learner, who keeps no answer of it and has asked for it. */
  isSignedIn?: boolean;
}

/** One question that anybody may answer; its solution follows at once. The answer is kept only on request, for the sign-in, and is sent nowhere. */
export function SampleQuestion({ isSignedIn = false }: Props) {
  const copy = useSampleCopy();
  const [first, setFirst] = useState(() => (isSignedIn ? null : sampleOnWay(Date.now())));
  /** Of the second question; undefined while the first is asked. Who has the answer to the first one on the same screen begins with the second. */
  const [second, setSecond] = useState<number | null | undefined>(() => (isSignedIn && mayHaveSample() ? null : undefined));
  const isSecond = second !== undefined;
  const chosen = isSecond ? second : first;
  const asked = isSecond ? copy.second : copy;
  const right = isSecond ? rightOfSecond : rightAt;
  const isRight = chosen === right;
  const [atFirst] = useState(first);
  const told = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone the solution begins below the edge of the screen.
  useEffect(() => {
    if (chosen !== null && (isSecond || chosen !== atFirst)) told.current?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen, isSecond, atFirst]);
  // It was asked for by a press, and may begin below the edge of the screen.
  useEffect(() => {
    if (isSecond || isSignedIn) heading.current?.focus();
  }, [isSecond, isSignedIn]);
  const lookOf = (at: number) => {
    if (chosen === null) return 'cursor-pointer hover:bg-raised';
    if (at === right) return 'border-good! bg-good-soft!';
    return at === chosen ? 'border-bad! bg-bad-soft!' : '';
  };
  return (
    <Card aria-label={copy.title} className="flex flex-1 flex-col gap-3 text-left">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 ref={heading} tabIndex={-1} className="outline-none">
          {copy.title}
        </h2>
        {!isSignedIn && <p className="text-ink-soft text-sm">{copy.lead}</p>}
      </div>
      {/* Its options take the room that the solution of a longer question would have. */}
      <fieldset onKeyDown={goesOn} className="flex min-w-0 grow flex-col gap-2">
        <legend className="mb-3 text-lg">{asked.question}</legend>
        {asked.options.map((option, at) => (
          <label key={option} className={`${optionBox} grow ${lookOf(at)} has-focus-visible:outline-3 has-focus-visible:outline-brand-ink`}>
            <input
              type="radio"
              name="sample"
              className="my-auto size-5 shrink-0 accent-brand outline-none"
              // Not disabled: a disabled option would lose the focus.
              aria-disabled={chosen !== null}
              checked={chosen === at}
              onChange={() => chosen === null && (isSecond ? setSecond(at) : setFirst(at))}
            />
            <span className={`my-auto ${optionLetter}`}>{optionLetters[at]}.</span>
            <span className={`my-auto ${optionText}`}>{option}</span>
            {chosen !== null && at === right && (
              <span className="my-auto text-good">
                <Sign of="check" />
              </span>
            )}
            {chosen === at && !isRight && (
              <span className="my-auto text-bad">
                <Sign of="cross" />
              </span>
            )}
          </label>
        ))}
      </fieldset>
      {/* Without an answer it is empty, and its gap is none. */}
      <div ref={told} className={`flex scroll-mb-3 flex-col gap-3 ${chosen === null ? '-mt-3' : ''}`}>
        <div role="status" className="flex flex-col gap-2 empty:hidden">
          {chosen !== null && (
            <>
              <p className="font-semibold">{isRight ? copy.right : copy.wrong(optionLetters[right] ?? '')}</p>
              <p>{asked.solution}</p>
            </>
          )}
        </div>
        {chosen !== null && first !== null && (
          <div className="flex flex-wrap gap-2 empty:hidden *:grow sm:*:grow-0">
            {!isSignedIn && (
              <>
                <ButtonLink to="/user/login?register" state={{ isAnswerKept: true }} onClick={() => keepOverSignIn(first, Date.now())}>
                  {isSecond ? copy.register : copy.keep} <Sign of="on" />
                </ButtonLink>
                <ButtonLink
                  to="/user/login"
                  state={{ isAnswerKept: true }}
                  variant="secondary"
                  onClick={() => keepOverSignIn(first, Date.now())}
                >
                  {copy.keepHere}
                </ButtonLink>
              </>
            )}
            {!isSecond && (
              <Button variant="quiet" onClick={() => setSecond(null)}>
                {copy.another}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
