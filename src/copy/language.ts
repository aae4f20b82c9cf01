import { create } from 'zustand';
import { remember, remembered } from '../ui/browser/remembered';

/** Each language's name in that language, for people who cannot read the others. Every catalogue has a file for each but English. */
export const languageNames = { en: 'English', hi: 'हिन्दी' } as const;

export type Language = keyof typeof languageNames;
/** A language whose sentences are loaded when the page first uses them. */
export type LoadedLanguage = Exclude<Language, 'en'>;

const storageKey = 'language';
const useStore = create<{ language: Language }>(() => ({ language: 'en' }));
const loads = new Set<(language: LoadedLanguage) => Promise<unknown>>();

/** The page's language, for components. */
export const useLanguage = (): Language => useStore(({ language }) => language);

/** Returns the page's current language. */
export const languageNow = (): Language => useStore.getState().language;

/** Registers a load that must finish before the page switches to another language than English. */
export const bringBefore = (bring: (language: LoadedLanguage) => Promise<unknown>): void => void loads.add(bring);

/** Loads the sentences of every catalogue that the page has by now. Rejects if some cannot be loaded. */
export async function bringWords(language: Language): Promise<void> {
  if (language !== 'en') await Promise.all([...loads].map((bring) => bring(language)));
}

async function speak(language: Language): Promise<void> {
  await bringWords(language);
  document.documentElement.lang = language;
  useStore.setState({ language });
}

/** Switches the language, also in other open tabs and for later visits. Rejects if the sentences cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  remember(storageKey, language);
}

const isKnown = (language: string | null): language is Language => language !== null && Object.hasOwn(languageNames, language);

/** The first language of the device that the portal speaks. */
function ofDevice(): Language {
  return navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase() ?? null).find(isKnown) ?? 'en';
}

/** What a person chose here; before that, the device's language. */
export function languageChosen(): Language {
  const language = remembered(storageKey);
  return isKnown(language) ? language : ofDevice();
}

/** Switches to the chosen language or the device's, or stays English if its sentences cannot be loaded. Resolves when the first screen may be rendered. */
export async function startLanguage(): Promise<void> {
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey) void speak(languageChosen()).catch(() => undefined /* The page keeps its language. */);
  });
  // English too: the server may have drawn the landing page in another language.
  await speak(languageChosen()).catch(() => speak('en'));
}
