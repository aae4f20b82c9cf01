import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { launch, launchLight } from './chromium';
import { watches } from './notice/watch';

interface Options {
  /** `false` removes Background Sync, as in Safari and Firefox. */
  hasSync?: boolean;
  viewport?: { width: number; height: number };
  /** Whether the screen can be tapped. */
  hasTouch?: boolean;
  /** Another browser that keeps the profile in memory instead of on disk: quick to start, and lost when the phone is off. */
  inside?: Browser;
  /** Chromium's headless shell instead of the whole, where it is installed. */
  isLight?: boolean;
  /** The profile's folder, instead of a temporary one; removed when the phone is off. */
  folder?: string;
  /** Additional environment variables of the browser. */
  env?: Record<string, string>;
  /** Additional switches of the browser. */
  switches?: string[];
  /** How long an act on a page may take, in milliseconds. */
  patienceMs?: number;
}

/** `npm run engines` removes Background Sync from every browser of the suite. */
export const syncIsThere = process.env.WITHOUT_SYNC === undefined;

/**
 * Makes pages report the quota of a disk. A profile that Playwright adds to a running browser is a private window, and whether its quota
 * gives that away depends on the machine's memory.
 */
export const reportsDiskQuota = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // Absent in an insecure context.
    if (navigator.storage === undefined) return;
    const estimate = navigator.storage.estimate.bind(navigator.storage);
    navigator.storage.estimate = async () => ({ ...(await estimate()), quota: 64 * 1024 ** 3 });
  });

/** Removes Background Sync from pages of this browser. */
export async function hidesSync(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'SyncManager');
    // An empty page has no workers.
    if ('ServiceWorkerRegistration' in window) Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
}

/** Removes workers from pages of this browser, as some private windows do. */
export const hidesWorkers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });

/** A Chromium with a profile on disk, which survives kills; or a profile inside a shared browser. */
export class Phone {
  readonly #folder: string | null;
  readonly #inside: Browser | undefined;
  readonly #options: Required<Omit<Options, 'inside' | 'folder'>>;
  #context: BrowserContext | null = null;

  constructor({
    hasSync = syncIsThere,
    viewport = { width: 360, height: 740 },
    hasTouch = false,
    inside,
    isLight = false,
    folder,
    env = {},
    switches = [],
    patienceMs = 20_000,
  }: Options = {}) {
    this.#options = { hasSync, viewport, hasTouch, isLight, env, switches, patienceMs };
    this.#inside = inside;
    this.#folder = inside === undefined ? (folder ?? mkdtempSync(join(tmpdir(), 'phone-'))) : null;
  }

  get context(): BrowserContext {
    if (this.#context === null) throw new Error('The phone is off');
    return this.#context;
  }

  /** Starts the browser; it shows an empty page. */
  async on(): Promise<void> {
    const { viewport, hasTouch, isLight, env, switches, patienceMs } = this.#options;
    const program = isLight ? launchLight : launch;
    this.#context = await (this.#inside?.newContext({ viewport, hasTouch, reducedMotion: 'reduce' }) ??
      chromium.launchPersistentContext(this.#disk, {
        ...program,
        args: [...program.args, ...switches],
        viewport,
        hasTouch,
        reducedMotion: 'reduce',
        env: { ...process.env, ...env },
      }));
    watches(this.#context);
    this.#context.setDefaultTimeout(patienceMs);
    if (!this.#options.hasSync) await hidesSync(this.#context);
    if (this.#inside !== undefined) await reportsDiskQuota(this.#context);
  }

  async opens(url: string): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(url);
    return page;
  }

  /** kill -9 of every process of this browser. */
  async dies(): Promise<void> {
    const gone = new Promise((resolve) => this.context.once('close', resolve));
    signal(this.#processes(), 'SIGKILL');
    await gone;
    this.#context = null;
  }

  /** Whether the browser is running. */
  get isOn(): boolean {
    return this.#context !== null;
  }

  /** Stops pages and worker, as sleep does; the returned function wakes them. */
  freezes(): () => void {
    const renderers = this.#processes().filter((pid) => commandOf(pid).includes('--type=renderer'));
    signal(renderers, 'SIGSTOP');
    return () => signal(renderers, 'SIGCONT');
  }

  /** Stops the worker between two events, as the browser does when it is idle. */
  async stopsWorkers(from: Page): Promise<void> {
    const session = await this.context.newCDPSession(from);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await session.detach();
  }

  /**
   * Leaves an origin no storage space; the returned function gives it back. To be called right after `on`: a browser trusts its last
   * measurement of space for half a minute.
   */
  async fillsUp(origin: string, from: Page): Promise<() => Promise<void>> {
    const session = await this.context.newCDPSession(from);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    return async () => {
      await session.send('Storage.overrideQuotaForOrigin', { origin });
      await session.detach();
    };
  }

  /** Closes every page; the browser goes on with one empty page. */
  async closesEveryPage(): Promise<Page> {
    const empty = await this.context.newPage();
    for (const page of this.context.pages()) if (page !== empty) await page.close();
    return empty;
  }

  /** Turns the network off: for pages, for the worker, and for the browser that would wake the worker. */
  losesNetwork(): Promise<void> {
    return this.context.setOffline(true);
  }

  findsNetwork(): Promise<void> {
    return this.context.setOffline(false);
  }

  /**
   * Makes the browser fire the sync event that it would fire within minutes. No page of the portal need be open. After `lastChance` it
   * fires no further one.
   */
  async fires(tag: string, origin: string, from: Page, lastChance = false): Promise<void> {
    const session = await this.context.newCDPSession(from);
    const registrationId = await registrationOf(session, origin);
    await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance });
    await session.detach();
  }

  async off(): Promise<void> {
    await this.#context?.close();
    if (this.#folder !== null) rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The profile's folder. Only a browser of its own can be killed, stopped or started anew. */
  get #disk(): string {
    if (this.#folder === null) throw new Error('This phone has no disk: say test.use({ onDisk: true })');
    return this.#folder;
  }

  #processes(): number[] {
    const disk = this.#disk;
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => commandOf(pid).includes(disk));
  }
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // The process ended together with its parent.
    }
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // The process ended while the list was read.
    return '';
  }
}

async function registrationOf(session: CDPSession, origin: string): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find((r) => r.scopeURL.startsWith(origin) && !r.isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}
