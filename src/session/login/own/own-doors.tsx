import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy';
import { useIdentityCopy } from '../../../copy/use-identity-copy';
import { ownIdentityCopyNow, useOwnIdentityCopy } from '../../../copy/use-own-identity-copy';
import { Button } from '../../../ui/controls/Button';
import { askForPassword, confirmOwn, setPasswordOwn, signInOwn, signUpOwn } from '../../identity/own';
import { LoginFrame } from '../LoginFrame';
import { OwnForm, type OwnTyped } from './OwnForm';
import { useOwnEntrance } from './use-own-entrance';

type OwnEntrance = ReturnType<typeof useOwnEntrance>;

/** The link in an email that led here, by what stands behind `#`. */
function linkHere(): { what: 'confirm' | 'reset'; token: string } | null {
  const [, what, token] = /^#(confirm|reset)=([\w-]+)$/.exec(window.location.hash) ?? [];
  return what === undefined || token === undefined ? null : { what: what as 'confirm' | 'reset', token };
}

/** The token leaves the address, which others may see or save. */
const forgetLink = () => window.history.replaceState(window.history.state, '', window.location.pathname);

/** Login, or registration with a name: one form, so that the toggle keeps what was typed. */
function ByPassword({ entrance: { isBusy, step, refuse, tell, arrive }, isNew = false }: { entrance: OwnEntrance; isNew?: boolean }) {
  const [copy, identity] = [useCopy(), useIdentityCopy()];
  const register = async ({ name, email, password }: OwnTyped): Promise<void> => {
    await signUpOwn(email, password, name);
    tell(() => ownIdentityCopyNow().signUpSent(email));
  };
  const sendLink = async (email: string): Promise<void> => {
    await askForPassword(email);
    tell((_, words) => words.resetSent(email));
  };
  return (
    <OwnForm
      fields={isNew ? ['name', 'email', 'password'] : ['email', 'password']}
      action={isNew ? identity.register : copy.login}
      isNew={isNew}
      isBusy={isBusy}
      onWrong={() => refuse(null)}
      onSubmit={(typed) => step(async () => (isNew ? register(typed) : arrive(await signInOwn(typed.email, typed.password))))}
    >
      {(ask) =>
        !isNew && (
          <Button variant="quiet" disabled={isBusy} onClick={() => ask((email) => step(() => sendLink(email)))}>
            {identity.forgot}
          </Button>
        )
      }
    </OwnForm>
  );
}

/** What the link in an email is for: the password that was chosen, or a new one. */
function ByLink({ entrance, onDone }: { entrance: OwnEntrance; onDone: () => void }) {
  const { isBusy, step, refuse, tell, arrive } = entrance;
  const own = useOwnIdentityCopy();
  // Read once: the token leaves the address when it is used.
  const [link] = useState(linkHere);
  const isReset = link?.what === 'reset';
  const use = async (token: string, password: string): Promise<void> => {
    if (!isReset) {
      const person = await confirmOwn(token, password);
      forgetLink();
      return arrive(person);
    }
    await setPasswordOwn(token, password);
    forgetLink();
    onDone();
    tell(() => ownIdentityCopyNow().passwordSet);
  };
  return (
    <>
      <p>{isReset ? own.resetLead : own.confirmLead}</p>
      <OwnForm
        fields={['password']}
        action={isReset ? own.setPassword : own.confirm}
        isNew={isReset}
        isBusy={isBusy}
        onWrong={() => refuse(null)}
        onSubmit={({ password }) => step(() => use(link?.token ?? '', password))}
      />
    </>
  );
}

type Way = 'log-in' | 'register' | 'link';

/** The learners' login of a portal with accounts of its own. Links in emails lead here. */
export function UserLogin() {
  const [copy, identity] = [useCopy(), useIdentityCopy()];
  const entrance = useOwnEntrance('user');
  const [way, setWay] = useState<Way>(() => (linkHere() === null ? 'log-in' : 'link'));
  const turn = (to: Way) => {
    entrance.refuse(null);
    setWay(to);
  };
  return (
    <LoginFrame
      title={copy.userLogin}
      lead={identity.userLoginLead}
      entrance={entrance}
      other={{ to: '/admin/login', name: copy.adminLogin }}
    >
      {way === 'link' ? (
        <ByLink entrance={entrance} onDone={() => turn('log-in')} />
      ) : (
        <ByPassword entrance={entrance} isNew={way === 'register'} />
      )}
      <Button variant="quiet" disabled={entrance.isBusy} onClick={() => turn(way === 'log-in' ? 'register' : 'log-in')}>
        {way === 'log-in' ? identity.toRegister : identity.toLogin}
      </Button>
    </LoginFrame>
  );
}

/** The admins' login of such a portal. */
export function AdminLogin() {
  const [copy, identity] = [useCopy(), useIdentityCopy()];
  const entrance = useOwnEntrance('admin');
  return (
    <LoginFrame
      title={copy.adminLogin}
      lead={identity.adminLoginLead}
      entrance={entrance}
      other={{ to: '/user/login', name: copy.userLogin }}
    >
      <ByPassword entrance={entrance} />
    </LoginFrame>
  );
}
