import { use } from 'react';
import { bringBeforeHindi, languageNow, useLanguage } from './language';

export interface Catalogue<Sentences> {
  /** Hook: returns the sentences in the page's language; rerenders when the language changes. */
  use: () => Sentences;
  /** Returns the sentences in the current language, for use outside of components. */
  now: () => Sentences;
}

/**
 * Creates a catalogue. English is part of the importing chunk; Hindi loads when the page first uses it. A catalogue first used on a Hindi
 * page suspends until its Hindi is loaded; if it cannot be loaded, English is shown.
 */
export function catalogue<Sentences>(english: Sentences, bringHindi: () => Promise<Sentences>): Catalogue<Sentences> {
  let hindi: Sentences | null = null;
  let coming: Promise<void> | null = null;
  let standIn: Promise<Sentences> | null = null;
  const bring = (): Promise<void> => {
    coming ??= bringHindi().then(
      (sentences) => {
        hindi = sentences;
      },
      (error) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  };
  bringBeforeHindi(bring);
  const here = (): Sentences => hindi ?? english;
  return {
    use: () => {
      if (useLanguage() === 'en') return english;
      standIn ??= bring().then(here, here);
      return hindi ?? use(standIn);
    },
    now: () => (languageNow() === 'hi' ? here() : english),
  };
}
