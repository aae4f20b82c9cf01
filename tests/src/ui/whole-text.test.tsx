// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { WholeText } from '../../../src/ui/maths/WholeText';
import { until } from '../../kit/until';

async function drawn(text: string): Promise<HTMLElement> {
  const place = document.createElement('div');
  await act(async () => createRoot(place).render(<WholeText text={text} />));
  return place;
}

test('two lines of cells in a question are a table, and what stands around them stays text', async () => {
  const place = await drawn('Look:\n| Year | Sales |\n| 2020 | 12 |\nHow many?');
  const cells = () => [...place.querySelectorAll('th, td')].map((cell) => cell.textContent);
  await until(() => act(async () => cells().length > 0));
  expect(cells()).toEqual(['Year', 'Sales', '2020', '12']);
  expect([...place.querySelectorAll(':scope > div > div:not([data-scrolls])')].map((each) => each.textContent)).toEqual([
    'Look:',
    'How many?',
  ]);
});

test.each(['|x| + |y| = 3', 'Is |x| > 0?\n|y|', 'a | b\nc | d', '| a | b |\n\n| c | d |', 'Plain'])('%j is text', async (text) => {
  const place = await drawn(text);
  expect(place.innerHTML).toBe(text.replaceAll('>', '&gt;'));
});
