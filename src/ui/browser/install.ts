import { createStore } from 'zustand/vanilla';

/** Chromium's event that replaces its own installation prompt; not yet in TypeScript's DOM types. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/**
 * How this browser installs the portal. `prompt`: the page may show the browser's prompt. · `by-hand`: a person must do it, as on an
 * iPhone. · null: not now, or never.
 */
export type InstallWay = { kind: 'prompt'; ask: () => Promise<void> } | { kind: 'by-hand' } | null;

type Navigator = Pick<globalThis.Navigator, 'userAgent' | 'maxTouchPoints'> & { standalone?: boolean };

/** Every browser on an iPhone or iPad; an iPad reports itself as a Mac, but has touch points. */
export const mustBeByHand = ({ userAgent, maxTouchPoints, standalone }: Navigator): boolean =>
  standalone === false && (/iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1));

export const installWay = createStore<{ way: InstallWay }>(() => ({ way: null }));

/** Listens from the page's start: the browser fires its event once, before any screen could listen. */
export function hearInstall(page: Window = window): void {
  if (mustBeByHand(page.navigator)) installWay.setState({ way: { kind: 'by-hand' } });
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const ask = async () => {
      // A prompt can be shown once; the browser fires a new event if the person dismisses it.
      installWay.setState({ way: null });
      await (event as InstallPrompt).prompt();
    };
    installWay.setState({ way: { kind: 'prompt', ask } });
  });
  page.addEventListener('appinstalled', () => installWay.setState({ way: null }));
}
