import { useCopy } from '../../copy/use-copy';
import { useIdentityCopy } from '../../copy/use-identity-copy';
import { Button } from '../../ui/controls/Button';
import { EmailForm } from './EmailForm';
import { registerByEmail, signInByEmail } from './sign-in';
import type { Entrance } from './use-entrance';

interface Props {
  entrance: Entrance;
  /** Whether the form registers. */
  isNew: boolean;
  onNew: (isNew: boolean) => void;
}

/** Login and registration in one form; the toggle keeps what was typed. */
export function EmailTab({ entrance, isNew, onNew }: Props) {
  const { isBusy, refuse, attempt, arrive } = entrance;
  const copy = useCopy();
  const identity = useIdentityCopy();
  const prove = isNew ? registerByEmail : signInByEmail;
  const toggle = () => {
    refuse(null);
    onNew(!isNew);
  };
  return (
    <div className="flex flex-col gap-2" data-mode={isNew ? 'register' : 'login'}>
      <EmailForm
        action={isNew ? identity.register : copy.login}
        isNew={isNew}
        entrance={entrance}
        onSubmit={(email, password) =>
          void attempt(
            async () => arrive(await prove(email, password), isNew),
            (words, why) => words.loginFailed(why),
            true,
          )
        }
      />
      <Button variant="quiet" disabled={isBusy} onClick={toggle}>
        {isNew ? identity.toLogin : identity.toRegister}
      </Button>
    </div>
  );
}
