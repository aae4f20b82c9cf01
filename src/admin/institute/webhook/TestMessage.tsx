import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
import { useInstituteCopy } from '../../words/use-institute-copy';

/** Sends a test message, and says what the receiver answered. */
export function TestMessage() {
  const { webhook } = useInstituteCopy();
  const { send, reply, sending } = useSending('testWebhook', webhook.notTested);
  const isTaken = reply?.state === 'done';
  return (
    <div className="flex max-w-3xl flex-col gap-3">
      <Button variant="secondary" className="self-start" aria-disabled={sending.isSending} onClick={() => void send({})}>
        {webhook.test}
      </Button>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {sending.isSending && webhook.testing}
      </p>
      <RefusalNote refusal={sending.refusal} />
      {reply && (
        <Banner tone={isTaken ? 'success' : 'error'}>
          {reply.status === null ? webhook.noAnswer : webhook.tested[isTaken ? 'done' : 'failed'](reply.status)}
        </Banner>
      )}
    </div>
  );
}
