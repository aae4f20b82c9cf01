/** The one tag under which the browser is asked to wake the worker. */
export const syncTag = 'outbox';

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/**
 * Asks the browser to wake the worker when there is a network, page or no page. Never awaited by anyone: registering may hang
 * or be refused, and the page delivers by itself too.
 */
export function requestSync(container: ServiceWorkerContainer | undefined): void {
  container?.ready
    .then((registration: SyncRegistration) => registration.sync?.register(syncTag))
    .catch(() => undefined /* Refused or absent: the page's own tries are the way home. */);
}
