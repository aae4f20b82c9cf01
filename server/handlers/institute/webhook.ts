import { randomBytes } from 'node:crypto';
import type { Webhook } from '../../../contract/institute/webhook';
import type { TrailAct, TrailDetails } from '../../../contract/trail/trail';
import { invalid, Refusal } from '../../replies/refusal';
import { isWebhookAddress } from '../../rules/news/webhook-address';
import type { Tx } from '../../store/engine/store';
import { deliveryFrom, lastMessages, nextTries, removeWebhook, saveWebhook, webhookOf } from '../../store/institute/webhooks';
import { addToTrail } from '../../store/shared/trail';
import type { Handlers, Tools } from '../shared/handlers';

type Served = Pick<Handlers, 'getWebhook' | 'setWebhook' | 'removeWebhook' | 'testWebhook'>;

/** The webhook of the institute (ADR 83). */
export function webhookHandlers({ config, store, tryWebhook, now }: Tools): Served {
  const fixed = config.webhook;

  async function present(): Promise<Webhook> {
    const hook = await webhookOf(store.db, fixed);
    const next = await nextTries(store.db);
    const deliveries = (await lastMessages(store.db)).map((message) => deliveryFrom(message, next.get(message.id)));
    return { url: hook?.url ?? null, isFixed: fixed !== null, isOff: hook?.isOff ?? false, deliveries };
  }

  function demandFree(): void {
    if (fixed !== null) throw new Refusal('in-use', { code: 'webhook-of-settings' });
  }

  const enter = (tx: Tx, act: TrailAct, by: string, details: TrailDetails = {}) =>
    addToTrail(tx, { at: now(), by, act, about: { kind: 'portal', id: '' }, details });

  return {
    getWebhook: present,

    async setWebhook({ body: { url, keepsSecret = false } }, { uid }) {
      demandFree();
      if (!isWebhookAddress(url, config.hasPrivateWebhook)) throw invalid({ url: { code: 'not-a-webhook' } });
      return store.atomically(async (tx) => {
        const kept = keepsSecret ? await webhookOf(tx, null) : null;
        const secret = kept?.secret ?? `whsec_${randomBytes(32).toString('base64')}`;
        await saveWebhook(tx, { url, secret }, now());
        // The rest of the address may hold a secret.
        await enter(tx, 'webhook-set', uid, { host: new URL(url).host, ...(kept && { keepsSecret }) });
        return { url, ...(kept === null && { secret }) };
      });
    },

    async removeWebhook(_, { uid }) {
      demandFree();
      await store.atomically(async (tx) => {
        if ((await webhookOf(tx, null)) === null) return;
        await removeWebhook(tx);
        await enter(tx, 'webhook-removed', uid);
      });
      return present();
    },

    async testWebhook() {
      const message = await tryWebhook();
      if (message === null) throw new Refusal('not-found', { code: 'no-webhook' });
      return deliveryFrom(message);
    },
  };
}
