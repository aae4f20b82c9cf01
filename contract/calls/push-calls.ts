import { PushAddressSchema, PushedSchema, PushKeySchema, PushSubscriptionSchema } from '../push/subscription';
import { callRow } from './call-row';
import type { CallShape } from './call-shape';

/** News by web push (ADR 76), which learners' pages load on demand. */
export const pushCalls = {
  /** The key by which a browser makes a subscription that only this portal can send to. */
  getPushKey: callRow('GET /push/key', 'user', { reply: PushKeySchema }),
  /** Sends news to this device from now on. The device that the person had longest gives way where there are too many. */
  subscribePush: callRow('POST /push/subscriptions', 'user', { body: PushSubscriptionSchema, reply: PushedSchema }),
  /** Sends no news to this device any more. The reply is the same where none was sent. */
  unsubscribePush: callRow('DELETE /push/subscriptions', 'user', { body: PushAddressSchema, reply: PushedSchema }),
} as const satisfies Record<string, CallShape>;
