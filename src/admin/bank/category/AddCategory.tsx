import type { RefObject } from 'react';
import * as v from 'valibot';
import { type Category, categoryFault } from '../../../../contract/question/category';
import { Select, TextField } from '../../../ui/controls/Field';
import { DraftBanner } from '../../kit/draft/DraftBanner';
import { useDraft } from '../../kit/draft/use-draft';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { focusAgain } from '../../kit/form/focus-again';
import { Options } from '../../kit/form/Options';
import { useSending } from '../../kit/form/use-sending';
import { useAdminCopy } from '../../words/use-admin-copy';
import type { Placed } from './tree';

interface Props {
  places: Placed[];
  parentId: number | null;
  onParent: (id: number | null) => void;
  onAdded: (category: Category) => void;
  nameField: RefObject<HTMLInputElement | null>;
}

export function AddCategory({ places, parentId, onParent, onAdded, nameField }: Props) {
  const copy = useAdminCopy();
  const draft = useDraft('category', v.string(), () => '');
  const { form: name, setForm: setName } = draft;
  const { submit, at, reply, sending } = useSending('addCategory', copy.categoryNotAdded, {
    args: { query: parentId === null ? { name } : { name, parentCategoryId: parentId } },
    fault: categoryFault(name),
  });

  async function add() {
    const added = await submit();
    if (added) {
      draft.reset('');
      onAdded(added);
    }
    focusAgain(nameField.current);
  }

  return (
    <Form label={copy.addCategory} onSubmit={add}>
      <DraftBanner draft={draft} />
      <h2>{copy.addCategory}</h2>
      <TextField
        ref={nameField}
        label={copy.name}
        aria-required
        value={name}
        onChange={(event) => setName(event.target.value)}
        {...at('name')}
      />
      <Select
        label={copy.parentCategory}
        value={parentId ?? ''}
        onChange={(event) => onParent(event.target.value === '' ? null : Number(event.target.value))}
        {...at('parentCategoryId')}
      >
        <option value="">{copy.topLevel}</option>
        <Options of={places.map(({ id, path }) => [id, path])} />
      </Select>
      <FormFoot sending={sending} label={copy.addCategoryButton} success={reply && copy.categoryAdded(reply.name)} />
    </Form>
  );
}
