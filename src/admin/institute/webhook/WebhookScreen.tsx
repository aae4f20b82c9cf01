import { Banner } from '../../../ui/controls/Banner';
import { Page } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { useInstituteCopy } from '../../words/use-institute-copy';
import { DeliveryList } from './DeliveryList';
import { TestMessage } from './TestMessage';
import { WebhookForm } from './WebhookForm';

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
