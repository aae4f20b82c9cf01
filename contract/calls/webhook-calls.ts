import { WebhookDeliverySchema, WebhookDraftSchema, WebhookSchema, WebhookSecretSchema } from '../institute/webhook';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';

/** An admin's calls about the webhook (ADR 83). */
export const webhookCalls = {
  getWebhook: adminCall('GET /webhook', ['everything'], 'whole', { reply: WebhookSchema, problems: [] }),
  /** Sets the address with a new secret, in the place of what there is. */
  setWebhook: adminCall('POST /webhook', ['everything'], 'whole', {
    body: WebhookDraftSchema,
    reply: WebhookSecretSchema,
    problems: ['in-use'],
  }),
  /** Forgets address and secret. What waits is not sent. */
  removeWebhook: adminCall('POST /webhook/remove', ['everything'], 'whole', { reply: WebhookSchema, problems: ['in-use'] }),
  /** Sends a test message at once, and answers what became of it. */
  testWebhook: adminCall('POST /webhook/test', ['everything'], 'whole', { reply: WebhookDeliverySchema, problems: ['not-found'] }),
} as const satisfies Record<string, CallShape>;
