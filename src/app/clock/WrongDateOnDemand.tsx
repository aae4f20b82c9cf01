import { useSession } from '../../session/session-store';
import { onDemand } from '../../ui/on-demand';
import { useMinutesAhead } from './minutes-ahead';

const WrongDate = onDemand(async () => (await import('./WrongDate')).WrongDate);

/** Most clocks are right, and load no code for it. */
export function WrongDateOnDemand() {
  const session = useSession();
  const minutes = useMinutesAhead();
  return minutes !== 0 && session.phase === 'signed-in' && session.person.role === 'user' && <WrongDate />;
}
