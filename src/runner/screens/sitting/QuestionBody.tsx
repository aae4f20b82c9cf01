import type { PaperQuestion } from '../../../../contract/assessment/assessment';
import { optionLetters } from '../../../../contract/fields/limits';
import { Figure } from '../../../pictures/Figure';
import { Prose } from '../../../ui/maths/Prose';
import { optionBox, optionLetter, optionText, questionText } from '../../../ui/question/option-look';
import { useVersion } from '../../../ui/question/question-language';
import type { ScreenEvent } from '../store/runner-store';

interface Props {
  question: PaperQuestion;
  selectedOptionId: number | null;
  isLocked: boolean;
  onMove: (move: ScreenEvent) => void;
}

/** The question and its options; a choice is stored at once. */
export function QuestionBody({ question, selectedOptionId, isLocked, onMove }: Props) {
  const questionId = question.id;
  const { second, lang } = useVersion(question.translation);
  return (
    <fieldset key={questionId} lang={lang} disabled={isLocked} className="flex min-w-0 flex-col gap-3">
      <legend className={questionText}>
        <Prose text={second?.description ?? question.description} />
      </legend>
      <Figure picture={question.picture} />
      {question.options.map((option, i) => (
        <div key={option.id} className="relative">
          <label
            className={`${optionBox} cursor-pointer hover:bg-raised has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-brand-ink`}
          >
            <input
              type="radio"
              name={`question-${questionId}`}
              data-key={optionLetters[i]?.toLowerCase()}
              className="mt-1 size-5 shrink-0 scroll-my-52 accent-brand outline-none"
              checked={selectedOptionId === option.id}
              onChange={() => onMove({ type: 'chose', questionId, optionId: option.id })}
            />
            <span className={optionLetter}>{optionLetters[i]}.</span>
            <span className={optionText}>
              <Prose text={second?.options[i] ?? option.text} />
              <Figure picture={option.picture} as="plain" />
            </span>
          </label>
          <Figure picture={option.picture} as="button" letter={optionLetters[i]} />
        </div>
      ))}
    </fieldset>
  );
}
