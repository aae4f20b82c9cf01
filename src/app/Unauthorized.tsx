import { ButtonLink } from '../ui/Button';
import { useCopy } from '../ui/use-copy';
import { DeadEnd } from './DeadEnd';

/** A closed lock. */
const lock = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2';

export function Unauthorized() {
  const copy = useCopy();
  return (
    <DeadEnd sign={lock} title={copy.accessDenied} why={copy.accessDeniedWhy}>
      <ButtonLink to="/user/login">{copy.userLogin}</ButtonLink>
    </DeadEnd>
  );
}
