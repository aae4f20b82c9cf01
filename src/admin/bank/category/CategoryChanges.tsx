import { useState } from 'react';
import { seenOf } from '../../../../contract/calls/edited-version';
import { type Category, categoryFault } from '../../../../contract/question/category';
import { type CategoryUse, isUnused } from '../../../../contract/question/category-change';
import { Select, TextField } from '../../../ui/controls/Field';
import { type ActReach, Reach } from '../../../ui/controls/Reach';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { Options } from '../../kit/form/Options';
import { RefusedAsOlder } from '../../kit/form/Overtaken';
import { useEditedVersion } from '../../kit/form/use-edited-version';
import { useSending } from '../../kit/form/use-sending';
import { useBankCopy } from '../../words/use-bank-copy';
import type { Placed } from './tree';

interface Props {
  category: Category;
  /** The categories outside this one and all below it. */
  elsewhere: Placed[];
  /** Called after a change, with the sentence that says so. */
  onDone: (said: string) => void;
}

export function RenameCategory({ category: { id, name: before }, onDone }: Omit<Props, 'elsewhere'>) {
  const { categoryChanges: copy } = useBankCopy();
  const [name, setName] = useState(before);
  const seen = useEditedVersion(seenOf.name({ name: before }));
  const { submit, at, sending, clear } = useSending('renameCategory', copy.notRenamed, {
    args: { params: { id }, query: { version: seen.version }, body: { name } },
    fault: categoryFault(name),
  });
  async function rename() {
    const renamed = await submit();
    if (renamed) onDone(copy.renamed(before, renamed.name));
  }
  return (
    <Form label={copy.ways.rename} onSubmit={rename}>
      <TextField label={copy.newName} aria-required value={name} onChange={(event) => setName(event.target.value)} {...at('name')} />
      <RefusedAsOlder seen={seen} form={{ sending, clear }} saved={before} typed={name} onTake={() => setName(before)} />
      <FormFoot sending={sending} label={copy.rename} />
    </Form>
  );
}

export function MoveCategory({ category: { id, name, parentId: before }, elsewhere, onDone }: Props) {
  const all = useBankCopy();
  const copy = all.categoryChanges;
  const [parentId, setParentId] = useState(before);
  const seen = useEditedVersion(seenOf.place({ parentId: before }));
  const { submit, at, sending, clear } = useSending('moveCategory', copy.notMoved, {
    args: { params: { id }, query: { version: seen.version }, body: { parentId } },
  });
  const pathOf = (place: number | null) => elsewhere.find((each) => each.id === place)?.path ?? all.topLevel;
  async function move() {
    if (await submit()) onDone(copy.moved(name));
  }
  return (
    <Form label={copy.ways.move} onSubmit={move}>
      <p className="text-ink-soft text-sm">{copy.moveLead}</p>
      <Select
        label={copy.newParent}
        value={parentId ?? ''}
        onChange={(event) => setParentId(event.target.value === '' ? null : Number(event.target.value))}
        {...at('parentId')}
      >
        <option value="">{all.topLevel}</option>
        <Options of={elsewhere.map((place) => [place.id, place.path])} />
      </Select>
      <RefusedAsOlder
        seen={seen}
        form={{ sending, clear }}
        saved={pathOf(before)}
        typed={pathOf(parentId)}
        onTake={() => setParentId(before)}
      />
      <FormFoot sending={sending} label={copy.move} />
    </Form>
  );
}

export function MergeCategory({ category: { id, name }, elsewhere, use, onDone }: Props & { use: CategoryUse }) {
  const { categoryChanges: copy } = useBankCopy();
  const [intoId, setIntoId] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { submit, isSound, at, sending } = useSending('mergeCategory', copy.notMerged, {
    // No category has the id 0: the contract refuses it by its field.
    args: { params: { id }, body: { intoId: intoId ?? 0 } },
  });
  const into = elsewhere.find((place) => place.id === intoId)?.path ?? null;
  const reach: ActReach = {
    whom: copy.mergeWhom(name, into),
    many: [copy.holds(use), ...(use.subcategories > 0 ? [copy.mergeBelow(use.subcategories)] : [])],
    when: copy.mergeLead,
  };
  async function merge() {
    setAsking(false);
    if (await submit()) onDone(copy.merged(name));
  }
  return (
    <>
      <Form label={copy.ways.merge} onSubmit={() => isSound() && setAsking(true)}>
        <Select
          label={copy.into}
          aria-required
          value={intoId ?? ''}
          onChange={(event) => setIntoId(event.target.value === '' ? null : Number(event.target.value))}
          {...at('intoId')}
        >
          <option value="">{copy.choose}</option>
          <Options of={elsewhere.map((place) => [place.id, place.path])} />
        </Select>
        <Reach {...reach} />
        <FormFoot sending={sending} label={copy.merge} />
      </Form>
      {isAsking && into !== null && (
        <AskDialog question={copy.mergeAsk(name, into)} yes={copy.merge} onYes={merge} onNo={() => setAsking(false)} reach={reach} />
      )}
    </>
  );
}

export function DeleteCategory({ category: { id, name }, use, onDone }: Omit<Props, 'elsewhere'> & { use: CategoryUse }) {
  const { categoryChanges: copy } = useBankCopy();
  const { submit, sending } = useSending('deleteCategory', copy.notDeleted, { args: { params: { id } } });
  async function remove() {
    if (await submit()) onDone(copy.deleted(name));
  }
  if (!isUnused(use)) return <p className="text-ink-soft text-sm">{copy.notEmpty(use)}</p>;
  return (
    <Form label={copy.ways.delete} onSubmit={remove}>
      <Reach whom={copy.deleteWhom(name)} many={[copy.holds(use)]} when={copy.deleteLead} />
      <FormFoot sending={sending} label={copy.delete} />
    </Form>
  );
}
