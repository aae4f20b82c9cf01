import { useLocation } from 'react-router-dom';
import { type AdminPlace, adminPlaceAt } from './admin-paths';

/** What stands in the segments of the admin's path here. */
export const useAdminParams = (): AdminPlace['params'] => adminPlaceAt(useLocation().pathname)?.params ?? {};
