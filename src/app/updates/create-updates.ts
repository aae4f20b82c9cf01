import { createStore, type StoreApi } from 'zustand/vanilla';
import { isAttemptLock, takeOverMessage } from '../../runner/device/worker-messages';

interface Parts {
  page: Pick<Document, 'addEventListener' | 'visibilityState'>;
  /** Epoch milliseconds. */
  now: () => number;
  /** Undefined where the platform has none: then no page knows of another's exam, and each reloads by its own learner's wish alone. */
  locks: Pick<LockManager, 'query' | 'request'> | undefined;
  reload: () => void;
}

export interface Updates {
  /** Whether a newer version can be had now, with no exam under way in any page of this device. */
  store: StoreApi<{ isOffered: boolean }>;
  /** Hears who controls the page; to be called before the worker is registered. */
  watch: (container: ServiceWorkerContainer) => void;
  /** Hears of newer workers, and asks for them when the learner comes back to a page that has long been open. */
  follow: (registration: ServiceWorkerRegistration) => void;
  /** Takes the newer version: this page alone is loaded again. Does nothing while an exam is under way. */
  accept: () => Promise<void>;
}

/** How long a page may be open before its learner's return makes it ask for a newer version. */
const askedAgainMs = 60 * 60_000;

type Source = Pick<ServiceWorkerRegistration, 'waiting' | 'active'>;

/**
 * Decides when a new version may come. Nothing is ever reloaded by itself: a page that runs an older version than its worker goes on,
 * with the files of its own. While an attempt is under way in any page, nothing is offered, and it is offered once that has ended.
 */
export function createUpdates({ page, now, locks, reload }: Parts): Updates {
  const store = createStore(() => ({ isOffered: false }));
  let source: Source = { waiting: null, active: null };
  let control: ServiceWorkerContainer | null = null;
  /** Another page took the new version: the worker here is newer than the page. */
  let isReplaced = false;
  let isWaitingForExam = false;

  async function seatTaken(): Promise<string | undefined> {
    const { held = [] } = (await locks?.query()) ?? {};
    return held.map(({ name }) => name).find(isAttemptLock);
  }

  async function checkWaiting(): Promise<void> {
    // The very first worker waits too, for a moment, before nobody.
    const isNewer = isReplaced || (source.waiting !== null && source.active !== null);
    const seat = isNewer ? await seatTaken() : undefined;
    store.setState({ isOffered: isNewer && seat === undefined });
    if (seat === undefined || isWaitingForExam) return;
    isWaitingForExam = true;
    await locks?.request(seat, { mode: 'shared' }, () => undefined).catch(() => undefined /* Stolen: another page has the seat now. */);
    isWaitingForExam = false;
    await checkWaiting();
  }

  const reloadUnlessSitting = async () => {
    if ((await seatTaken()) === undefined) reload();
  };

  return {
    store,
    watch: (container) => {
      control = container;
      let hadWorker = container.controller !== null;
      container.addEventListener('controllerchange', () => {
        // A worker that went with the site data was replaced by none; the one that is installed next is a first one again.
        const hasWorker = container.controller !== null;
        isReplaced ||= hadWorker && hasWorker;
        hadWorker = hasWorker;
        void checkWaiting();
      });
    },
    follow: (registration) => {
      source = registration;
      registration.addEventListener('updatefound', () =>
        registration.installing?.addEventListener('statechange', () => void checkWaiting()),
      );
      let askedAt = now();
      page.addEventListener('visibilitychange', async () => {
        if (page.visibilityState !== 'visible' || now() - askedAt < askedAgainMs || (await seatTaken()) !== undefined) return;
        askedAt = now();
        await registration.update().catch(() => undefined /* No network; the next return asks again. */);
      });
      void checkWaiting();
    },
    accept: async () => {
      if ((await seatTaken()) !== undefined) return checkWaiting();
      if (source.waiting === null) return reload();
      control?.addEventListener('controllerchange', () => void reloadUnlessSitting(), { once: true });
      source.waiting.postMessage(takeOverMessage);
    },
  };
}
