import type { ActReach } from '../../../ui/controls/Reach';
import { RefusalNote } from '../form/RefusalNote';
import { useSending } from '../form/use-sending';
import { AskDialog } from './AskDialog';

interface Props {
  /** What is called once an admin is sure. */
  call: 'deleteGroup' | 'removeFromRoster';
  id: number;
  question: string;
  /** What the call does, where the question and `reach` do not say it. */
  effect?: string;
  reach: ActReach;
  yes: string;
  /** The sentence for a call that brought nothing. */
  failed: string;
  onClose: () => void;
}

/** Asks before something is removed, and stays with the reason if it is not. */
export function SureDialog({ call, id, question, effect, reach, yes, failed, onClose }: Props) {
  const { send, sending } = useSending(call, failed);

  async function remove() {
    if ((await send({ params: { id } })) !== null) onClose();
  }

  return (
    <AskDialog question={question} yes={yes} onYes={remove} onNo={onClose} reach={reach}>
      {effect !== undefined && <p>{effect}</p>}
      <RefusalNote refusal={sending.refusal} />
    </AskDialog>
  );
}
