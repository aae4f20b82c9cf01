import { WebhookDeliverySchema, WebhookDraftSchema, WebhookSchema, WebhookSecretSchema } from '../institute/webhook';
import type { CallShape } from './call-shape';

/** An admin's calls about the webhook (ADR 83). */
export const webhookCalls = {
  getWebhook: { method: 'GET', path: '/webhook', who: 'admin', right: ['everything'], scope: 'whole', reply: WebhookSchema, problems: [] },
  /** Sets the address with a new secret, in the place of what there is. */
  setWebhook: {
    method: 'POST',
    path: '/webhook',
    who: 'admin',
    right: ['everything'],
    scope: 'whole',
    body: WebhookDraftSchema,
    reply: WebhookSecretSchema,
    problems: ['in-use'],
  },
  /** Forgets address and secret. What waits is not sent. */
  removeWebhook: {
    method: 'POST',
    path: '/webhook/remove',
    who: 'admin',
    right: ['everything'],
    scope: 'whole',
    reply: WebhookSchema,
    problems: ['in-use'],
  },
  /** Sends a test message at once, and answers what became of it. */
  testWebhook: {
    method: 'POST',
    path: '/webhook/test',
    who: 'admin',
    right: ['everything'],
    scope: 'whole',
    reply: WebhookDeliverySchema,
    problems: ['not-found'],
  },
} as const satisfies Record<string, CallShape>;
