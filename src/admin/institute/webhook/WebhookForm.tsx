import { useState } from 'react';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Card } from '../../../ui/controls/Card';
import { TextField } from '../../../ui/controls/Field';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { SureDialog } from '../../kit/dialog/SureDialog';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { useSending } from '../../kit/form/use-sending';
import { useInstituteCopy } from '../../words/use-institute-copy';

/** Asks before the webhook is removed. */
function RemoveWebhook({ onClose }: { onClose: (isRemoved: boolean) => void }) {
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

/** The form for the address. Each saving makes a new secret, which is shown once. `url`: null where there is no webhook. */
export function WebhookForm({ url }: { url: string | null }) {
  const { webhook } = useInstituteCopy();
  const [typed, setTyped] = useState(url ?? '');
  const [isRemoving, setRemoving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { submit, isSound, at, reply, sending, clear } = useSending('setWebhook', webhook.notSet, { args: { body: { url: typed } } });
  /** The receiver knows the secret of a webhook that there is. */
  function press() {
    if (url === null) void submit();
    else if (isSound()) setAsking(true);
  }
  return (
    <Card className="max-w-3xl">
      <Form label={webhook.title} onSubmit={press}>
        <TextField
          aria-required
          inputMode="url"
          autoComplete="off"
          label={webhook.address}
          hint={webhook.addressHint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...at('url')}
        />
        <p className="text-sm">{url === null ? webhook.firstEffect : webhook.setEffect}</p>
        {reply && (
          <Banner tone="success">
            <p>{webhook.setDone}</p>
            <p className="font-normal">
              {webhook.secret}: <code className="wrap-anywhere select-all">{reply.secret}</code>
            </p>
          </Banner>
        )}
        <FormFoot
          sending={sending}
          label={url === null ? webhook.set : webhook.renew}
          also={
            url !== null && (
              <Button variant="secondary" onClick={() => setRemoving(true)}>
                {webhook.remove}
              </Button>
            )
          }
        />
      </Form>
      {isAsking && (
        <AskDialog
          question={webhook.renewAsk}
          yes={webhook.renew}
          onYes={() => {
            setAsking(false);
            void submit();
          }}
          onNo={() => setAsking(false)}
          reach={{ whom: webhook.renewWhom, many: [webhook.goesTo(typed)], when: webhook.renewWhen }}
        />
      )}
      {isRemoving && (
        <RemoveWebhook
          onClose={(isRemoved) => {
            setRemoving(false);
            if (!isRemoved) return;
            setTyped('');
            clear();
          }}
        />
      )}
    </Card>
  );
}
