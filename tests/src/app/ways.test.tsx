// @vitest-environment jsdom
import { act } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Ways } from '../../../src/app/frame/Ways';
import { byRole, click, leave, open } from '../learner/kit';

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}
const marked = () => [...document.querySelectorAll('[aria-current=page]')].map((way) => way.textContent);
const opens = () =>
  open(
    <>
      <Ways hasBar />
      <Back />
    </>,
    '/user/dashboard',
  );

afterEach(leave);

it('the mark of the bar follows a way back, and a touch at the same place', async () => {
  await opens();
  expect(marked()).toEqual(['Dashboard']);
  await click(byRole('link', 'Available'));
  expect(marked()).toEqual(['Available']);
  await click(byRole('link', 'Available'));
  await click(byRole('button', 'Back'));
  expect(marked()).toEqual(['Dashboard']);
});

it.each(['metaKey', 'ctrlKey', 'shiftKey'])('the mark of the bar stays where a touch with %s opens another tab', async (key) => {
  await opens();
  const other = byRole('link', 'Available');
  // A stand-in for a browser has no other tab, and would say so.
  other.addEventListener('click', (event) => event.preventDefault());
  await act(async () => other.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, [key]: true })));
  expect(marked()).toEqual(['Dashboard']);
});
