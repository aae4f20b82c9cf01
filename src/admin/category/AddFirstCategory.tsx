import { ButtonLink } from '../../ui/controls/Button';
import { useAdminCopy } from '../copy/use-admin-copy';

export const AddFirstCategory = () => <ButtonLink to="/admin/categories">{useAdminCopy().addCategory}</ButtonLink>;
