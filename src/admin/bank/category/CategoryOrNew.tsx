import { type ComponentProps, useState } from 'react';
import { categoryFault } from '../../../../contract/question/category';
import { Button } from '../../../ui/controls/Button';
import { Select, TextField } from '../../../ui/controls/Field';
import { Options } from '../../kit/form/Options';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
import { useBankCopy } from '../../words/use-bank-copy';
import { CategoryChoice } from './CategoryChoice';
import { placed } from './tree';

interface Props extends Omit<ComponentProps<typeof CategoryChoice>, 'onChoose'> {
  /** `path`: of a category that was just added and is in no list yet. */
  onChoose: (id: number | null, path?: string) => void;
}

/** Between names of a path, as a sheet writes it. */
const between = ' > ';

/** Chooses a category, or adds one without leaving the form and chooses it. */
export function CategoryOrNew(props: Props) {
  const copy = useBankCopy();
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <CategoryChoice {...props} />
      {isAdding ? (
        <NewCategory
          {...props}
          onChoose={(id, path) => {
            setAdding(false);
            props.onChoose(id, path);
          }}
        />
      ) : (
        <Button variant="quiet" className="-ml-4 self-start" onClick={() => setAdding(true)}>
          {copy.newCategory}
        </Button>
      )}
    </div>
  );
}

/** The fields stand in another form: *Enter* adds the category and does not send that form. */
function NewCategory({ categories, onChoose }: Pick<Props, 'categories' | 'onChoose'>) {
  const copy = useBankCopy();
  const [name, setName] = useState('');
  const [parentId, setParentId] = useState<number | null>(null);
  const places = placed(categories, between);
  const { submit, at, sending } = useSending(
    'addCategory',
    copy.categoryNotAdded,
    { args: { query: parentId === null ? { name } : { name, parentCategoryId: parentId } }, fault: categoryFault(name) },
    ['getCategories'],
  );

  async function add() {
    const added = await submit();
    const above = places.find(({ id }) => id === parentId);
    if (added) onChoose(added.id, above ? above.path + between + added.name : added.name);
  }

  return (
    <div className="flex flex-wrap items-end gap-3 *:max-w-full">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <TextField
          label={copy.newCategoryName}
          autoFocus
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void add();
          }}
          {...at('name')}
        />
      </div>
      {places.length > 0 && (
        <div className="min-w-[min(12rem,100%)] flex-1">
          <Select
            label={copy.parentCategory}
            value={parentId ?? ''}
            onChange={({ target: { value } }) => setParentId(value === '' ? null : Number(value))}
            {...at('parentCategoryId')}
          >
            <option value="">{copy.topLevel}</option>
            <Options of={places.map(({ id, path }) => [id, path])} />
          </Select>
        </div>
      )}
      <Button variant="secondary" aria-disabled={sending.isSending} onClick={() => void add()}>
        {copy.addCategoryButton}
      </Button>
      <RefusalNote {...sending} />
    </div>
  );
}
