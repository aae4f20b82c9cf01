import { useCopy } from '../../copy/use-copy';
import { useSession } from '../../session/session-store';
import { ButtonLink } from '../../ui/controls/Button';
import { homeOf } from '../routing/gate';

/** Link to the signed-in person's home page, in place of a login. */
export function HomeLink() {
  const copy = useCopy();
  const session = useSession();
  if (session.phase !== 'signed-in') return null;
  const { role } = session.person;
  return <ButtonLink to={homeOf(role)}>{copy.toHome[role]}</ButtonLink>;
}
