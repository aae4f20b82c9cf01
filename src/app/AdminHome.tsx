import { useEffect } from 'react';
import AdminArea from '../admin/shell/AdminArea';
import { adminCopyNow } from '../admin/words/use-admin-copy';
import { hasOwnAccounts } from '../session/identity/has-own-accounts';
import { onSession, signOut, useSession } from '../session/session-store';
import { useToast } from '../ui/controls/toast';
import { onDemand } from '../ui/on-demand';
import { NotFound } from './pages/NotFound';

const AddressInDialog = onDemand(async () => (await import('../session/login/own/EmailCard')).AddressInDialog);
const email = (more: string) => <AddressInDialog more={more} />;

/** Long enough to be read by who looks at another window meanwhile. */
const shownMs = 60_000;

/** Tells an admin whose log-in ended elsewhere why this tab stands at the login, once the tab is in sight. Returns the function that stops it. */
function tellOfLogout(): () => void {
  return onSession((session) => {
    if (session.phase !== 'signed-out' || session.hasLeft) return;
    const tell = (): void => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', tell);
      const toast = { tone: 'info', text: adminCopyNow().frame.loggedOut } as const;
      useToast.setState({ toast });
      setTimeout(() => useToast.setState((now) => (now.toast === toast ? { toast: null } : now)), shownMs);
    };
    document.addEventListener('visibilitychange', tell);
    tell();
  });
}

export function AdminHome() {
  const session = useSession();
  useEffect(tellOfLogout, []);
  if (session.phase !== 'signed-in') return null;
  const { uid, rights, groupIds } = session.person;
  const address = session.person.email || session.person.phone;
  return (
    <AdminArea
      key={uid}
      {...{ uid, address, rights, groupIds }}
      email={hasOwnAccounts === 'own' ? email : undefined}
      otherwise={<NotFound />}
      onLogout={signOut}
    />
  );
}
