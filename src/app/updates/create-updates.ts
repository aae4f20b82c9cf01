import type { StoreApi } from 'zustand/vanilla';
import { isAttemptLock, takeOverMessage } from '../../runner/device/worker-messages';

/** What a page shows of its updates. `isOffered`: whether a newer version is available and no attempt is in progress in any page of this device. */
export type Offer = StoreApi<{ isOffered: boolean }>;

interface Parts {
  store: Offer;
  /** Undefined where the browser has no workers, or refuses them. */
  container: ServiceWorkerContainer | undefined;
  /** How the page began: the address of its first script, and its worker. */
  begun: { entry: string; controller: ServiceWorker | null };
  page: Pick<Document, 'addEventListener' | 'visibilityState'>;
  /** Epoch milliseconds. */
  now: () => number;
  /**
   * Undefined if the platform has no locks: then no page knows of attempts in other pages, and each reloads only when its own learner asks.
   */
  locks: Pick<LockManager, 'query' | 'request'> | undefined;
  reload: () => void;
  /** Whether a worker has this first script of a page: then the app is the same, and at most the look of the institute is new. */
  hasEntry: (worker: ServiceWorker, entry: string) => Promise<boolean>;
}

/** `ready`: a newer version is here. · `sitting`: it is here, and an attempt is in progress on this device. · `none`: there is none. */
export type Sought = 'ready' | 'sitting' | 'none' | 'unreachable';

export interface Updates {
  /** Registers the worker and watches for newer ones, also when the learner returns to a page that has been open for long. */
  follow: () => Promise<void>;
  /** Asks the server for a newer version at once, and waits until that version is installed. */
  look: () => Promise<Sought>;
  /** Activates the newer version; only this page reloads. Does nothing during an attempt. */
  accept: () => Promise<void>;
}

/** A return to a page that has been open for longer than this checks for a newer version. Milliseconds. */
const askedAgainMs = 60 * 60_000;

/** Resolves when the worker that a registration is installing is installed, or has failed. */
async function installed({ installing }: ServiceWorkerRegistration): Promise<void> {
  if (installing === null) return;
  const isOver = () => installing.state !== 'installing';
  if (isOver()) return;
  await new Promise<void>((resolve) => installing.addEventListener('statechange', () => isOver() && resolve()));
}

/**
 * Decides when a new version is offered. No page reloads on its own: a page of an older version goes on with its own files. While an
 * attempt is in progress in any page, nothing is offered; the offer follows afterwards. A new look of the institute comes without an
 * offer: its worker takes over, and the next page that is opened has the look.
 */
export function createUpdates({ store, container, begun, page, now, locks, reload, hasEntry }: Parts): Updates {
  const { entry } = begun;
  let source: ServiceWorkerRegistration | null = null;
  let worker = begun.controller;
  /** Another page has activated the new version: the worker is newer than this page. */
  let isReplaced = false;
  let isWaitingForExam = false;

  async function seatTaken(): Promise<string | undefined> {
    const { held = [] } = (await locks?.query()) ?? {};
    return held.map(({ name }) => name).find(isAttemptLock);
  }

  /** What waits: a newer version of the app, a new look of this version, or nothing. The first worker also waits for a moment, without an older one. */
  async function found(): Promise<'version' | 'look' | null> {
    if (isReplaced) return 'version';
    const waiting = source?.active ? source.waiting : null;
    if (waiting === null) return null;
    return (await hasEntry(waiting, entry)) ? 'look' : 'version';
  }

  async function checkWaiting(): Promise<void> {
    const what = await found();
    const seat = what === null ? undefined : await seatTaken();
    store.setState({ isOffered: what === 'version' && seat === undefined });
    if (what === 'look' && seat === undefined) source?.waiting?.postMessage(takeOverMessage);
    if (seat === undefined || isWaitingForExam) return;
    isWaitingForExam = true;
    await locks?.request(seat, { mode: 'shared' }, () => undefined).catch(() => undefined /* Another page took the lock over. */);
    isWaitingForExam = false;
    await checkWaiting();
  }

  const reloadUnlessSitting = async () => {
    if ((await seatTaken()) === undefined) reload();
  };

  /** Site data were cleared and no worker is left: the next worker counts as a first one, and its files must be back before the network goes. */
  async function turn(): Promise<void> {
    const { controller = null } = container ?? {};
    const isChange = worker !== null && controller !== null && controller !== worker;
    const isLost = worker !== null && controller === null;
    worker = controller;
    if (isChange && !(await hasEntry(controller, entry))) isReplaced = true;
    if (isLost) await register();
    // Not awaited, here and below: during an attempt it waits for its end.
    void checkWaiting();
  }

  async function register(): Promise<void> {
    const registration = await container?.register('/sw.js').catch(() => undefined /* The portal still runs online. */);
    if (registration === undefined) return;
    source = registration;
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', () => void checkWaiting()));
    void checkWaiting();
  }

  return {
    follow: async () => {
      container?.addEventListener('controllerchange', () => void turn());
      await turn();
      await register();
      let askedAt = now();
      page.addEventListener('visibilitychange', async () => {
        if (page.visibilityState !== 'visible' || now() - askedAt < askedAgainMs || (await seatTaken()) !== undefined) return;
        askedAt = now();
        await source?.update().catch(() => undefined /* No network; the next return checks again. */);
      });
    },
    look: async () => {
      try {
        // A page may ask before its worker is registered.
        source ??= (await container?.getRegistration()) ?? null;
        await source?.update();
        if (source !== null) await installed(source);
      } catch {
        return 'unreachable';
      }
      // Without a worker, a page that is loaded again is the newest.
      isReplaced ||= source === null;
      void checkWaiting();
      if ((await found()) !== 'version') return 'none';
      return (await seatTaken()) === undefined ? 'ready' : 'sitting';
    },
    accept: async () => {
      if ((await seatTaken()) !== undefined) return checkWaiting();
      if (source === null || source.waiting === null) return reload();
      container?.addEventListener('controllerchange', () => void reloadUnlessSitting(), { once: true });
      source.waiting.postMessage(takeOverMessage);
    },
  };
}
