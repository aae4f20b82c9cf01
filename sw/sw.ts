import './guard-here';
import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { claimMessage } from '../src/runner/device/worker-words';
import { syncTag } from '../src/runner/outbox/knock';
import { drainOutbox } from './sync';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

interface SyncEvent extends ExtendableEvent {
  tag: string;
}

// The app itself comes from this worker, online or not. Calls of the API pass it by: lists live in the device's store, keyed by
// uid, and a POST answered here may lose its body on Safari.
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api(\/|$)/, /\/[^/]+\.[^/]+$/] }));

// A new version waits until no page of the old one is open; the very first one takes over at once, so that a first visit is
// already ready for a dead network.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A page that was on its way while this worker became active belongs to none: it asks.
self.addEventListener('message', (event) => {
  if (event.data === claimMessage) event.waitUntil(self.clients.claim());
});

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === syncTag) (event as SyncEvent).waitUntil(drainOutbox());
});
