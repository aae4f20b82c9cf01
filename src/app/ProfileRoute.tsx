import { admitsToProfilePages } from '../../contract/people/people';
import { ProfileCompletion } from '../session/profile/ProfileCompletion';
import { useSession } from '../session/session-store';
import { Loading } from '../ui/controls/Loading';
import { lazyPart } from '../ui/on-demand';

/** The loading screen keeps the footer below the window's edge meanwhile: a focus that came there would be moved out of sight. */
const YourData = lazyPart(async () => (await import('../learner/data/YourData')).default, Loading);

/** The profile; below a complete one, all that the portal keeps of the person. */
export function ProfileRoute() {
  const session = useSession();
  const isComplete = session.phase === 'signed-in' && admitsToProfilePages(session.person.profile);
  return (
    <>
      <ProfileCompletion />
      {isComplete && <YourData />}
    </>
  );
}
