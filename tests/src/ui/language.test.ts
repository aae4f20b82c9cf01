// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

async function languageOn(languages: readonly string[]): Promise<string> {
  vi.stubGlobal('navigator', { ...navigator, languages });
  const { startLanguage, languageNow } = await import('../../../src/copy/language');
  await startLanguage();
  return languageNow();
}

it.each([
  [['hi-IN', 'en-US'], 'hi'],
  [['mr-IN', 'hi', 'en'], 'hi'],
  [['en-IN', 'hi-IN'], 'en'],
  [['ta-IN'], 'en'],
  [[], 'en'],
])('a device set to %j starts in %s', async (languages, language) => {
  expect(await languageOn(languages)).toBe(language);
  expect(document.documentElement.lang).toBe(language);
  document.documentElement.lang = '';
});

it('a person who has chosen keeps the choice', async () => {
  localStorage.setItem('language', 'en');
  expect(await languageOn(['hi-IN'])).toBe('en');
});
