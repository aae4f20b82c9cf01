import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { Hint } from '../words/en/hints';
import { adminCopyNow, useAdminCopy } from '../words/use-admin-copy';

type ByKey = Record<string, Hint>;

const eachOf = <From, To>(entries: Record<string, From>, made: (entry: From, key: string) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, made(entry, key)]));

const hintsNow = (): Record<string, ByKey> => adminCopyNow().hints;

// React Aria reads a page's own texts from here (@internationalized/string, LocalizedStringDictionary), once and for one language: each
// text is therefore a function that uses the current language.
const inPageLanguage = eachOf(hintsNow(), (sentences, name) =>
  eachOf(sentences, (_, key) => (about: Parameters<Exclude<Hint, string>>[0] = {}) => {
    const hint = hintsNow()[name]?.[key] ?? '';
    return typeof hint === 'function' ? hint(about) : hint;
  }),
);
Object.assign(globalThis, {
  [Symbol.for('react-aria.i18n.locale')]: 'en-IN',
  [Symbol.for('react-aria.i18n.strings')]: inPageLanguage,
});

/** Sets the page's language for the tables and trees inside. */
export const HintsInLanguage = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={useAdminCopy().locale}>{children}</I18nProvider>
);
