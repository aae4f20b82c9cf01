import AdminArea from '../admin/shell/AdminArea';
import { signOut, useSession } from '../session/session-store';
import { NotFound } from './pages/NotFound';

export function AdminDesk() {
  const session = useSession();
  if (session.phase !== 'signed-in') return null;
  const { uid, rights, groupIds } = session.person;
  return <AdminArea key={uid} uid={uid} rights={rights} groupIds={groupIds} otherwise={<NotFound />} onLogout={signOut} />;
}
