// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { words } from '../../../../src/admin/words/en/hints';
import { wordsHi } from '../../../../src/admin/words/hi/hints';
import { chooseLanguage } from '../../../../src/copy/language';
import { all, bank, exam, leaves, opens, server, settles } from '../kit';

const devanagari = /[\u0900-\u097f]/;

afterEach(async () => {
  await leaves();
  await act(() => chooseLanguage('en'));
});

test('every hint of the table and tree library is translated into both languages', async () => {
  const { default: library } = (await import('react-aria-components/i18n/en-US')) as unknown as { default: Record<string, object> };
  const about = { item: 'अ', count: 2, link: 'अ', columnName: 'अ', value: 2 };
  const wording = (hint: unknown) => (typeof hint === 'function' ? hint(about) : hint);
  for (const [name, own] of Object.entries(words)) {
    expect(Object.keys(own).sort(), name).toEqual(Object.keys(library[name] ?? {}).sort());
    for (const [key, hint] of Object.entries(wordsHi[name as keyof typeof words])) expect(wording(hint), key).toMatch(devanagari);
  }
});

/** The text of an element's `aria-describedby`. */
const described = (element: HTMLElement | undefined) =>
  (element?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('tables and trees give their hints in the language of the page, and switch at once with it', async () => {
  server({ 'GET /categories': bank, 'GET /exams/all': [exam(1, 'SSC CGL')] });
  await opens('/all-exams');
  const column = () => described(all('column')[0]);
  expect(column()).toContain('sortable column');
  await act(() => chooseLanguage('hi'));
  await settles();
  expect(column()).toContain('इस कॉलम से क्रम बदला जा सकता है');
  await leaves();

  await opens('/admin/questions?question=new');
  const opener = () => document.querySelector('[role="row"] button')?.getAttribute('aria-label');
  const box = () => document.querySelector('[role="row"] input[type="checkbox"]')?.getAttribute('aria-label');
  expect([opener(), box()]).toEqual(['खोलें', 'चुनें']);
  await act(() => chooseLanguage('en'));
  await settles();
  expect([opener(), box()]).toEqual(['Expand', 'Select']);
});
