import type { ResultQuestion } from '../../../contract/assessment/assessment';
import type { GivenAnswer } from '../../../contract/assessment/given';
import { isChosenOption } from '../../../contract/assessment/right-options';
import { Figure } from '../../pictures/Figure';
import { Prose } from '../../ui/maths/Prose';
import { onDemand } from '../../ui/on-demand';
import { controlOf } from '../../ui/question/option-control';
import { letterOf } from '../../ui/review/outcome';
import { useRead } from '../../ui/review/use-read';

const KindAnswer = onDemand(async () => (await import('../../ui/kinds/KindAnswer')).KindAnswer);

interface Props {
  question: ResultQuestion;
  given: GivenAnswer;
  onAnswer: (given: GivenAnswer) => void;
}

/** A practice question that is not yet checked: its options, or the field of its number. */
export function OpenAnswer({ question, given, onAnswer }: Props) {
  const { lang, dir, options } = useRead(question);
  const { kind } = question;
  const control = controlOf(question);
  const choose = (optionId: number) => {
    if (control !== 'checkbox') return onAnswer({ selectedOptionId: optionId });
    const ids = given.selectedOptionIds ?? [];
    onAnswer({
      selectedOptionId: null,
      selectedOptionIds: ids.includes(optionId) ? ids.filter((id) => id !== optionId) : [...ids, optionId],
    });
  };
  return (
    <fieldset aria-labelledby="practised" dir={dir} className="flex min-w-0 flex-col gap-2">
      {kind && <KindAnswer kind={kind} value={given.value ?? ''} onType={(value) => onAnswer({ selectedOptionId: null, value })} />}
      {(control === 'none' ? [] : options).map((option, place) => (
        <div key={option.id} className="relative">
          <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line-strong px-3 py-2.5 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand-ink">
            <input
              type={control}
              name="practised"
              className="mt-1 size-4 shrink-0 scroll-my-3 accent-brand"
              checked={isChosenOption(given, option.id)}
              onChange={() => choose(option.id)}
            />
            <span className="font-semibold text-ink-soft">{letterOf(place)}.</span>
            <span lang={lang} className="wrap-anywhere min-w-0 whitespace-pre-line">
              <Prose text={option.text} />
              <Figure picture={option.picture} as="plain" />
            </span>
          </label>
          <Figure picture={option.picture} as="button" letter={letterOf(place)} />
        </div>
      ))}
    </fieldset>
  );
}
