import { use } from 'react';
import { bringBeforeHindi, languageNow, useLanguage } from './language';

export interface Catalogue<Sentences> {
  /** The sentences in the language of the page; the component is drawn again when that changes. */
  use: () => Sentences;
  /** The same at this moment, for what is said once. */
  now: () => Sentences;
}

/**
 * One set of sentences in every language. English comes with whoever imports it, Hindi when somebody wants it. A set that is met while the
 * page already speaks Hindi suspends until its Hindi is here; where that cannot come, English stands in for it.
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
