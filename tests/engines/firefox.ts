import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../kit/free-port';
import { type Bidi, bidiAt } from './bidi';
import { installed, killed } from './ending';
import type { Start, Tab } from './engine';

/** No request to another machine. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.provider.mozilla.updateURL': '',
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};

interface Running {
  process: ChildProcess;
  bidi: Bidi;
}

async function launched(program: string, profile: string): Promise<Running> {
  const port = await freePort();
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`];
  const child = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (text: Buffer) => String(text).includes('WebDriver BiDi listening') && resolve());
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}`)));
  });
  const bidi = await bidiAt(`ws://127.0.0.1:${port}/session`);
  await bidi.sends('session.new', { capabilities: {} });
  return { process: child, bidi };
}

async function opened({ bidi }: Running): Promise<Tab> {
  const { context } = await bidi.sends<{ context: string }>('browsingContext.create', { type: 'tab' });
  return {
    goes: async (url) => void (await bidi.sends('browsingContext.navigate', { context, url, wait: 'complete' })),
    reloads: async () => void (await bidi.sends('browsingContext.reload', { context, wait: 'complete' })),
    runs: async (work, ...args) => {
      const { type, result, exceptionDetails } = await bidi.sends<Called>('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify((await (${work})(...JSON.parse(args))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      });
      if (type === 'exception') throw new Error(exceptionDetails?.text);
      return JSON.parse(result?.value ?? 'null');
    },
    closes: async () => void (await bidi.sends('browsingContext.close', { context })),
  };
}

interface Called {
  type: 'success' | 'exception';
  result?: { value: string };
  exceptionDetails?: { text: string };
}

export const startFirefox: Start = async () => {
  const program = installed('firefox-esr', 'firefox');
  if (program === null) return 'Firefox is not installed (Debian: firefox-esr).';
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  let running = await launched(program, profile);
  return {
    opens: () => opened(running),
    diesAndReturns: async () => {
      await killed(running.process);
      running = await launched(program, profile);
    },
    off: async () => {
      running.bidi.closes();
      await killed(running.process);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
