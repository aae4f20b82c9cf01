import * as v from 'valibot';
import { BrandDraftSchema, BrandSchema } from '../branding/portal';
import { maxBytes } from '../fields/limits';
import { HealthSchema } from '../institute/health';
import { WebhookDeliverySchema, WebhookDraftSchema, WebhookSchema, WebhookSecretSchema } from '../institute/webhook';
import { TrailRowSchema } from '../trail/trail-list';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';
import { SeenQuerySchema, TrailQuerySchema } from './page';

/** The institute: its name and look, the trail, the webhook (ADR 83), and how the portal is (ADR 87). */
export const instituteCalls = {
  getPortal: adminCall('GET /portal', ['everything'], 'whole', { reply: BrandSchema }),
  savePortal: adminCall('POST /portal', ['everything'], 'whole', {
    query: SeenQuerySchema,
    body: BrandDraftSchema,
    bodyBytes: maxBytes.portal,
    reply: BrandSchema,
    problems: ['in-use'],
  }),
  /** What admins and commands changed, the latest first; always in pages. */
  getTrail: adminCall('GET /trail', ['everything'], 'whole', { query: TrailQuerySchema, reply: v.array(TrailRowSchema) }),
  getWebhook: adminCall('GET /webhook', ['everything'], 'whole', { reply: WebhookSchema }),
  /** Sets the address, in the place of what there is, with a new secret unless the draft keeps the present one. */
  setWebhook: adminCall('POST /webhook', ['everything'], 'whole', {
    body: WebhookDraftSchema,
    reply: WebhookSecretSchema,
    problems: ['in-use'],
  }),
  /** Forgets address and secret. What waits is not sent. */
  removeWebhook: adminCall('POST /webhook/remove', ['everything'], 'whole', { reply: WebhookSchema, problems: ['in-use'] }),
  /** Sends a test message at once, and answers what became of it. */
  testWebhook: adminCall('POST /webhook/test', ['everything'], 'whole', { reply: WebhookDeliverySchema, problems: ['not-found'] }),
  /** Whether all is well with the portal and its machine (ADR 87). */
  getHealth: adminCall('GET /admin/health', ['everything'], 'whole', { reply: HealthSchema }),
} as const satisfies Record<string, CallShape>;
