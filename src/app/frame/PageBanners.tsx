import { useCopy } from '../../copy/use-copy';
import { WaitingOnDemand } from '../../learner/waiting/WaitingOnDemand';
import { useSession } from '../../session/session-store';
import { useOnline } from '../../ui/browser/use-online';
import { Banner } from '../../ui/controls/Banner';
import { routeAt } from '../routing/route-table';

/** Banners about the whole page: no network, a lost sign-in, or waiting answers. Admin screens have their own. */
export function PageBanners({ pathname }: { pathname: string }) {
  const session = useSession();
  const place = routeAt(pathname);
  if (place.who === 'admin') return null;
  const isLogin = place.path === '/user/login' || place.path === '/admin/login';
  // To who was erased no sign-in is of use.
  const isLost = session.phase === 'signed-in' && session.isLost && !session.person.isErased;
  const isAway = session.phase === 'signed-out' || isLost;
  return (
    <>
      <Connection pathname={pathname} isSignedOut={session.phase === 'signed-out'} isLost={isLost && !isLogin} />
      {isAway && (place.path === '/' || place.path === '/user/login') && <WaitingOnDemand key={session.phase} />}
    </>
  );
}

function Connection({ pathname, isSignedOut, isLost }: { pathname: string; isSignedOut: boolean; isLost: boolean }) {
  const copy = useCopy();
  const isOnline = useOnline();
  if (isOnline && !isLost) return null;
  return (
    <div data-unprinted className="mx-auto w-full max-w-4xl px-4 pt-4 in-[main:has([data-says-offline])]:hidden">
      {isOnline ? (
        <Banner tone="warning" offer={{ name: copy.signInAgain, to: '/user/login', state: { from: pathname } }}>
          {copy.signInToSend}
        </Banner>
      ) : (
        <Banner tone="info">{isSignedOut ? copy.offlineLogin : copy.offlineKept}</Banner>
      )}
    </div>
  );
}
