import { ButtonLink } from '../../../ui/controls/Button';
import { useAdminCopy } from '../../words/use-admin-copy';

export const AddFirstCategory = () => <ButtonLink to="/admin/categories">{useAdminCopy().addCategory}</ButtonLink>;
