import { useState } from 'react';
import { useCopy } from '../../copy/use-copy';
import { Button } from '../../ui/controls/Button';
import { EmailForm } from './EmailForm';
import { registerByEmail, signInByEmail } from './sign-in';
import type { Entrance } from './use-entrance';

/** Login and registration in one form; the toggle keeps what was typed. */
export function EmailTab({ entrance }: { entrance: Entrance }) {
  const { isBusy, refuse, attempt, arrive } = entrance;
  const copy = useCopy();
  const [isNew, setNew] = useState(false);
  const prove = isNew ? registerByEmail : signInByEmail;
  const toggle = () => {
    refuse(null);
    setNew(!isNew);
  };
  return (
    <div className="flex flex-col gap-2" data-mode={isNew ? 'register' : 'login'}>
      <EmailForm
        action={isNew ? copy.register : copy.login}
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
        {isNew ? copy.toLogin : copy.toRegister}
      </Button>
    </div>
  );
}
