import { type ChangeEvent, type FormEvent, useState } from 'react';
import { codeAlphabet, groupedCode, typedCode } from '../../../contract/assessment/spoken-code';
import { spokenCode } from '../../../contract/fields/limits';
import { useScheduleCopy } from '../../copy/use-schedule-copy';
import { Button } from '../controls/Button';
import { TextField } from '../controls/Field';

interface Props {
  /** Characters of the paper's codes. */
  length: number;
  /** What the button does with the code. */
  action: string;
  /** Why the last code was not taken, as a sentence. */
  fault: string | null;
  isChecking: boolean;
  onCode: (typed: string) => void;
  /** What stands in the field at first. */
  start?: string;
  onTyped?: (typed: string) => void;
}

const lettersIn = (typed: string): string => typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether the letters typed so far cannot become a code. */
const isStrange = (typed: string, length: number): boolean =>
  lettersIn(typed).length > length || [...lettersIn(typed)].some((letter) => !codeAlphabet.includes(letter));

/** The field for a code that is read aloud. A complete code is tried at once; what was typed stays whatever comes of it. */
export function CodeForm({ length, action, fault, isChecking, onCode, start = '', onTyped }: Props) {
  const copy = useScheduleCopy();
  const [typed, setTyped] = useState(start);
  const [tried, setTried] = useState('');
  const type = ({ target: { value, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
    // Only at the end of the text: elsewhere, the cursor would move away.
    const next = selectionStart === value.length && value.length > typed.length ? groupedCode(lettersIn(value)) : value.toUpperCase();
    setTyped(next);
    onTyped?.(next);
    if (typedCode(next, length) !== null && !isChecking) attempt(next);
  };
  const attempt = (text: string) => {
    setTried(text);
    onCode(text);
  };
  const shown = isStrange(typed, length) ? copy.codeFaults['not-a-code'](length) : typed === tried ? fault : null;
  return (
    <form
      className="flex flex-col gap-3 sm:max-w-md"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        attempt(typed);
      }}
    >
      <TextField
        label={copy.code}
        hint={copy.codeHint(length, Math.ceil(length / spokenCode.group))}
        fault={shown}
        value={typed}
        onChange={type}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        className="min-h-14! text-center font-mono text-2xl uppercase"
      />
      <Button type="submit" className="min-h-12 text-lg" disabled={isChecking}>
        {isChecking ? copy.checkingCode : action}
      </Button>
    </form>
  );
}
