import { pushCalls } from '../../../contract/calls/push-calls';
import { languageNow } from '../../copy/language';
import { device } from '../../runner/device/db';
import { callsOf } from '../calls-of';
import { type DeviceNewsParts, keepNews, type NewsBrowser } from './device-news';

/** The first visit's worker may still be fetching the app. Milliseconds. */
const workerPatienceMs = 15_000;

const worker = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The worker is not here yet.')), workerPatienceMs);
    }),
  ]);

/** What this browser offers; a private window, an older browser, and Safari on an iPhone outside the home screen have no push messages. */
function browserHere(): NewsBrowser | null {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  return {
    permission: () => Notification.permission,
    ask: () => Notification.requestPermission(),
    pushManager: async () => (await worker()).pushManager,
  };
}

/** News on this device, for one person. */
export function newsHere(uid: string): DeviceNewsParts {
  const call = callsOf<keyof typeof pushCalls>(pushCalls, uid);
  return {
    db: device,
    browser: browserHere(),
    server: {
      key: async () => (await call('getPushKey', {})).publicKey,
      subscribe: (body) => call('subscribePush', { body }),
      unsubscribe: (endpoint) => call('unsubscribePush', { body: { endpoint } }),
    },
    due: async (uid) => (await import('./next-due-here')).nextDueHere(uid),
    language: languageNow,
    now: Date.now,
  };
}

/** See {@link keepNews}. */
export const keepNewsHere = (uid: string): Promise<void> => keepNews(newsHere(uid), uid);
