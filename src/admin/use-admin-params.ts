import { matchPath, type Params, useLocation } from 'react-router-dom';
import { adminPathAt } from './admin-paths';

/** The parameters of the admin's path here. The router itself knows one path for all of them, so its own hook has none. */
export function useAdminParams(): Params {
  const { pathname } = useLocation();
  const path = adminPathAt(pathname);
  return (path === null ? null : matchPath<string>(path, pathname))?.params ?? {};
}
