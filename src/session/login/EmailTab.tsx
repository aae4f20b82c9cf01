import { useState } from 'react';
import { useCopy } from '../../copy/use-copy';
import { useIdentityCopy } from '../../copy/use-identity-copy';
import { Button } from '../../ui/controls/Button';
import { EmailForm } from './EmailForm';
import { registerByEmail, signInByEmail } from './sign-in';
import type { Entrance } from './use-entrance';

/** Login and registration in one form; the toggle keeps what was typed. */
export function EmailTab({ entrance }: { entrance: Entrance }) {
  const { isBusy, refuse, attempt, arrive } = entrance;
  const copy = useCopy();
  const identity = useIdentityCopy();
  const [isNew, setNew] = useState(false);
  const prove = isNew ? registerByEmail : signInByEmail;
  const toggle = () => {
    refuse(null);
    setNew(!isNew);
  };
  return (
    <div className="flex flex-col gap-2" data-mode={isNew ? 'register' : 'login'}>
      <EmailForm
        action={isNew ? identity.register : copy.login}
        isNew={isNew}
        entrance={entrance}
        onSubmit={(email, password) =>
          void attempt(
            async () => arrive(await prove(email, password)),
            (words, why) => words.loginFailed(why),
          )
        }
      />
      <Button variant="quiet" disabled={isBusy} onClick={toggle}>
        {isNew ? identity.toLogin : identity.toRegister}
      </Button>
    </div>
  );
}
