import { maxTypedNumber } from '../../../../contract/fields/limits';
import { TextField } from '../../../ui/controls/Field';
import { useBankCopy } from '../../words/use-bank-copy';
import type { OwnFieldProps } from './admin-kind';
import type { TypedEnds } from './typed-number';

/** The right numbers of a changed key: the ends of a range. */
export function RightNumbers({ own: { range }, onChange, at }: OwnFieldProps<{ range: TypedEnds }>) {
  const { kinds: copy } = useBankCopy();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{copy.rightNumbers}</legend>
      <div className="grid grid-cols-2 gap-3">
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={copy[end]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={maxTypedNumber}
            value={range[end]}
            onChange={({ target }) => onChange({ range: { ...range, [end]: target.value } })}
            {...at(`range.${end}`)}
          />
        ))}
      </div>
      <p className="text-ink-soft text-sm">{copy.twiceHint}</p>
    </fieldset>
  );
}
