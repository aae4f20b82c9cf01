import { type ComponentType, lazy, useEffect, useState } from 'react';
import { useCopy } from '../../../copy/use-copy';
import { useIdentityCopy } from '../../../copy/use-identity-copy';
import { ownIdentityCopyNow, useOwnIdentityCopy } from '../../../copy/use-own-identity-copy';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import { hasOwnAccounts } from '../../identity/has-own-accounts';
import type { Door } from '../../keeper/admission';
import { LoginFrame, Outcome } from '../LoginFrame';
import { OrByHand } from '../OrByHand';
import { type Entrance, isToRegister } from '../use-entrance';
import { ByProvider, providerName } from './ByProvider';
import { OwnForm, type OwnTyped } from './OwnForm';
import { bringOwn, failedAt, type OwnSteps, ownStepsOf, useOwnEntrance } from './use-own-entrance';

/** The link in an email that led here. */
interface Link {
  what: 'confirm' | 'reset' | 'sign-in' | 'address';
  token: string;
}

/** It stands behind `#`. */
function linkHere(): Link | null {
  const [, what, token] = /^#(confirm|reset|sign-in|address)=([\w-]+)$/.exec(window.location.hash) ?? [];
  return what === undefined || token === undefined ? null : { what: what as Link['what'], token };
}

/** The token leaves the address, which others may see or save. */
const forgetLink = () => window.history.replaceState(window.history.state, '', window.location.pathname);

/** What a form of these steps shows of its last try. */
const outcomeIn = (steps: OwnSteps) => (steps.isOfForm ? steps : null);

/** Login, or registration with a name: one form, so that the toggle keeps what was typed. */
function ByPassword({ entrance, isNew = false }: { entrance: OwnSteps; isNew?: boolean }) {
  const { isBusy, step, refuse, tell, arrive } = entrance;
  const [copy, identity, own] = [useCopy(), useIdentityCopy(), useOwnIdentityCopy()];
  const register = async ({ name, email, password }: OwnTyped): Promise<void> => {
    await (await bringOwn()).signUpOwn(email, password, name);
    tell(() => ownIdentityCopyNow().signUpSent(email));
  };
  const sendReset = async (email: string): Promise<void> => {
    await (await bringOwn()).askForPassword(email);
    tell((words) => words.resetSent(email));
  };
  const sendLink = async (email: string): Promise<void> => {
    await (await bringOwn()).askForLink(email);
    tell(() => ownIdentityCopyNow().linkSent(email));
  };
  return (
    <OwnForm
      fields={isNew ? ['name', 'email', 'password'] : ['email', 'password']}
      action={isNew ? identity.register : copy.login}
      isNew={isNew}
      isBusy={isBusy}
      outcome={outcomeIn(entrance)}
      onWrong={() => refuse(null)}
      onSubmit={(typed) =>
        step(async () => (isNew ? register(typed) : arrive(await (await bringOwn()).signInOwn(typed.email, typed.password))), true)
      }
    >
      {(ask) =>
        !isNew && (
          <>
            <Button
              variant="quiet"
              disabled={isBusy}
              onClick={() => ask((email) => step(() => sendReset(email), true), identity.resetNeedsEmail)}
            >
              {identity.forgot}
            </Button>
            <Button variant="quiet" disabled={isBusy} onClick={() => ask((email) => step(() => sendLink(email), true))}>
              {own.byMail}
            </Button>
          </>
        )
      }
    </OwnForm>
  );
}

/** A link that needs no password: it logs in. A press uses it, since programs that look through emails open links too. */
function ByPress({ entrance: { isBusy, step, arrive }, link }: { entrance: OwnSteps; link: Link }) {
  const [copy, own] = [useCopy(), useOwnIdentityCopy()];
  const use = async (): Promise<void> => {
    const person = await (await bringOwn()).signInByLink(link.token);
    forgetLink();
    return arrive(person);
  };
  return (
    <>
      <p>{own.linkLead}</p>
      <Button disabled={isBusy} onClick={() => step(use)}>
        {isBusy ? copy.busy : copy.login}
      </Button>
    </>
  );
}

/** A link that gives an account a new address, with the password of the account: a stranger may have asked for this mailbox to get the stranger's account. */
function ByMove({ entrance, link }: { entrance: OwnSteps; link: Link }) {
  const { isBusy, step, refuse, tell } = entrance;
  const own = useOwnIdentityCopy();
  const [isDone, setDone] = useState(false);
  const [of, setOf] = useState('');
  useEffect(() => {
    // Without it the page says the rest; a press tells what is wrong.
    const look = async () => setOf(await (await bringOwn()).whoseAddress(link.token));
    void look().catch(() => undefined);
  }, [link.token]);
  const use = async (password: string): Promise<void> => {
    await (await bringOwn()).takeAddress(link.token, password);
    forgetLink();
    setDone(true);
    tell(() => ownIdentityCopyNow().addressSet);
  };
  if (isDone)
    return (
      <>
        {entrance.isOfForm && <Outcome entrance={entrance} />}
        <ButtonLink to="/">{own.goOn}</ButtonLink>
      </>
    );
  return (
    <>
      <p>{own.addressLead(of)}</p>
      <OwnForm
        fields={['password']}
        action={own.takeAddress}
        isBusy={isBusy}
        outcome={outcomeIn(entrance)}
        onWrong={() => refuse(null)}
        onSubmit={({ password }) => step(() => use(password), true)}
      />
    </>
  );
}

/** What the link in an email is for: the password that was chosen, or a new one. */
function ByLink({ entrance, link, onDone }: { entrance: OwnSteps; link: Link; onDone: () => void }) {
  const { isBusy, step, refuse, tell, arrive } = entrance;
  const own = useOwnIdentityCopy();
  const isReset = link.what === 'reset';
  const use = async (token: string, password: string): Promise<void> => {
    if (!isReset) {
      const person = await (await bringOwn()).confirmOwn(token, password);
      forgetLink();
      return arrive(person, true);
    }
    await (await bringOwn()).setPasswordOwn(token, password);
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
        outcome={outcomeIn(entrance)}
        onWrong={() => refuse(null)}
        onSubmit={({ password }) => step(() => use(link.token, password), true)}
      />
    </>
  );
}

type Way = 'log-in' | 'register' | 'link';

/** Whether people have passwords of the portal itself, and not a provider alone. */
const hasPasswords = hasOwnAccounts === 'own';

/** The way by the provider, where there is one, above the forms of passwords. */
function Provider({ entrance }: { entrance: OwnSteps }) {
  if (providerName === undefined) return null;
  return (
    <>
      <ByProvider steps={entrance} />
      {hasPasswords && <OrByHand />}
    </>
  );
}

/** The ways by a password: log in, register, and the link in an email. */
function Passwords({ entrance }: { entrance: OwnSteps }) {
  const identity = useIdentityCopy();
  // Read once: the token leaves the address when it is used.
  const [link] = useState(linkHere);
  const [way, setWay] = useState<Way>(link !== null ? 'link' : isToRegister() ? 'register' : 'log-in');
  const turn = (to: Way) => {
    entrance.refuse(null);
    setWay(to);
  };
  return (
    <>
      {link !== null && way === 'link' ? (
        link.what === 'confirm' || link.what === 'reset' ? (
          <ByLink entrance={entrance} link={link} onDone={() => turn('log-in')} />
        ) : link.what === 'address' ? (
          <ByMove entrance={entrance} link={link} />
        ) : (
          <ByPress entrance={entrance} link={link} />
        )
      ) : (
        <ByPassword entrance={entrance} isNew={way === 'register'} />
      )}
      <Button variant="quiet" disabled={entrance.isBusy} onClick={() => turn(way === 'log-in' ? 'register' : 'log-in')}>
        {way === 'log-in' ? identity.toRegister : identity.toLogin}
      </Button>
    </>
  );
}

/** A login of a portal with accounts of its own. Links in emails lead to the learners'. */
function OwnLogin({ door }: { door: Door }) {
  const entrance = useOwnEntrance(door);
  const Ways = door === 'user' ? Passwords : ByPassword;
  return (
    <LoginFrame door={door} entrance={entrance}>
      <Provider entrance={entrance} />
      {hasPasswords && <Ways entrance={entrance} />}
    </LoginFrame>
  );
}

/** Both logins of a portal with a provider beside Firebase: Firebase's, with the provider's button above. */
function besideFirebase(name: 'UserLogin' | 'AdminLogin', door: Door): ComponentType {
  const Usual = lazy(async () => ({ default: (await import('../doors'))[name] }));
  const above = (entrance: Entrance) => (
    <>
      <ByProvider steps={ownStepsOf(entrance, failedAt(door))} />
      {door === 'admin' && <OrByHand />}
    </>
  );
  // What the router loads may be no lazy component itself.
  return () => <Usual above={above} />;
}

const isBesideFirebase = hasOwnAccounts === 'both';
export const UserLogin: ComponentType = isBesideFirebase ? besideFirebase('UserLogin', 'user') : () => <OwnLogin door="user" />;
export const AdminLogin: ComponentType = isBesideFirebase ? besideFirebase('AdminLogin', 'admin') : () => <OwnLogin door="admin" />;
