import { AskDialog } from '../../kit/dialog/AskDialog';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
import { useInstituteCopy } from '../../words/use-institute-copy';

/** Asks before the webhook is removed. */
export function RemoveWebhook({ onClose }: { onClose: (isRemoved: boolean) => void }) {
  const { webhook } = useInstituteCopy();
  const { send, sending } = useSending('removeWebhook', webhook.notRemoved);

  async function remove() {
    if ((await send({})) !== null) onClose(true);
  }

  return (
    <AskDialog
      question={webhook.removeAsk}
      yes={webhook.removeNow}
      onYes={remove}
      onNo={() => onClose(false)}
      reach={{ whom: webhook.removeWhom, when: webhook.removeWhen }}
    >
      <RefusalNote refusal={sending.refusal} />
    </AskDialog>
  );
}
