import { useCopy } from '../../copy/use-copy';
import { useSession } from '../../session/session-store';
import { ButtonLink } from '../../ui/controls/Button';
import { homeOf } from '../routing/gate';

/** Back to the own pages, for a person who is signed in: a log-in is no way on for them. */
export function HomeLink() {
  const copy = useCopy();
  const session = useSession();
  if (session.phase !== 'signed-in') return null;
  const { role } = session.person;
  return <ButtonLink to={homeOf(role)}>{copy.toHome[role]}</ButtonLink>;
}
