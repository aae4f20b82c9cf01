import { ECDH } from 'node:crypto';
import { invalid } from '../../replies/refusal';
import { isPushEndpoint } from '../../rules/news/push-endpoint';
import { pushKeysOf } from '../../store/institute/push-keys';
import { addSubscription, removeSubscription } from '../../store/people/push-subscriptions';
import type { Handlers, Tools } from '../shared/handlers';

/** Whether bytes in base64url are a point of P-256: with any other no message can be encrypted. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'compressed');
    return true;
  } catch {
    return false;
  }
}

/** The devices on which a learner wants news (ADR 76). */
export function pushHandlers({ config, store, now }: Tools): Pick<Handlers, 'getPushKey' | 'subscribePush' | 'unsubscribePush'> {
  return {
    async getPushKey() {
      const { publicKey } = await pushKeysOf(store.db, now());
      return { publicKey };
    },

    async subscribePush({ body }, { uid }) {
      const faults = {
        ...(!isPushEndpoint(body.endpoint, config.hasLoopbackPush) && { endpoint: { code: 'not-a-push-service' } as const }),
        ...(!isPoint(body.keys.p256dh) && { 'keys.p256dh': { code: 'not-a-push-key' } as const }),
      };
      if (Object.keys(faults).length > 0) throw invalid(faults);
      await addSubscription(store, uid, body, now());
      return { subscribed: true };
    },

    async unsubscribePush({ body: { endpoint } }, { uid }) {
      await removeSubscription(store.db, uid, endpoint);
      return { subscribed: false };
    },
  };
}
