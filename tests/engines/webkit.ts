import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { freePort } from '../kit/free-port';
import { installed, killed } from './ending';
import type { Start, Tab } from './engine';

/** The browser that Debian ships with the driver. */
function miniBrowser(): string | null {
  const lib = '/usr/lib';
  const places = readdirSync(lib).flatMap((arch) => [
    `${lib}/${arch}/webkit2gtk-4.1/MiniBrowser`,
    `${lib}/${arch}/webkit2gtk-4.0/MiniBrowser`,
  ]);
  return installed(...places);
}

type Call = <T>(method: 'POST' | 'GET' | 'DELETE', path: string, body?: object) => Promise<T>;

/** A WebDriver client as the W3C defines it: JSON over HTTP. */
const callerAt =
  (base: string): Call =>
  async (method, path, body) => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: method === 'POST' ? JSON.stringify(body ?? {}) : null,
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

async function answers(base: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (
    !(await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function opened(call: Call): Promise<Tab> {
  // A tab would be hidden, so that WebKit draws no frame of it and measures nothing.
  const { handle } = await call<{ handle: string }>('POST', '/window/new', { type: 'window' });
  // The driver addresses one window at a time.
  const here = () => call('POST', '/window', { handle });
  return {
    goes: async (url) => {
      await here();
      await call('POST', '/url', { url });
    },
    reloads: async () => {
      await here();
      await call('POST', '/refresh');
    },
    runs: async (work, ...args) => {
      await here();
      const script = `const done = arguments[1];
        (async () => JSON.stringify((await (${work})(...JSON.parse(arguments[0]))) ?? null))().then(done, (e) => done('!' + e));`;
      const said = await call<string>('POST', '/execute/async', { script, args: [JSON.stringify(args)] });
      if (said.startsWith('!')) throw new Error(said);
      return JSON.parse(said);
    },
    closes: async () => {
      await here();
      await call('DELETE', '/window');
    },
  };
}

export const startWebKit: Start = async () => {
  const [driver, screen, browser] = [installed('WebKitWebDriver'), installed('xvfb-run'), miniBrowser()];
  if (driver === null || browser === null) return 'WebKitGTK is not installed (Debian: webkit2gtk-driver).';
  if (screen === null) return 'WebKitGTK needs a screen, and there is no xvfb-run (Debian: xvfb).';
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const child = spawn(screen, ['-a', driver, `--port=${port}`], { detached: true, stdio: 'ignore' });
  await answers(base);
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const { sessionId } = await callerAt(base)<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch } });
  const call = callerAt(`${base}/session/${sessionId}`);
  return {
    opens: () => opened(call),
    diesAndReturns: null,
    off: async () => {
      await call('DELETE', '').catch(() => undefined /* The browser is killed next. */);
      await killed(child);
    },
  };
};
