import { useCopy } from '../../copy/use-copy';
import { useIdentityCopy } from '../../copy/use-identity-copy';
import { EmailForm } from './EmailForm';
import { LoginFrame } from './LoginFrame';
import { signInByEmail } from './sign-in';
import { useEntrance } from './use-entrance';

export function AdminLogin() {
  const copy = useCopy();
  const identity = useIdentityCopy();
  const entrance = useEntrance('admin');
  const { attempt, arrive } = entrance;
  return (
    <LoginFrame
      title={copy.adminLogin}
      lead={identity.adminLoginLead}
      entrance={entrance}
      other={{ to: '/user/login', name: copy.userLogin }}
    >
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
