import { useLocation } from 'react-router-dom';
import { useCopy } from '../../../copy/use-copy';
import { ButtonLink } from '../../../ui/controls/Button';

/** Link to the login screen and back, for a learner whose sign-in is lost. */
export function SignInAgain() {
  const copy = useCopy();
  const { pathname } = useLocation();
  return (
    <ButtonLink variant="secondary" className="self-start" to="/user/login" state={{ from: pathname }}>
      {copy.signInAgain}
    </ButtonLink>
  );
}
