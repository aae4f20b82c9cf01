import { useCopy } from '../../copy/use-copy';
import { ButtonLink } from '../../ui/controls/Button';
import { useIsSignedIn } from '../routing/use-is-signed-in';
import { DeadEnd } from './DeadEnd';
import { HomeLink } from './HomeLink';

/** A compass. */
const compass = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM15.5 8.5l-2 5-5 2 2-5z';

export function NotFound() {
  const copy = useCopy();
  const isSignedIn = useIsSignedIn();
  // Of no use to who is signed in.
  const login = isSignedIn ? 'quiet' : 'secondary';
  return (
    <DeadEnd sign={compass} title={copy.notFound} why={copy.notFoundWhy}>
      <HomeLink />
      <ButtonLink variant={isSignedIn ? 'secondary' : 'primary'} to="/">
        {copy.home}
      </ButtonLink>
      <ButtonLink variant={login} to="/user/login">
        {copy.userLogin}
      </ButtonLink>
      <ButtonLink variant={login} to="/admin/login">
        {copy.adminLogin}
      </ButtonLink>
    </DeadEnd>
  );
}
