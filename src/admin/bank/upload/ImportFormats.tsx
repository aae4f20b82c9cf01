import { Card } from '../../../ui/controls/Card';
import { useAdminCopy } from '../../words/use-admin-copy';
import { FormulaHelp } from '../question/FormulaHelp';
import { Terms } from './Terms';

/** Explains which formats can be imported. */
export function ImportFormats() {
  const copy = useAdminCopy();
  return (
    <Card aria-label={copy.importTitle} className="flex max-w-3xl flex-col gap-3">
      <h2>{copy.importTitle}</h2>
      <p className="text-ink-soft text-sm">{copy.importLead}</p>
      <p className="text-ink-soft text-sm">{copy.importLanguages}</p>
      <Terms of={Object.entries(copy.importFormats)} />
      <FormulaHelp />
    </Card>
  );
}
