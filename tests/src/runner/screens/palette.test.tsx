// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Attempt } from '../../../../src/runner/attempt/attempt';
import { Palette } from '../../../../src/runner/screens/palette/Palette';
import { leave, open, startOver } from '../../learner/kit';
import { sitting } from '../../learner/made';

beforeEach(startOver);
afterEach(leave);

const begun: Attempt = { ...sitting(1), standings: {} };
const cells = () => [...document.querySelectorAll<HTMLButtonElement>('nav button')];
const press = (key: string) =>
  act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

it('the palette is one stop of the Tab key; arrows move in it, by its columns', async () => {
  const questionIds = Array.from({ length: 12 }, (_, at) => at + 1);
  await open(<Palette attempt={{ ...begun, questionIds, currentQuestionId: 3 }} onGo={() => undefined} />);
  expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toEqual([cells()[2]]);
  const grid = cells()[0]?.parentElement;
  if (grid) grid.style.gridTemplateColumns = '1px 1px 1px 1px 1px';
  cells()[2]?.focus();
  const at = () => cells().indexOf(document.activeElement as HTMLButtonElement) + 1;
  const places: number[] = [];
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'End', 'ArrowRight', 'Home', 'x']) {
    await press(key);
    places.push(at());
  }
  expect(places).toEqual([4, 9, 8, 3, 12, 12, 1, 1]);
});

it('the legend names a state before its number, with the sign of the state', async () => {
  await open(<Palette attempt={begun} onGo={() => undefined} />);
  for (const row of document.querySelectorAll('[data-legend]'))
    expect([...row.children].map(({ tagName }) => tagName)).toEqual(['DT', 'DD']);
  expect(document.querySelectorAll('[data-legend=answered-marked] dt svg')).toHaveLength(2);
});
