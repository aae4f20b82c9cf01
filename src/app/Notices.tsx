import { useSession } from '../session/session-store';
import { Banner } from '../ui/Banner';
import { ButtonLink } from '../ui/Button';
import { useCopy } from '../ui/use-copy';
import { useOnline } from '../ui/use-online';
import { placeAt } from './places';

/** What holds for the whole page: no network, or a sign-in that the identity service no longer has. Admin screens speak for themselves. */
export function Notices({ pathname }: { pathname: string }) {
  const copy = useCopy();
  const session = useSession();
  const isOnline = useOnline();
  const place = placeAt(pathname);
  const isLogin = place.path === '/user/login' || place.path === '/admin/login';
  const isLost = session.phase === 'signed-in' && session.isLost && !isLogin;
  if (place.who === 'admin' || (isOnline && !isLost)) return null;
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-4">
      {isOnline ? (
        <Banner
          tone="warning"
          actions={
            <ButtonLink look="secondary" to="/user/login" state={{ from: pathname }}>
              {copy.signInAgain}
            </ButtonLink>
          }
        >
          {copy.signInToSend}
        </Banner>
      ) : (
        <Banner tone="info">{session.phase === 'signed-in' ? copy.offlineKept : copy.offlineLogin}</Banner>
      )}
    </div>
  );
}
