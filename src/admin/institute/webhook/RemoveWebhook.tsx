import { SureDialog } from '../../kit/dialog/SureDialog';
import { useInstituteCopy } from '../../words/use-institute-copy';

/** Asks before the webhook is removed. */
export function RemoveWebhook({ onClose }: { onClose: (isRemoved: boolean) => void }) {
  const { webhook } = useInstituteCopy();
  return (
    <SureDialog
      call="removeWebhook"
      args={{}}
      question={webhook.removeAsk}
      reach={{ whom: webhook.removeWhom, when: webhook.removeWhen }}
      yes={webhook.removeNow}
      failed={webhook.notRemoved}
      onClose={onClose}
    />
  );
}
