import * as v from 'valibot';
import { carried } from '../faults/issue';
import { requiredLine } from '../fields/fields';
import { TimeSchema } from '../fields/id';

/** Bounds of the webhook (ADR 83): characters of its address, and how many of its messages are listed. */
export const webhookLimits = { url: 1_000, listed: 50 } as const;

/** What an institute's own machine is told (ADR 83). `test`: an admin tried the way to it. */
const webhookTypes = ['results-released', 'test-opens', 'test'] as const;
export type WebhookType = (typeof webhookTypes)[number];

/** The body of a message: counts and no person. */
export interface WebhookMessage {
  /** The same in each try of a message, as in the header `webhook-id`: a receiver that knows it does nothing. */
  id: string;
  type: WebhookType;
  /** When the results are released, the test opens, or the test message was sent; ISO 8601. */
  at: string;
  /** Absent in a `test`. */
  assessment?: { id: number; name: string };
  /** Who handed in, or who sees the test in the own list; absent in a `test`. */
  learners?: number;
}

/** What a page can tell of an address; the server knows which hosts it calls. */
const isAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** Body of `POST /webhook`. */
export const WebhookDraftSchema = v.strictObject({
  url: v.pipe(requiredLine(webhookLimits.url), v.check(isAddress, carried({ code: 'not-a-webhook' }))),
  /** Whether messages go on to be signed with the secret that there is. */
  keepsSecret: v.optional(v.boolean()),
});

/** `waiting`: sent, or tried again, soon. · `done`: taken with a status from 200 to 299. · `failed`: not tried any more. A page of an earlier version may meet others. */
export const WebhookDeliverySchema = v.object({
  id: v.string(),
  type: v.string(),
  madeAt: TimeSchema,
  state: v.string(),
  tries: v.number(),
  /** Of the last try; null: none, or no answer. */
  status: v.nullable(v.number()),
  /** The name of the test, as the message has it; absent: it is about none. */
  test: v.optional(v.string()),
  /** When it is tried again; absent: it is not, or that is not known. */
  nextAt: v.optional(TimeSchema),
});
export type WebhookDelivery = v.InferOutput<typeof WebhookDeliverySchema>;

/** The webhook for admins, without its secret. */
export const WebhookSchema = v.object({
  /** null: there is none. */
  url: v.nullable(v.string()),
  /** Whether the settings of the server name it: then it is changed there. */
  isFixed: v.boolean(),
  /** Whether the receiver answered 410 and is told nothing any more. A test message that is taken switches it on again. */
  isOff: v.boolean(),
  /** The last messages, the latest first. */
  deliveries: v.array(WebhookDeliverySchema),
});
export type Webhook = v.InferOutput<typeof WebhookSchema>;

/** What `POST /webhook` brings. `secret`: a new one, which is told once; absent: the one that there was is kept. */
export const WebhookSecretSchema = v.object({ url: v.string(), secret: v.optional(v.string()) });
