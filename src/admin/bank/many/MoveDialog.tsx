import { useState } from 'react';
import type { Category } from '../../../../contract/question/category';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/controls/Dialog';
import { Reach } from '../../../ui/controls/Reach';
import { useFocusBack } from '../../kit/dialog/use-focus-back';
import { Form } from '../../kit/form/Form';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useBankCopy } from '../../words/use-bank-copy';
import { CategoryChoice } from '../category/CategoryChoice';
import type { Many } from './use-many';

/** The buttons are in the form. */
const ownActions = <></>;

interface Props {
  ids: readonly number[];
  categories: Category[];
  many: Many;
  onClose: () => void;
}

/** Asks for the category that the selected questions move to. */
export function MoveDialog({ ids, categories, many, onClose }: Props) {
  const copy = useBankCopy();
  useFocusBack();
  const [categoryId, setCategoryId] = useState<number | null>(null);
  const move = async () => {
    if (categoryId !== null && (await many.make({ ids: [...ids], change: 'move', categoryId }))) onClose();
  };
  return (
    <Dialog title={copy.bankList.moveOf(ids.length)} isOpen onClose={onClose} actions={ownActions} footClassName="hidden!">
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
    </Dialog>
  );
}
