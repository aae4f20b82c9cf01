import { maxTypedNumber } from '../../../../contract/fields/limits';
import { Choice } from '../../../ui/controls/Choice';
import { TextField } from '../../../ui/controls/Field';
import { useBankCopy } from '../../words/use-bank-copy';
import type { OwnFieldProps } from './admin-kind';
import type { TypedNumber } from './typed-number';

/** The answer of a numeric question: a value, or the ends of a range. */
export function RightNumber({ own: { number }, onChange, at }: OwnFieldProps<{ number: TypedNumber }>) {
  const { kinds: copy } = useBankCopy();
  const { from, to, isRange } = number;
  const field = { inputMode: 'decimal', autoComplete: 'off', maxLength: maxTypedNumber, 'aria-required': true } as const;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={isRange ? copy.from : copy.number}
          {...field}
          value={from}
          onChange={(event) => onChange({ number: { ...number, from: event.target.value } })}
          {...at(isRange ? 'answer.from' : 'answer')}
        />
        {isRange && (
          <TextField
            label={copy.to}
            {...field}
            value={to}
            onChange={(event) => onChange({ number: { ...number, to: event.target.value } })}
            {...at('answer.to')}
          />
        )}
      </div>
      <Choice checked={isRange} onChange={() => onChange({ number: { ...number, isRange: !isRange } })}>
        {copy.isRange}
      </Choice>
      <p className="text-ink-soft text-sm">{isRange ? copy.rangeHint : copy.numberHint}</p>
    </div>
  );
}
