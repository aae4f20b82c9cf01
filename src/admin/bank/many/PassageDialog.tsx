import { Button } from '../../../ui/controls/Button';
import { Reach } from '../../../ui/controls/Reach';
import { OpenDialog } from '../../kit/dialog/OpenDialog';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useBankCopy } from '../../words/use-bank-copy';
import { FoundPassages } from '../passage/FoundPassages';
import type { Many } from './use-many';

interface Props {
  ids: readonly number[];
  many: Many;
  onClose: () => void;
}

/** Asks for the passage that the selected questions belong to, or takes each from its own. */
export function PassageDialog({ ids, many, onClose }: Props) {
  const copy = useBankCopy();
  const words = copy.bankList;
  const apply = async (what: { change: 'attach'; passageId: number } | { change: 'detach' }) => {
    if (!many.isSending && (await many.make({ ids: [...ids], ...what }))) onClose();
  };
  return (
    <OpenDialog
      title={words.passageOf(ids.length)}
      onClose={onClose}
      no={copy.cancel}
      actions={
        <Button variant="secondary" aria-disabled={many.isSending} onClick={() => void apply({ change: 'detach' })}>
          {words.detach}
        </Button>
      }
    >
      <RefusalNote refusal={many.refusal} />
      <p className="text-ink-soft text-sm">{words.attachHint}</p>
      <Reach whom={words.manyWhom} many={[words.manyOf(ids.length)]} when={words.changeWhen} />
      <FoundPassages onChoose={({ id }) => void apply({ change: 'attach', passageId: id })} />
    </OpenDialog>
  );
}
