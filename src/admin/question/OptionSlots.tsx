import { maxLength, optionLetters, optionSlots } from '../../../contract/limits';
import { Button } from '../../ui/Button';
import { useAdminCopy } from '../use-admin-copy';
import { OptionSlot } from './OptionSlot';
import { type Typed, withoutSlot, withSlot, withText } from './typed';

interface Props {
  form: Typed;
  onChange: (form: Typed) => void;
  refused: { 'aria-invalid'?: true; 'aria-describedby'?: string };
}

/** The choices of a question, one of them marked correct. */
export function OptionSlots({ form, onChange, refused }: Props) {
  const copy = useAdminCopy();
  const { slots, correct } = form;
  const isTooFew = slots.filter(({ text }) => text.trim() !== '').length < optionSlots.min;
  return (
    <fieldset aria-describedby={refused['aria-describedby']} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">
        {copy.options}
        <span aria-hidden="true"> *</span>
      </legend>
      <p className="text-ink-soft text-sm">{copy.optionsHint(optionSlots.min)}</p>
      {slots.map(({ key, text }, place) => (
        <OptionSlot
          key={key}
          letter={optionLetters[place] ?? ''}
          text={text}
          maxLength={maxLength.option}
          isCorrect={key === correct}
          isRefused={refused['aria-invalid'] && isTooFew && text.trim() === ''}
          isAdded={key >= optionSlots.byDefault}
          onText={(typed) => onChange(withText(form, key, typed))}
          onCorrect={() => onChange({ ...form, correct: key })}
          onRemove={slots.length > optionSlots.min ? () => onChange(withoutSlot(form, key)) : null}
        />
      ))}
      {slots.length < optionSlots.max && (
        <Button look="quiet" className="self-start" onClick={() => onChange(withSlot(form))}>
          {copy.addOption}
        </Button>
      )}
    </fieldset>
  );
}
