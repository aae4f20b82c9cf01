import { type ReactNode, useState } from 'react';
import { useCopy } from '../../copy/use-copy';
import { useIdentityCopy } from '../../copy/use-identity-copy';
import { Tabs } from '../../ui/controls/Tabs';
import { EmailForm } from './EmailForm';
import { EmailTab } from './EmailTab';
import { GoogleButton } from './GoogleButton';
import { LoginFrame } from './LoginFrame';
import { OrByHand } from './OrByHand';
import { PhoneTab } from './PhoneTab';
import { signInByEmail } from './sign-in';
import { type Entrance, isToRegister, useEntrance } from './use-entrance';

/** `above`: a way to sign in beside Firebase's, above them. */
interface Props {
  above?: (entrance: Entrance) => ReactNode;
}

/** The login of learners. */
export function UserLogin({ above }: Props) {
  const copy = useCopy();
  const identity = useIdentityCopy();
  const entrance = useEntrance('user');
  const [tab, setTab] = useState<'phone' | 'email'>('email');
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
          )
        }
      />
    </LoginFrame>
  );
}
