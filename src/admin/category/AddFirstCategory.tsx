import { ButtonLink } from '../../ui/Button';
import { useAdminCopy } from '../use-admin-copy';

export const AddFirstCategory = () => <ButtonLink to="/admin/categories">{useAdminCopy().addCategory}</ButtonLink>;
