import type { WebhookDelivery } from '../../../../contract/institute/webhook';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Badge, Page } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
import { useInstituteCopy } from '../../words/use-institute-copy';
import { momentText } from '../../words/wording/moment-text';
import { WebhookForm } from './WebhookForm';

const tones = { waiting: 'warn', done: 'good', failed: 'warn' } as const;
const toneOf = (state: string) => (state in tones ? tones[state as keyof typeof tones] : 'plain');

/** The last messages with what became of them, the latest first. */
function DeliveryList({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
  const { webhook, locale } = useInstituteCopy();
  return (
    <section aria-label={webhook.messages} className="flex max-w-3xl flex-col gap-3">
      <h2>{webhook.messages}</h2>
      {deliveries.length === 0 ? (
        <p className="text-ink-soft">{webhook.none}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {deliveries.map(({ id, type, madeAt, state, tries, status, test, nextAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
              <div className="min-w-0 flex-1 basis-56">
                <p className="wrap-anywhere">
                  {webhook.types[type] ?? type}
                  {test !== undefined && `: “${test}”`}
                </p>
                <p className="text-ink-soft text-sm">
                  <time dateTime={madeAt}>{momentText(madeAt, locale)}</time>
                  {tries > 0 && ` · ${webhook.tries(tries)} · ${webhook.answer(status)}`}
                  {nextAt !== undefined && tries > 0 && ` · ${webhook.nextTry(momentText(nextAt, locale))}`}
                </p>
              </div>
              <Badge tone={toneOf(state)}>{webhook.states[state] ?? state}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Sends a test message, and says what the receiver answered. */
function TestMessage() {
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
        <Banner tone={isTaken ? 'success' : 'error'}>{isTaken ? webhook.taken : webhook.notTaken(webhook.answer(reply.status))}</Banner>
      )}
    </div>
  );
}

/** The webhook (ADR 83): its address, a test, and the last messages. */
export function WebhookScreen() {
  const { webhook: words } = useInstituteCopy();
  return (
    <Page wide title={words.title} lead={words.lead}>
      <Fetched query={useReply('getWebhook')} failed={words.failed}>
        {(webhook) => (
          <>
            {webhook.isOff && <Banner tone="warning">{words.off}</Banner>}
            {webhook.isFixed ? <FixedAddress url={webhook.url} /> : <WebhookForm url={webhook.url} />}
            {webhook.url !== null && <TestMessage />}
            <DeliveryList deliveries={webhook.deliveries} />
          </>
        )}
      </Fetched>
    </Page>
  );
}

function FixedAddress({ url }: { url: string | null }) {
  const { webhook: words } = useInstituteCopy();
  return (
    <Banner tone="info">
      <p>{words.fixed}</p>
      <p className="wrap-anywhere font-normal">{url}</p>
    </Banner>
  );
}
