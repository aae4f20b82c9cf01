/** The Background Sync tag of the outbox. */
export const syncTag = 'outbox';

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/**
 * Asks the browser to wake the worker when a network is available, with or without a page. Never awaited: a registration may hang or be
 * refused, and the page delivers too.
 */
export function requestSync(container: ServiceWorkerContainer | undefined): void {
  container?.ready
    .then((registration: SyncRegistration) => registration.sync?.register(syncTag))
    .catch(() => undefined /* Refused or unsupported: the page's own tries deliver. */);
}
