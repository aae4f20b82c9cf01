import { create } from 'zustand';
import { remember, remembered } from '../ui/browser/remembered';

export type Language = 'en' | 'hi';

/** Each language's name in that language, for people who cannot read the other. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

const storageKey = 'language';
const useStore = create<{ language: Language }>(() => ({ language: 'en' }));
const inHindi = new Set<() => Promise<unknown>>();

/** The page's language, for components. */
export const useLanguage = (): Language => useStore(({ language }) => language);

/** Returns the page's current language. */
export const languageNow = (): Language => useStore.getState().language;

/** Registers a load that must finish before the page switches to Hindi. */
export const bringBeforeHindi = (bring: () => Promise<unknown>): void => void inHindi.add(bring);

async function speak(language: Language): Promise<void> {
  if (language === 'hi') await Promise.all([...inHindi].map((bring) => bring()));
  document.documentElement.lang = language;
  useStore.setState({ language });
}

/** Switches the language, also in other open tabs and for later visits. Rejects if the sentences cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  remember(storageKey, language);
}

const chosen = (): Language => (remembered(storageKey) === 'hi' ? 'hi' : 'en');

/** Switches to the stored language, or stays English if its sentences cannot be loaded. Resolves when the first screen may be rendered. */
export async function startLanguage(): Promise<void> {
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey) void speak(chosen()).catch(() => undefined /* The page keeps its language. */);
  });
  if (chosen() !== 'en') await speak(chosen()).catch(() => undefined);
}
