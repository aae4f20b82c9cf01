import AdminArea from '../admin/AdminArea';
import { signOut } from '../session/session-store';

export function AdminDesk() {
  return <AdminArea onLogout={signOut} />;
}
