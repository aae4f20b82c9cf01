import './install-identity-timeout';
import type { PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { device } from '../src/runner/device/db';
import { arrivedMessage, fileIn, isCompleteMessage, takeOverMessage } from '../src/runner/device/worker-messages';
import { syncTag } from '../src/runner/outbox/request-sync';
import { appFiles } from './app-files';
import * as formulas from './formulas';
import { openNewsPage, showNews } from './news/show';
import { drainOutbox } from './sync';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

interface SyncEvent extends ExtendableEvent {
  tag: string;
}

const files = appFiles(self.__WB_MANIFEST, {
  caches,
  fetch: (...args) => fetch(...args),
  locks: navigator.locks,
  registration: self.registration,
  skipWaiting: () => self.skipWaiting(),
});
self.addEventListener('install', files.install);

// The app is served by this worker, online and offline. API calls bypass it: lists are in the device's database, keyed by uid, and a POST
// answered here may lose its body on Safari.
registerRoute(files.route);
registerRoute(formulas.isOne, formulas.answer);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request }) => files.earlier(request),
);
registerRoute(
  new NavigationRoute(files.shell, { denylist: [/^\/(api|auth\/oidc|healthz|readyz|metrics)([/?]|$)/, /^[^?]*\.[^/?]+(\?|$)/] }),
);

// A new version waits until no page of the old one is open, or until a learner accepts it. The first version takes over at once, so that a
// first visit is ready for offline use.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const asked = fileIn(event.data);
  if (asked !== null) return event.ports[0]?.postMessage(files.has(asked));
  switch (event.data) {
    case arrivedMessage:
      // A page that was loading while this worker became active has no worker yet.
      return event.waitUntil(Promise.all([self.clients.claim(), files.tidy()]));
    case takeOverMessage:
      return event.waitUntil(self.skipWaiting());
    case isCompleteMessage:
      return event.waitUntil(files.isWhole().then((isWhole) => event.ports[0]?.postMessage(isWhole)));
  }
});

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === syncTag) (event as SyncEvent).waitUntil(drainOutbox());
});

self.addEventListener('push', (event) => {
  const { registration } = self;
  const place = { db: device, registration, locks: navigator.locks, language: navigator.language, now: Date.now };
  event.waitUntil(showNews(jsonIn(event.data), place));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNewsPage(String(event.notification.data), self.clients));
});

/** A message of another sender says nothing. */
function jsonIn(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}
