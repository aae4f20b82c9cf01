import { createStore } from 'zustand/vanilla';

/** What Chromium hands over instead of asking by itself; not yet in TypeScript's DOM. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** How this browser puts the portal among the phone's apps. `prompt`: it asks when told to · `by-hand`: a person must, as on an iPhone · null: not now, or never. */
export type InstallWay = { kind: 'prompt'; ask: () => Promise<void> } | { kind: 'by-hand' } | null;

type Navigator = Pick<globalThis.Navigator, 'userAgent' | 'maxTouchPoints'> & { standalone?: boolean };

/** Safari and every other browser of an iPhone or iPad; an iPad says that it is a Mac, but has fingers on it. */
export const mustBeByHand = ({ userAgent, maxTouchPoints, standalone }: Navigator): boolean =>
  standalone === false && (/iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1));

export const installWay = createStore<{ way: InstallWay }>(() => ({ way: null }));

/** Listens from the first moment: the browser offers once, before any screen could. */
export function hearInstall(page: Window = window): void {
  if (mustBeByHand(page.navigator)) installWay.setState({ way: { kind: 'by-hand' } });
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const ask = async () => {
      // A prompt can be shown once; the browser offers another if it is dismissed.
      installWay.setState({ way: null });
      await (event as InstallPrompt).prompt();
    };
    installWay.setState({ way: { kind: 'prompt', ask } });
  });
  page.addEventListener('appinstalled', () => installWay.setState({ way: null }));
}
