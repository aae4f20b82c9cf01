import type { Paper, PaperQuestion } from '../../../../contract/assessment/assessment';
import { optionLetters } from '../../../../contract/fields/limits';
import { Figure } from '../../../pictures/Figure';
import { Prose } from '../../../ui/maths/Prose';
import { WholeText } from '../../../ui/maths/WholeText';
import { controlOf } from '../../../ui/question/option-control';
import { optionBox, optionLetter, optionText, questionText } from '../../../ui/question/option-look';
import { useVersion } from '../../../ui/question/question-language';
import type { Standing } from '../../attempt/attempt';
import type { ScreenEvent } from '../store/runner-store';
import { KindOnDemand } from './KindOnDemand';

interface Props {
  question: PaperQuestion;
  paper: Paper;
  standing: Standing;
  isLocked: boolean;
  /** Whether single keys are on: then a number can be typed without a step into its field. */
  hasKeys: boolean;
  onMove: (move: ScreenEvent) => void;
}

/** The question and its options; a choice is stored at once. */
export function QuestionBody({ question, paper, standing, isLocked, hasKeys, onMove }: Props) {
  const { selectedOptionId, selectedOptionIds = [], value = '' } = standing;
  const { id: questionId, kind } = question;
  const control = controlOf(question);
  const isMultiple = control === 'checkbox';
  const { second, lang, dir } = useVersion(question);
  return (
    <fieldset
      key={questionId}
      lang={lang}
      dir={dir}
      disabled={isLocked}
      data-pictures={question.options.length > 0 && question.options.every(({ picture }) => picture)}
      className="flex min-w-0 flex-col gap-2 sm:gap-3"
    >
      <legend className={questionText}>
        <WholeText text={second?.description ?? question.description} />
      </legend>
      <Figure picture={question.picture} />
      {kind && (
        <KindOnDemand
          paper={paper}
          question={question}
          value={value}
          hasKeys={hasKeys}
          onType={(typed) => onMove({ type: 'typed', questionId, value: typed })}
        />
      )}
      {(control === 'none' ? [] : question.options).map((option, i) => (
        <div key={option.id} className="relative">
          <label
            className={`${optionBox} ${option.picture ? 'pe-14' : ''} cursor-pointer hover:bg-raised has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-brand-ink`}
          >
            <input
              type={control}
              name={`question-${questionId}`}
              data-key={optionLetters[i]?.toLowerCase()}
              className="mt-1 size-5 shrink-0 scroll-my-52 accent-brand outline-none"
              checked={isMultiple ? selectedOptionIds.includes(option.id) : selectedOptionId === option.id}
              onChange={() => onMove({ type: isMultiple ? 'toggled' : 'chose', questionId, optionId: option.id })}
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
