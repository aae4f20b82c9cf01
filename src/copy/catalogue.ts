import { use } from 'react';
import { bringBefore, type LoadedLanguage, languageNow, useLanguage } from './language';

export interface Catalogue<Sentences> {
  /** Hook: returns the sentences in the page's language; rerenders when the language changes. */
  use: () => Sentences;
  /** Returns the sentences in the current language, for use outside of components. */
  now: () => Sentences;
}

/** A promise whose value React reads at once, without waiting for a turn of the event loop. */
const fulfilled = <T>(value: T): Promise<T> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/**
 * Creates a catalogue. English is part of the importing chunk; another language loads when the page first uses it. A catalogue first used on
 * a page in that language suspends until its sentences are loaded; if they cannot be loaded, English is shown.
 */
export function catalogue<Sentences>(
  english: Sentences,
  files: Readonly<Record<LoadedLanguage, () => Promise<Sentences>>>,
): Catalogue<Sentences> {
  const loaded: Partial<Record<LoadedLanguage, Sentences>> = {};
  const coming: Partial<Record<LoadedLanguage, Promise<void>>> = {};
  const shown: Partial<Record<LoadedLanguage, Promise<Sentences>>> = {};
  const bring = (language: LoadedLanguage): Promise<void> => {
    coming[language] ??= files[language]().then(
      (sentences) => {
        loaded[language] = sentences;
        shown[language] = fulfilled(sentences);
      },
      (error) => {
        delete coming[language];
        throw error;
      },
    );
    return coming[language];
  };
  bringBefore(bring);
  const here = (language: LoadedLanguage): Sentences => loaded[language] ?? english;
  return {
    use: () => {
      const language = useLanguage();
      if (language === 'en') return english;
      shown[language] ??= bring(language).then(
        () => here(language),
        () => here(language),
      );
      // In every render: React renders a component that waited once more, and then expects each of its hooks again.
      return use(shown[language]);
    },
    now: () => {
      const language = languageNow();
      return language === 'en' ? english : here(language);
    },
  };
}
