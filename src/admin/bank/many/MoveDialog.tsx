import { useState } from 'react';
import type { Category } from '../../../../contract/question/category';
import { Button } from '../../../ui/controls/Button';
import { Reach } from '../../../ui/controls/Reach';
import { OpenDialog } from '../../kit/dialog/OpenDialog';
import { Form } from '../../kit/form/Form';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useBankCopy } from '../../words/use-bank-copy';
import { CategoryChoice } from '../category/CategoryChoice';
import type { Many } from './use-many';

interface Props {
  ids: readonly number[];
  categories: Category[];
  many: Many;
  onClose: () => void;
}

/** Asks for the category that the selected questions move to. */
export function MoveDialog({ ids, categories, many, onClose }: Props) {
  const copy = useBankCopy();
  const [categoryId, setCategoryId] = useState<number | null>(null);
  const move = async () => {
    if (categoryId !== null && (await many.make({ ids: [...ids], change: 'move', categoryId }))) onClose();
  };
  return (
    <OpenDialog title={copy.bankList.moveOf(ids.length)} onClose={onClose} actions={null}>
      <Form label={copy.bankList.moveOf(ids.length)} onSubmit={() => void move()}>
        <RefusalNote refusal={many.refusal} />
        <CategoryChoice
          label={copy.bankList.moveTo}
          none={copy.bankList.choose}
          categories={categories}
          chosen={categoryId}
          onChoose={setCategoryId}
        />
        <Reach whom={copy.bankList.manyWhom} many={[copy.bankList.manyOf(ids.length)]} when={copy.bankList.moveWhen} />
        <div className="flex flex-wrap justify-end gap-3 *:grow sm:*:grow-0">
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" disabled={categoryId === null} aria-disabled={many.isSending}>
            {copy.bankList.move}
          </Button>
        </div>
      </Form>
    </OpenDialog>
  );
}
