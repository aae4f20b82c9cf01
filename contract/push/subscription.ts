import * as v from 'valibot';
import { carried } from '../faults/issue';
import { whole } from '../fields/fields';
import { TimeSchema } from '../fields/id';
import { dayMs } from '../fields/times';

/**
 * Bounds of news by web push: the devices of one person, and the characters of an address that a browser names.
 * `due`, `offset`: most questions that are said to be due, and most minutes between a device's time and UTC; `dueAheadMs`: how far ahead they may be due.
 */
export const pushLimits = {
  ...{ devices: 10, endpoint: 1_000 },
  ...{ due: 10_000, offset: 14 * 60, dueAheadMs: 400 * dayMs },
} as const;

/** Where a push service takes messages for one browser: the server calls it, so it says which addresses it calls (`server/rules/news/push-endpoint.ts`). */
const endpoint = v.pipe(
  v.string(),
  v.maxLength(pushLimits.endpoint, carried({ code: 'too-many-characters', most: pushLimits.endpoint })),
  v.url(carried({ code: 'not-a-push-service' })),
);

/** Bytes in base64url without padding, as browsers write them. */
const keyOf = (characters: RegExp) => v.pipe(v.string(), v.regex(characters, carried({ code: 'not-a-push-key' })));

/**
 * When this device's person is to be told how many questions are due, and how many will be then: a fold on the device, of which the server hears no more than this
 * (ADR 84). `offset`: minutes by which the device's time is ahead of UTC, by which the server knows day and night.
 */
const DueWordSchema = v.strictObject({
  at: TimeSchema,
  count: whole(pushLimits.due),
  offset: whole(pushLimits.offset, -pushLimits.offset),
});
export type DueWord = v.InferOutput<typeof DueWordSchema>;

/** A subscription as a browser's `PushSubscription.toJSON` says it (https://w3c.github.io/push-api/), and when its person is told what is due: absent or null: never. */
export const PushSubscriptionSchema = v.strictObject({
  endpoint,
  /** Epoch milliseconds. A push service answers for an ended subscription, so that nothing is done by this. */
  expirationTime: v.optional(v.nullable(v.number(carried({ code: 'not-a-number' })))),
  keys: v.strictObject({
    /** The browser's public key: 65 bytes, a point of P-256 that is not compressed. */
    p256dh: keyOf(/^B[\w-]{86}$/),
    /** The browser's secret for this subscription: 16 bytes. */
    auth: keyOf(/^[\w-]{22}$/),
  }),
  due: v.optional(v.nullable(DueWordSchema)),
});
/** Where messages for a device go, and how they are encrypted. */
export type DeviceSubscription = Pick<v.InferOutput<typeof PushSubscriptionSchema>, 'endpoint' | 'keys'>;

export const PushAddressSchema = v.strictObject({ endpoint });

/** The public key of the portal: 65 bytes in base64url. */
export const PushKeySchema = v.object({ publicKey: v.string() });

/** Whether the device gets news. */
export const PushedSchema = v.object({ subscribed: v.boolean() });
