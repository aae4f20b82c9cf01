import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { until } from '../../kit/until';
import { launch, patienceMs } from './chromium';
import { watches } from './notice/watch';

interface Target {
  id: string;
  title: string;
  url: string;
}

/** A Chromium that the test lets go of for a while: the browser discards no page that a debugger watches. */
export class Unwatched {
  readonly #folder = mkdtempSync(join(tmpdir(), 'unwatched-'));
  readonly #process: ChildProcess;
  #browser: Browser | null = null;

  constructor() {
    // Its own pages, of which one discards others, are shut unless the profile opens them.
    writeFileSync(join(this.#folder, 'Local State'), JSON.stringify({ internal_only_uis_enabled: true }));
    const args = [...launch.args, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${this.#folder}`, 'about:blank'];
    this.#process = spawn(launch.executablePath, args, { stdio: 'ignore' });
  }

  /** The browser's pages, watched from now on. */
  async watched(): Promise<BrowserContext> {
    this.#browser = await chromium.connectOverCDP(await this.#address());
    const [context] = this.#browser.contexts();
    if (context === undefined) throw new Error('The browser has no profile');
    watches(context);
    context.setDefaultTimeout(patienceMs);
    return context;
  }

  /** Lets the browser discard a page, as it does where memory is short, and shows the page again, which loads it. */
  async discards(page: Page): Promise<Page> {
    const url = page.url();
    const list = await page.context().newPage();
    await list.goto('chrome://discards');
    await list.evaluate(pressDiscard, new URL(url).pathname);
    await this.#browser?.close();
    await until(async () => (await this.#targets()).some(({ title }) => title === 'discarded'));
    const place = (await this.#targets()).find((target) => target.url === url);
    await fetch(`${await this.#address()}/json/activate/${place?.id}`);
    const now = await this.watched();
    return until(() => now.pages().find((other) => other.url() === url));
  }

  async off(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    await this.#browser?.close();
    this.#process.kill();
    await ended;
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async #address(): Promise<string> {
    const port = () => readFileSync(join(this.#folder, 'DevToolsActivePort'), 'utf8').split('\n')[0];
    await until(() => {
      try {
        return port() !== '';
      } catch {
        return false;
      }
    });
    return `http://127.0.0.1:${port()}`;
  }

  async #targets(): Promise<Target[]> {
    return (await fetch(`${await this.#address()}/json/list`)).json() as Promise<Target[]>;
  }
}

/** Runs in the browser's list of pages: presses *Urgent Discard* in the row of this path until the row says so, and then puts it in the title. */
function pressDiscard(path: string): void {
  const within = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot === null ? [] : within(one.shadowRoot))]);
  const look = () => {
    const row = within(document).find(
      (one) => one.matches('tbody tr') && one.textContent?.includes(path) && /Urgent/.test(one.textContent),
    );
    if (row === undefined) return;
    if (/discarded \(/.test(row.textContent ?? '')) {
      document.title = 'discarded';
      clearInterval(timer);
    } else [...row.querySelectorAll('div')].find((one) => one.textContent?.trim() === '[Urgent Discard]')?.click();
  };
  const timer = setInterval(look, 300);
}
