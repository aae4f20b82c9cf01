// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

/** The reading language of a device on which these were stored, before the page's language is spoken: English. */
async function readsIn(own: string, questions: string): Promise<string> {
  localStorage.setItem('language', own);
  localStorage.setItem('question-language', questions);
  vi.resetModules();
  const { useQuestionLanguage } = await import('../../../src/ui/question/question-language');
  return renderToString(createElement(() => useQuestionLanguage()));
}

it('a kept choice of the page’s own language, which earlier versions stored, is none; another one stays', async () => {
  expect(await readsIn('hi', 'hi')).toBe('en');
  expect(await readsIn('hi', 'te')).toBe('te');
});
