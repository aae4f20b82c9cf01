import type { ReactNode } from 'react';
import type { Category } from '../../../../contract/question/category';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/controls/Dialog';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { FoldTitle } from '../../kit/form/Folded';
import { useBankCopy } from '../../words/use-bank-copy';
import { DeleteCategory, MergeCategory, MoveCategory, RenameCategory } from './CategoryChanges';
import { idsIn, placed } from './tree';

interface Props {
  category: Category;
  /** The whole tree. */
  categories: Category[];
  onDone: (said: string) => void;
  onAddBelow: () => void;
  onClose: () => void;
}

const found = (branches: readonly Category[], id: number): Category | undefined =>
  branches.find((branch) => branch.id === id) ??
  branches.map(({ subcategories }) => found(subcategories, id)).find((each) => each !== undefined);

/** The changes of one category; one form is open at a time. */
export function CategoryDialog({ category: opened, categories, onDone, onAddBelow, onClose }: Props) {
  const all = useBankCopy();
  const copy = all.categoryChanges;
  // As it is now: another admin may change it while the dialog is open.
  const category = found(categories, opened.id) ?? opened;
  const { id, name } = category;
  const use = useReply('getCategoryUse', { params: { id } });
  const own = new Set(idsIn([category]));
  const elsewhere = placed(categories).filter((place) => !own.has(place.id));
  const forms = { category, elsewhere, onDone };
  return (
    <Dialog
      isOpen
      title={copy.changeOf(name)}
      onClose={onClose}
      headClassName="wrap-anywhere"
      actions={
        <>
          <Button variant="secondary" onClick={onAddBelow}>
            {all.addBelow}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {all.close}
          </Button>
        </>
      }
    >
      <Fetched query={use} failed={copy.useFailed}>
        {(used) => (
          <>
            <p className="wrap-anywhere text-ink-soft text-sm">{copy.holds(used)}</p>
            <div className="flex flex-col divide-y divide-line rounded-control border border-line">
              <Way title={copy.ways.rename} isFirst>
                <RenameCategory {...forms} />
              </Way>
              <Way title={copy.ways.move}>
                <MoveCategory {...forms} />
              </Way>
              <Way title={copy.ways.merge}>
                <MergeCategory {...forms} use={used} />
              </Way>
              <Way title={copy.ways.delete}>
                <DeleteCategory {...forms} use={used} />
              </Way>
            </div>
          </>
        )}
      </Fetched>
    </Dialog>
  );
}

/** Details of one name: a browser opens one of them at a time. */
const Way = ({ title, isFirst = false, children }: { title: string; isFirst?: boolean; children: ReactNode }) => (
  <details name="category-change" open={isFirst} className="group px-4 sm:px-5">
    <FoldTitle>{title}</FoldTitle>
    <div className="pt-1 pb-2">{children}</div>
  </details>
);
