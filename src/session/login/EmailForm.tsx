import { type FormEvent, useRef, useState } from 'react';
import { useCopy } from '../../copy/use-copy';
import { useIdentityCopy } from '../../copy/use-identity-copy';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { isEmail } from '../is-email';
import { Outcome } from './LoginFrame';
import { leastPassword, PasswordField } from './PasswordField';
import { sendPasswordReset } from './sign-in';
import type { Entrance } from './use-entrance';

interface Props {
  action: string;
  isNew?: boolean;
  entrance: Entrance;
  onSubmit: (email: string, password: string) => void;
}

type Wrong = Partial<Record<'email' | 'password', 'emailNotValid' | 'resetNeedsEmail' | 'passwordMissing' | 'passwordShort'>>;

function wrongIn(email: string, password: string, isNew: boolean): Wrong {
  const short = isNew && password.length < leastPassword ? 'passwordShort' : null;
  const wrong = short ?? (password === '' ? 'passwordMissing' : null);
  return { ...(!isEmail(email) && { email: 'emailNotValid' }), ...(wrong && { password: wrong }) };
}

/**
 * Email and password, both required. The inputs are uncontrolled, so an error never loses what was typed; the form says itself what is
 * wrong, since a browser would say it in its own language.
 */
export function EmailForm({ action, isNew = false, entrance, onSubmit }: Props) {
  const { isBusy, isOfForm, attempt, refuse, tell } = entrance;
  const copy = useCopy();
  const identity = useIdentityCopy();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const words = { ...identity, emailNotValid: copy.emailNotValid, passwordShort: identity.newPasswordHint };
  const typed = (name: string) => String(new FormData(form.current ?? undefined).get(name) ?? '');
  const isGood = (found: Wrong): boolean => {
    setWrong(found);
    const [first] = Object.keys(found);
    if (first === undefined) return true;
    refuse(null);
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return false;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [email, password] = [typed('email').trim(), typed('password')];
    if (isGood(wrongIn(email, password, isNew))) onSubmit(email, password);
  };
  const sendLink = () => {
    const email = typed('email').trim();
    if (!isGood(isEmail(email) ? {} : { email: email === '' ? 'resetNeedsEmail' : 'emailNotValid' })) return;
    void attempt(
      async () => {
        await sendPasswordReset(email);
        tell((own) => own.resetSent(email));
      },
      (said, why) => said.loginFailed(why),
      true,
    );
  };
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={submit} aria-busy={isBusy}>
      <TextField
        label={copy.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        fault={wrong.email && words[wrong.email]}
        required
      />
      <PasswordField isNew={isNew} fault={wrong.password && words[wrong.password]} />
      {isOfForm && <Outcome entrance={entrance} />}
      <Button type="submit" disabled={isBusy}>
        {isBusy ? copy.busy : action}
      </Button>
      {!isNew && (
        <Button variant="quiet" disabled={isBusy} onClick={sendLink}>
          {identity.forgot}
        </Button>
      )}
    </form>
  );
}
