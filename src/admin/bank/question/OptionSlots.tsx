import type { Dispatch, SetStateAction } from 'react';
import { optionLetters, optionSlots } from '../../../../contract/fields/limits';
import { Button } from '../../../ui/controls/Button';
import { MathsPreview } from '../../../ui/maths/MathsPreview';
import { controlOf } from '../../../ui/question/option-control';
import { useBankCopy } from '../../words/use-bank-copy';
import { PictureField } from '../picture/PictureField';
import type { Typed } from './draft-shape';
import { withPicture } from './form-pictures';
import { OptionSlot } from './OptionSlot';
import { isSaid, withoutSlot, withSlot, withText } from './typed';
import { isRight, withRight } from './typed-rights';

interface Props {
  form: Typed;
  onChange: Dispatch<SetStateAction<Typed>>;
  refused: { 'aria-invalid'?: true; 'aria-describedby'?: string };
  /** See PictureField. */
  pictureHintId: string;
}

/** The options of a question: one marked correct, or several. */
export function OptionSlots({ form, onChange, refused, pictureHintId }: Props) {
  const copy = useBankCopy();
  const { slots } = form;
  const isSeveral = controlOf(form) === 'checkbox';
  const isTooFew = slots.filter(isSaid).length < optionSlots.min;
  return (
    <fieldset aria-describedby={refused['aria-describedby']} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">
        {copy.options}
        <span aria-hidden="true"> *</span>
      </legend>
      <p className="text-ink-soft text-sm">{isSeveral ? copy.kinds.optionsHint(optionSlots.min) : copy.optionsHint(optionSlots.min)}</p>
      {slots.map((slot, place) => {
        const { key, text, picture } = slot;
        const letter = optionLetters[place] ?? '';
        return (
          <PictureField
            key={key}
            of={copy.picture.option(letter)}
            picture={picture}
            onChange={(change) => onChange((now) => withPicture(now, key, change))}
            isRefused={refused['aria-invalid'] === true}
            hintId={pictureHintId}
          >
            {(choose) => (
              <>
                <OptionSlot
                  slot={key}
                  letter={letter}
                  isOneOfSeveral={isSeveral}
                  text={text}
                  isCorrect={isRight(form, key)}
                  isRefused={refused['aria-invalid'] && isTooFew && !isSaid(slot)}
                  isAdded={key >= optionSlots.byDefault}
                  choosePicture={choose}
                  onText={(typed) => onChange(withText(form, key, typed))}
                  onCorrect={() => onChange(withRight(form, key))}
                  onRemove={slots.length > optionSlots.min ? () => onChange(withoutSlot(form, key)) : null}
                />
                <MathsPreview label={copy.formulaPreview(copy.picture.option(letter))} text={text} />
              </>
            )}
          </PictureField>
        );
      })}
      {slots.length < optionSlots.max && (
        <Button variant="quiet" className="self-start" onClick={() => onChange(withSlot(form))}>
          {copy.addOption}
        </Button>
      )}
    </fieldset>
  );
}
