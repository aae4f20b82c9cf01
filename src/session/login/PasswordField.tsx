import { useState } from 'react';
import { useCopy } from '../../copy/use-copy';
import { useIdentityCopy } from '../../copy/use-identity-copy';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';

interface Props {
  /** Tells password managers whether to fill in a password or to generate one. */
  isNew?: boolean;
  fault?: string | undefined;
  /** Of a new password, in place of the usual one. */
  hint?: string;
}

/** The shortest password that the identity service takes. */
export const leastPassword = 6;

export function PasswordField({ isNew = false, fault, hint }: Props) {
  const copy = useCopy();
  const identity = useIdentityCopy();
  const [isShown, setShown] = useState(false);
  const length = hint ?? identity.newPasswordHint;
  return (
    <TextField
      label={identity.password}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      // A fault of the same words stands in its place.
      hint={isNew && fault !== length ? length : undefined}
      fault={fault}
      autoCapitalize="none"
      spellCheck={false}
      required
      suffix={
        <Button variant="quiet" onClick={() => setShown(!isShown)}>
          {isShown ? identity.hide : copy.show}
        </Button>
      }
    />
  );
}
