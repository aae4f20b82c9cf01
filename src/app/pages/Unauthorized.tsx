import { useEffect } from 'react';
import { useCopy } from '../../copy/use-copy';
import { refresh } from '../../session/session-store';
import { ButtonLink } from '../../ui/controls/Button';
import { useIsSignedIn } from '../routing/use-is-signed-in';
import { DeadEnd } from './DeadEnd';
import { HomeLink } from './HomeLink';

/** A closed lock. */
const lock = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2';

export function Unauthorized() {
  const copy = useCopy();
  const isSignedIn = useIsSignedIn();
  // The role may have come while the page lay behind others; the route gate then leads on.
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && isSignedIn && void refresh();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isSignedIn]);
  return (
    <DeadEnd sign={lock} title={copy.accessDenied} why={copy.accessDeniedWhy}>
      <HomeLink />
      <ButtonLink variant={isSignedIn ? 'secondary' : 'primary'} to="/user/login">
        {copy.userLogin}
      </ButtonLink>
    </DeadEnd>
  );
}
