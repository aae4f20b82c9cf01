import { useId } from 'react';
import { TextField } from '../../../ui/controls/Field';

interface Props {
  label: string;
  suggestions: readonly string[];
  value: string;
  onChange: (value: string) => void;
  refused: { 'aria-invalid'?: true; 'aria-describedby'?: string };
}

/** A text field with suggestions. */
export function SuggestedField({ label, suggestions, value, onChange, refused }: Props) {
  const listId = useId();
  return (
    <div>
      <TextField label={label} list={listId} value={value} onChange={(event) => onChange(event.target.value)} {...refused} />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </div>
  );
}
