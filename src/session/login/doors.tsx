import { type ReactNode, useState } from 'react';
import { useCopy } from '../../copy/use-copy';
import { useIdentityCopy } from '../../copy/use-identity-copy';
import { Button } from '../../ui/controls/Button';
import { Tabs } from '../../ui/controls/Tabs';
import { EmailForm } from './EmailForm';
import { EmailTab } from './EmailTab';
import { keptOtp } from './kept-otp';
import { LoginFrame } from './LoginFrame';
import { OrByHand } from './OrByHand';
import { PhoneTab } from './PhoneTab';
import { signInByEmail, signInByGoogle } from './sign-in';
import { type Entrance, isToRegister, useEntrance } from './use-entrance';

function GoogleButton({ entrance: { isBusy, attempt, arrive } }: { entrance: Entrance }) {
  const identity = useIdentityCopy();
  const signIn = () =>
    void attempt(
      async () => arrive(await signInByGoogle()),
      (words, why) => words.loginFailed(why),
    );
  return (
    <Button variant="secondary" disabled={isBusy} onClick={signIn}>
      <svg aria-hidden="true" viewBox="0 0 18 18" className="size-5">
        <path
          fill="#4285F4"
          d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z"
        />
        <path
          fill="#34A853"
          d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18z"
        />
        <path fill="#FBBC05" d="M3.97 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33z" />
        <path fill="#EA4335" d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58z" />
      </svg>
      {identity.googleLogin}
    </Button>
  );
}

/** `above`: a way to sign in beside Firebase's, above them. */
interface Props {
  above?: (entrance: Entrance) => ReactNode;
}

/** The login of learners. */
export function UserLogin({ above }: Props) {
  const copy = useCopy();
  const identity = useIdentityCopy();
  const entrance = useEntrance('user');
  const [tab, setTab] = useState<'phone' | 'email'>(keptOtp() ? 'phone' : 'email');
  const [isNew, setNew] = useState(isToRegister);
  const tabs = [
    { key: 'email', label: identity.byEmail, panel: <EmailTab entrance={entrance} isNew={isNew} onNew={setNew} /> },
    { key: 'phone', label: identity.byPhone, panel: <PhoneTab entrance={entrance} /> },
  ] as const;
  return (
    <LoginFrame door="user" isNew={isNew && tab === 'email'} entrance={entrance}>
      {above?.(entrance)}
      <GoogleButton entrance={entrance} />
      <OrByHand />
      <Tabs label={copy.userLogin} tabs={tabs} current={tab} onChange={setTab} />
    </LoginFrame>
  );
}

/** The login of admins. Both are in one chunk: they share nearly all of their code. */
export function AdminLogin({ above }: Props) {
  const copy = useCopy();
  const entrance = useEntrance('admin');
  const { attempt, arrive } = entrance;
  return (
    <LoginFrame door="admin" entrance={entrance}>
      {above?.(entrance)}
      <EmailForm
        action={copy.login}
        entrance={entrance}
        onSubmit={(email, password) =>
          void attempt(
            async () => arrive(await signInByEmail(email, password)),
            (words, why) => words.adminLoginFailed(why),
            true,
          )
        }
      />
    </LoginFrame>
  );
}
