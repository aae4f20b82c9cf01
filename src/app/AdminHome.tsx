import AdminArea from '../admin/shell/AdminArea';
import { hasOwnAccounts } from '../session/identity/has-own-accounts';
import { signOut, useSession } from '../session/session-store';
import { onDemand } from '../ui/on-demand';
import { NotFound } from './pages/NotFound';

const AddressInDialog = onDemand(async () => (await import('../session/login/own/EmailCard')).AddressInDialog);
const email = (more: string) => <AddressInDialog more={more} />;

export function AdminHome() {
  const session = useSession();
  if (session.phase !== 'signed-in') return null;
  const { uid, rights, groupIds } = session.person;
  return (
    <AdminArea
      key={uid}
      {...{ uid, rights, groupIds }}
      email={hasOwnAccounts === 'own' ? email : undefined}
      otherwise={<NotFound />}
      onLogout={signOut}
    />
  );
}
