import { useState } from 'react';
import { tagsFrom } from '../../../../contract/question/question';
import { Button } from '../../../ui/controls/Button';
import { TextField } from '../../../ui/controls/Field';
import { Reach } from '../../../ui/controls/Reach';
import { OpenDialog } from '../../kit/dialog/OpenDialog';
import { Form } from '../../kit/form/Form';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useBankCopy } from '../../words/use-bank-copy';
import type { Many } from './use-many';

interface Props {
  ids: readonly number[];
  many: Many;
  onClose: () => void;
}

/** Asks for tags, and adds them to the selected questions or removes them. */
export function TagDialog({ ids, many, onClose }: Props) {
  const copy = useBankCopy();
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const tags = tagsFrom(typed);
  const apply = async (change: 'tag' | 'untag') => {
    setRefused(tags.length === 0);
    if (tags.length > 0 && (await many.make({ ids: [...ids], change, tags }))) onClose();
  };
  return (
    <OpenDialog title={copy.bankList.tagOf(ids.length)} onClose={onClose} actions={null}>
      <Form label={copy.bankList.tagOf(ids.length)} onSubmit={() => void apply('tag')}>
        <RefusalNote refusal={many.refusal} />
        <TextField
          label={copy.examTags}
          hint={copy.examTagsHint}
          fault={isRefused && tags.length === 0 ? copy.bankList.noTag : null}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Reach whom={copy.bankList.manyWhom} many={[copy.bankList.manyOf(ids.length)]} when={copy.bankList.changeWhen} />
        <div className="flex flex-wrap justify-end gap-3 *:grow sm:*:grow-0">
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button variant="secondary" aria-disabled={many.isSending} onClick={() => void apply('untag')}>
            {copy.bankList.removeTags}
          </Button>
          <Button type="submit" aria-disabled={many.isSending}>
            {copy.bankList.addTags}
          </Button>
        </div>
      </Form>
    </OpenDialog>
  );
}
