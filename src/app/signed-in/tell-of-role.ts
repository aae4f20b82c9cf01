import { copyNow } from '../../copy/use-copy';
import { onSession } from '../../session/session-store';
import { notify } from '../../ui/controls/toast';

/** Tells a learner who was made an admin why the pages for learners are gone. Returns the function that stops it. */
export function tellOfRole(): () => void {
  let learner: string | null = null;
  return onSession((session) => {
    if (session.phase === 'loading') return;
    const person = session.phase === 'signed-in' ? session.person : null;
    if (person?.role === 'admin' && person.uid === learner) notify('info', copyNow().madeAdmin);
    learner = person?.role === 'user' ? person.uid : null;
  });
}
