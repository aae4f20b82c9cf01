import { create } from 'zustand';
import { remember, remembered } from '../ui/browser/remembered';

export type Language = 'en' | 'hi';

/** Each language by its own name, for whoever cannot read the other. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

const storageKey = 'language';
const useStore = create<{ language: Language }>(() => ({ language: 'en' }));
const inHindi = new Set<() => Promise<unknown>>();

/** The language that the page speaks, for screens. */
export const useLanguage = (): Language => useStore(({ language }) => language);

/** The language that the page speaks at this moment. */
export const languageNow = (): Language => useStore.getState().language;

/** Registers what has to be here before the page speaks Hindi. */
export const bringBeforeHindi = (bring: () => Promise<unknown>): void => void inHindi.add(bring);

async function speak(language: Language): Promise<void> {
  if (language === 'hi') await Promise.all([...inHindi].map((bring) => bring()));
  document.documentElement.lang = language;
  useStore.setState({ language });
}

/** Speaks another language at once, in every open tab and at every later visit. Rejects where its sentences cannot be had. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  remember(storageKey, language);
}

const chosen = (): Language => (remembered(storageKey) === 'hi' ? 'hi' : 'en');

/** Speaks what was chosen at an earlier visit, or English where that cannot be had; resolves when the first screen may be drawn. */
export async function startLanguage(): Promise<void> {
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey) void speak(chosen()).catch(() => undefined /* The page stays in the language it speaks. */);
  });
  if (chosen() !== 'en') await speak(chosen()).catch(() => undefined);
}
