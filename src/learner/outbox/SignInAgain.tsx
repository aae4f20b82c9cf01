import { useLocation } from 'react-router-dom';
import { useCopy } from '../../copy/use-copy';
import { ButtonLink } from '../../ui/controls/Button';

/** To the login screen and back here, for a learner whom the identity service has lost. */
export function SignInAgain() {
  const copy = useCopy();
  const { pathname } = useLocation();
  return (
    <ButtonLink variant="secondary" className="self-start" to="/user/login" state={{ from: pathname }}>
      {copy.signInAgain}
    </ButtonLink>
  );
}
