// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/ui/controls/Dialog';

const place = document.createElement('div');
const root = createRoot(place);
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

function Asked() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MemoryRouter>
      <button type="button" onClick={() => setIsOpen(true)}>
        Submit
      </button>
      <Dialog title="Sure?" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <input type="file" />
      </Dialog>
    </MemoryRouter>
  );
}

it('a dialog that is opened again before the browser reports its closing stays open', async () => {
  await act(async () => root.render(<Asked />));
  const dialog = place.querySelector('dialog');
  const press = () => act(async () => place.querySelector('button')?.click());
  const tell = (element: Element | null | undefined, event: string, init?: EventInit) =>
    act(async () => void element?.dispatchEvent(new Event(event, init)));
  await press();
  expect(dialog?.open).toBe(true);
  // Escape: the browser fires `cancel`, closes, gives the focus back, and fires `close` in a later task.
  await tell(dialog, 'cancel');
  expect(dialog?.open).toBe(false);
  await press();
  await tell(dialog, 'close');
  expect(dialog?.open).toBe(true);
  // A file chooser in the dialog that is closed without a file fires an event of the same name.
  await tell(dialog?.querySelector('input'), 'cancel', { bubbles: true });
  expect(dialog?.open).toBe(true);
  dialog?.close();
  await tell(dialog, 'close');
  await press();
  expect(dialog?.open).toBe(true);
});
