import { useLocation } from 'react-router-dom';
import { adminPlaceAt } from './admin-paths';

/** What stands in the segments of the admin's path here. */
export const useAdminParams = (): Partial<Record<string, string>> => adminPlaceAt(useLocation().pathname)?.params ?? {};
