import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { accountLimits } from '../../../../contract/people/own-accounts';
import { useCopy } from '../../../copy/use-copy';
import { useIdentityCopy } from '../../../copy/use-identity-copy';
import { useOwnIdentityCopy } from '../../../copy/use-own-identity-copy';
import { Button } from '../../../ui/controls/Button';
import { TextField } from '../../../ui/controls/Field';
import { isEmail } from '../../is-email';
import { Outcome } from '../LoginFrame';
import { PasswordField } from '../PasswordField';
import type { OwnSteps } from './use-own-entrance';

export type OwnField = 'name' | 'email' | 'password';
export type OwnTyped = Record<OwnField, string>;

interface Props {
  fields: readonly OwnField[];
  action: string;
  /** Of the email, in place of the usual one: an address that is not the account's yet, which no password manager is to fill in. */
  emailLabel?: string;
  /** Whether a password is chosen here. */
  isNew?: boolean;
  isBusy: boolean;
  /** What came of its last try. */
  outcome: Pick<OwnSteps, 'fault' | 'told'> | null;
  /** Is called before what is wrong is shown. */
  onWrong: () => void;
  onSubmit: (typed: OwnTyped) => void;
  /** What stands below the button. `ask`: gives the email if it is one, else says so, and without any what is `missing`. */
  children?: (ask: (then: (email: string) => void, missing?: string) => void) => ReactNode;
}

/** A form for an account of the portal's own. Inputs are uncontrolled and the form itself says what is wrong, as in EmailForm. */
export function OwnForm({ fields, emailLabel, action, isNew = false, isBusy, outcome, onWrong, onSubmit, children }: Props) {
  const [copy, identity, own] = [useCopy(), useIdentityCopy(), useOwnIdentityCopy()];
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Partial<OwnTyped>>({});
  const typed = (): OwnTyped => {
    const data = new FormData(form.current ?? undefined);
    const text = (name: OwnField) => String(data.get(name) ?? '');
    return { name: text('name').trim(), email: text('email').trim(), password: text('password') };
  };
  const faultsOf = ({ name, email, password }: OwnTyped): Partial<OwnTyped> => ({
    ...(name === '' && { name: own.nameMissing }),
    ...(!isEmail(email) && { email: copy.emailNotValid }),
    ...(password === '' && { password: identity.passwordMissing }),
    // In place of the hint: an empty field has one sentence too.
    ...(isNew && password.length < accountLimits.shortestPassword && { password: own.newPasswordHint }),
  });
  const isGood = (asked: readonly OwnField[], values: OwnTyped): boolean => {
    const found = faultsOf(values);
    const first = asked.find((field) => found[field] !== undefined);
    setWrong(Object.fromEntries(asked.map((field) => [field, found[field]])));
    if (first === undefined) return true;
    onWrong();
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return false;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = typed();
    if (isGood(fields, values)) onSubmit(values);
  };
  const ask = (then: (email: string) => void, missing?: string) => {
    const values = typed();
    if (isGood(['email'], values)) then(values.email);
    else if (values.email === '' && missing !== undefined) setWrong({ email: missing });
  };
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={submit} aria-busy={isBusy}>
      {fields.includes('name') && <TextField label={own.name} name="name" autoComplete="name" fault={wrong.name} required />}
      {fields.includes('email') && (
        <TextField
          label={emailLabel ?? copy.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete={emailLabel === undefined ? 'username' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          fault={wrong.email}
          required
        />
      )}
      <PasswordField isNew={isNew} fault={wrong.password} hint={own.newPasswordHint} />
      {outcome && <Outcome entrance={outcome} />}
      <Button type="submit" disabled={isBusy}>
        {isBusy ? copy.busy : action}
      </Button>
      {children?.(ask)}
    </form>
  );
}
