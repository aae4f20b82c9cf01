import { PushAddressSchema, PushedSchema, PushKeySchema, PushSubscriptionSchema } from '../push/subscription';
import type { CallShape } from './call-shape';

/** News by web push (ADR 76), which learners' pages load on demand. */
export const pushCalls = {
  /** The key by which a browser makes a subscription that only this portal can send to. */
  getPushKey: { method: 'GET', path: '/push/key', who: 'user', reply: PushKeySchema },
  /** Sends news to this device from now on. The device that the person had longest gives way where there are too many. */
  subscribePush: {
    method: 'POST',
    path: '/push/subscriptions',
    who: 'user',
    body: PushSubscriptionSchema,
    reply: PushedSchema,
  },
  /** Sends no news to this device any more. The reply is the same where none was sent. */
  unsubscribePush: {
    method: 'DELETE',
    path: '/push/subscriptions',
    who: 'user',
    body: PushAddressSchema,
    reply: PushedSchema,
  },
} as const satisfies Record<string, CallShape>;
