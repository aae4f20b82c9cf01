import type { FormEvent } from 'react';
import { useCopy } from '../../copy/use-copy';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { PasswordField } from './PasswordField';

interface Props {
  action: string;
  isNew?: boolean;
  isBusy: boolean;
  onSubmit: (email: string, password: string) => void;
}

/** Email and password, both required. The inputs are uncontrolled, so an error never loses what was typed. */
export function EmailForm({ action, isNew = false, isBusy, onSubmit }: Props) {
  const copy = useCopy();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onSubmit(String(typed.get('email')), String(typed.get('password')));
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={submit} aria-busy={isBusy}>
      <TextField
        label={copy.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField isNew={isNew} />
      <Button type="submit" disabled={isBusy}>
        {isBusy ? copy.busy : action}
      </Button>
    </form>
  );
}
