import type { Category } from '../../../../contract/question/category';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { OpenDialog } from '../../kit/dialog/OpenDialog';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useBankCopy } from '../../words/use-bank-copy';
import type { BankQuery } from '../query/use-questions';
import { useExport } from './use-export';

const formats = [
  ['sheet', 'Excel'],
  ['gift', 'GIFT'],
  ['xml', 'Moodle XML'],
] as const;

interface Props {
  label: string;
  /** A query, or ids. */
  of: BankQuery | readonly number[];
  total: number;
  categories: Category[];
}

/** Exports questions as files that can be imported here or in Moodle. */
export function ExportButtons({ label, of, total, categories }: Props) {
  const copy = useBankCopy();
  const { start, stop, share, lost, refusal } = useExport(of, total, categories);
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-ink-soft text-sm">{copy.exportQuestions(total)}</span>
        {formats.map(([format, name]) => (
          <Button
            key={format}
            variant="secondary"
            aria-disabled={share !== null}
            className="aria-disabled:opacity-55"
            onClick={() => start(format)}
          >
            {name}
          </Button>
        ))}
      </div>
      <p className="text-ink-soft text-sm">{copy.picture.exported}</p>
      {share !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <progress aria-label={copy.exporting} className="h-3 min-w-48 flex-1 accent-brand" value={share} />
          <Button variant="secondary" onClick={stop}>
            {copy.cancel}
          </Button>
        </div>
      )}
      {lost && <Banner tone="warning">{copy.picture.lost(lost)}</Banner>}
      <RefusalNote refusal={refusal} />
    </section>
  );
}

/** The same for the selected questions, in a dialog. */
export function ExportOfSelection({ ids, categories, onClose }: { ids: readonly number[]; categories: Category[]; onClose: () => void }) {
  const label = useBankCopy().bankList.exportOf(ids.length);
  return (
    <OpenDialog title={label} onClose={onClose}>
      <ExportButtons label={label} of={ids} total={ids.length} categories={categories} />
    </OpenDialog>
  );
}
