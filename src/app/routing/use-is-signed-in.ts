import { useSession } from '../../session/session-store';

/** Whether a person is signed in. */
export const useIsSignedIn = (): boolean => useSession().phase === 'signed-in';
