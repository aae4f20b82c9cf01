import { optionSlots } from '../../../../contract/fields/limits';
import type { Category } from '../../../../contract/question/category';
import { Card } from '../../../ui/controls/Card';
import { useAdminCopy } from '../../words/use-admin-copy';
import { FormulaHelp } from '../question/FormulaHelp';
import { Terms } from './Terms';
import { TemplateButton } from './template/TemplateButton';

/** Explains the columns of a sheet. */
export function SheetColumns({ categories }: { categories: Category[] }) {
  const copy = useAdminCopy();
  return (
    <Card aria-label={copy.columnsTitle} className="flex max-w-3xl flex-col gap-3">
      <h2>{copy.columnsTitle}</h2>
      <p className="text-ink-soft text-sm">{copy.columnsLead}</p>
      <TemplateButton categories={categories} />
      <Terms of={copy.columns(optionSlots)} />
      <FormulaHelp />
    </Card>
  );
}
