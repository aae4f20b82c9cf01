import { optionSlots } from '../../../contract/fields/limits';
import type { Category } from '../../../contract/question/category';
import { Card } from '../../ui/Card';
import { useAdminCopy } from '../use-admin-copy';
import { TemplateButton } from './TemplateButton';
import { Terms } from './Terms';

/** What the server looks for in a sheet. */
export function SheetColumns({ categories }: { categories: Category[] }) {
  const copy = useAdminCopy();
  return (
    <Card aria-label={copy.columnsTitle} className="flex max-w-3xl flex-col gap-3">
      <h2>{copy.columnsTitle}</h2>
      <p className="text-ink-soft text-sm">{copy.columnsLead}</p>
      <TemplateButton categories={categories} />
      <Terms of={copy.columns(optionSlots)} />
    </Card>
  );
}
