import type { Category } from '../../../../contract/question/category';
import { OpenDialog } from '../../kit/dialog/OpenDialog';
import { useBankCopy } from '../../words/use-bank-copy';
import { ExportButtons } from './ExportButtons';

interface Props {
  ids: readonly number[];
  categories: Category[];
  onClose: () => void;
}

/** Offers the selected questions as files. */
export function ExportDialog({ ids, categories, onClose }: Props) {
  const label = useBankCopy().bankList.exportOf(ids.length);
  return (
    <OpenDialog title={label} onClose={onClose}>
      <ExportButtons label={label} of={ids} total={ids.length} categories={categories} />
    </OpenDialog>
  );
}
