import { Suspense } from 'react';
import { useSession } from '../../session/session-store';
import { lazyOrNothing } from '../../ui/lazy-or-nothing';
import { useMinutesAhead } from './minutes-ahead';

const WrongDate = lazyOrNothing(async () => (await import('./WrongDate')).WrongDate);

/** Most clocks are right, and load no code for it. */
export function WrongDateOnDemand() {
  const session = useSession();
  const minutes = useMinutesAhead();
  return (
    minutes !== 0 &&
    session.phase === 'signed-in' &&
    session.person.role === 'user' && (
      <Suspense>
        <WrongDate />
      </Suspense>
    )
  );
}
