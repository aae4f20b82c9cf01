import type { CallArgs, CallName } from '../../../../contract/calls/calls';
import type { ActReach } from '../../../ui/controls/Reach';
import { RefusalNote } from '../form/RefusalNote';
import { useSending } from '../form/use-sending';
import { AskDialog } from './AskDialog';

/** What is called once an admin is sure. */
type Removal = 'deleteGroup' | 'removeFromRoster' | 'endNotice' | 'removeWebhook' | 'deletePassage';

interface Props<Call extends Removal> {
  call: Call;
  args: CallArgs<Call>;
  question: string;
  reach: ActReach;
  yes: string;
  /** The sentence for a call that brought nothing. */
  failed: string;
  /** The lists that are asked for anew; absent: all. The screen of what is removed is not. */
  anew?: readonly CallName[];
  onClose: (isDone: boolean) => void;
}

/** Asks before something is removed, and stays with the reason if it is not. */
export function SureDialog<Call extends Removal>({ call, args, question, reach, yes, failed, anew, onClose }: Props<Call>) {
  const { send, sending } = useSending(call, failed, undefined, anew);

  async function remove() {
    if ((await send(args)) !== null) onClose(true);
  }

  return (
    <AskDialog question={question} yes={yes} onYes={remove} onNo={() => onClose(false)} reach={reach}>
      <RefusalNote refusal={sending.refusal} />
    </AskDialog>
  );
}
