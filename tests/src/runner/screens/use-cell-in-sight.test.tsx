// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useCellInSight } from '../../../../src/runner/screens/palette/use-cell-in-sight';

/** Three rows of 40 px, in a box of 80 px. */
const Cells = ({ current }: { current: number }) => (
  <div ref={useCellInSight(current)}>
    {[1, 2, 3].map((id) => (
      <i key={id} data-id={id} aria-current={id === current ? 'step' : undefined} />
    ))}
  </div>
);

it('a list of numbers stands still for one that is in sight, and moves for one that is not, with room for the name of a section', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const page = document.createElement('div');
  const root = createRoot(page);
  const goes = (current: number) => act(async () => root.render(<Cells current={current} />));
  await goes(0);
  const box = page.firstElementChild as HTMLElement;
  box.getBoundingClientRect = () => new DOMRect(0, 100, 50, 80);
  for (const cell of box.querySelectorAll('i'))
    cell.getBoundingClientRect = () => new DOMRect(0, 100 + 40 * (Number(cell.dataset.id) - 1) - box.scrollTop, 50, 40);
  await goes(1);
  expect(box.scrollTop).toBe(0);
  await goes(2);
  expect(box.scrollTop).toBe(0);
  await goes(3);
  expect(box.scrollTop).toBe(52);
  await goes(2);
  expect(box.scrollTop).toBe(-8);
  await act(async () => root.unmount());
});
