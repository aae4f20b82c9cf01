import type { ServerConfig } from '../config/config';
import { mayLearnerRead } from '../handlers/results/may-read-result';
import { type DeliverPush, openDelivery, type PushDelivery } from '../news/deliver';
import { type NewsSender, newsSender } from '../news/send-news';
import type { Store } from '../store/engine/store';
import { latestBrand } from '../store/institute/brands';
import { pushKeysOf } from '../store/institute/push-keys';

/** A contact that a push service can read and nobody answers, for an institute that has not named one. */
const nobody = 'https://portal.invalid';

/** News of the assessments of a store, told of what each learner may read, by a way to push services. */
export const newsOf = (store: Store, deliver: DeliverPush, now: () => number): NewsSender =>
  newsSender({ ...{ store, deliver, now }, mayReadOwn: (...about) => mayLearnerRead({ store, now }, ...about) });

/** Opens the way to push services. The keys of the portal are made here at its first start. */
export async function openNews(
  { hasLoopbackPush }: Pick<ServerConfig, 'hasLoopbackPush'>,
  store: Store,
): Promise<{ sender: NewsSender; delivery: PushDelivery }> {
  const delivery = openDelivery({
    keys: await pushKeysOf(store.db, Date.now()),
    async contact() {
      const email = (await latestBrand(store.db))?.contact_email ?? '';
      return email === '' ? nobody : `mailto:${email}`;
    },
    hasLoopback: hasLoopbackPush,
  });
  return { sender: newsOf(store, delivery.deliver, Date.now), delivery };
}
