import { ButtonLink } from '../../ui/Button';

export const AddFirstCategory = () => <ButtonLink to="/admin/categories">Add a category</ButtonLink>;
