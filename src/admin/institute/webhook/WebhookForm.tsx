import { useState } from 'react';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Card } from '../../../ui/controls/Card';
import { TextField } from '../../../ui/controls/Field';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { SureDialog } from '../../kit/dialog/SureDialog';
import { CopyButton } from '../../kit/form/CopyButton';
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

/** The secret is shown once: on a low screen it would stand below the form's foot. */
const intoSight = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'center' });

/** The form for the address. The first saving makes a secret, which is shown once; later ones keep it, unless a new one is asked for. `url`: null where there is no webhook. */
export function WebhookForm({ url }: { url: string | null }) {
  const { webhook, nothingToSave } = useInstituteCopy();
  const [typed, setTyped] = useState(url ?? '');
  const [isIdle, setIdle] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const body = { url: typed };
  const { submit, send, isSound, at, reply, sending, clear } = useSending('setWebhook', webhook.notSet, {
    args: { body: url === null ? body : { ...body, keepsSecret: true } },
  });
  function press() {
    setIdle(typed === url);
    if (typed !== url) void submit();
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
          onChange={(event) => {
            setIdle(false);
            setTyped(event.target.value);
          }}
          {...at('url')}
        />
        <p className="text-sm">{url === null ? webhook.firstEffect : webhook.setEffect}</p>
        {reply?.secret !== undefined && (
          <div key={reply.secret} ref={intoSight}>
            <Banner tone="success">
              <p>{webhook.setDone}</p>
              <p className="font-normal">
                {webhook.secret}: <code className="wrap-anywhere select-all">{reply.secret}</code>
              </p>
              <div className="mt-2 flex flex-wrap gap-2 font-normal">
                <CopyButton text={reply.secret} label={webhook.copySecret} done={webhook.secretCopied} failed={webhook.secretNotCopied} />
              </div>
            </Banner>
          </div>
        )}
        <FormFoot
          sending={sending}
          label={url === null ? webhook.set : webhook.save}
          success={!isIdle && reply && reply.secret === undefined && webhook.saved}
          note={isIdle ? nothingToSave : null}
          also={
            url !== null && (
              <>
                <Button variant="secondary" onClick={() => isSound() && setAsking(true)}>
                  {webhook.renew}
                </Button>
                <Button variant="secondary" onClick={() => setRemoving(true)}>
                  {webhook.remove}
                </Button>
              </>
            )
          }
        />
      </Form>
      {isAsking && (
        <AskDialog
          question={webhook.renewAsk}
          yes={webhook.renewNow}
          onYes={() => {
            setAsking(false);
            setIdle(false);
            void send({ body });
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
