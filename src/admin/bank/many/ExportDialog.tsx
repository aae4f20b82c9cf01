import type { Category } from '../../../../contract/question/category';
import { Dialog } from '../../../ui/controls/Dialog';
import { useAdminCopy } from '../../copy/use-admin-copy';
import { useFocusBack } from '../../frame/use-focus-back';
import { ExportButtons } from '../ExportButtons';

interface Props {
  ids: readonly number[];
  categories: Category[];
  onClose: () => void;
}

/** Offers the selected questions as files. */
export function ExportDialog({ ids, categories, onClose }: Props) {
  const label = useAdminCopy().bankList.exportOf(ids.length);
  useFocusBack();
  return (
    <Dialog title={label} isOpen onClose={onClose}>
      <ExportButtons label={label} of={ids} total={ids.length} categories={categories} />
    </Dialog>
  );
}
