// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link, type LinkProps } from '../../../src/ui/link/Link';
import { NavLink } from '../../../src/ui/link/NavLink';

let root: Root | null = null;
const place = document.createElement('div');
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root?.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

function Here() {
  const { pathname, search, state } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

async function draws(link: React.ReactNode, at = '/user/dashboard'): Promise<void> {
  document.body.append(place);
  root = createRoot(place);
  const app = (
    <MemoryRouter initialEntries={[at]}>
      {link}
      <Here />
    </MemoryRouter>
  );
  await act(async () => root?.render(app));
}
const link = () => place.querySelector('a') as HTMLAnchorElement;
const here = () => place.querySelector('output')?.textContent;

/** Clicks the link; returns whether the browser would follow it by itself. */
async function clicks(how: MouseEventInit = {}): Promise<boolean> {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  let isLeft = false;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
    // jsdom would report a navigation that it does not have.
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  await act(async () => void link().dispatchEvent(click));
  return isLeft;
}

const goes = (more: Partial<LinkProps> = {}) => draws(<Link to="/user/outbox?all=1" {...more} />);

it('leads to another screen without loading the page again, with a state', async () => {
  await goes({ state: { from: 'here' } });
  expect(link().getAttribute('href')).toBe('/user/outbox?all=1');
  expect(await clicks()).toBe(false);
  expect(here()).toBe('PUSH /user/outbox?all=1 {"from":"here"}');
});

it('takes the place of the entry where it is asked to, or where it leads to the same address', async () => {
  await goes({ replace: true });
  await clicks();
  expect(here()).toBe('REPLACE /user/outbox?all=1 null');
  await clicks();
  expect(here()).toBe('REPLACE /user/outbox?all=1 null');
});

it.each([
  ['with Ctrl', { ctrlKey: true }, {}],
  ['with ⌘', { metaKey: true }, {}],
  ['with the middle button', { button: 1 }, {}],
  ['to another window', {}, { target: '_blank' }],
])('leaves a click %s to the browser', async (_, how, more) => {
  await goes(more);
  expect(await clicks(how)).toBe(true);
  expect(here()).toBe('POP /user/dashboard null');
});

it('stays where the handler of its click prevents it', async () => {
  await goes({ onClick: (event) => event.preventDefault() });
  await clicks();
  expect(here()).toBe('POP /user/dashboard null');
});

it('keeps the path where only a query is named', async () => {
  await draws(<Link to="?by=u" />);
  expect(link().getAttribute('href')).toBe('/user/dashboard?by=u');
});

it.each([
  ['/user/outbox', false, 'page'],
  ['/USER/Outbox', false, 'page'],
  ['/user/outbox/old', false, 'page'],
  ['/user/outbox/old', true, null],
  ['/user/outboxes', false, null],
  ['/user', false, null],
])('at %s, the entry of a navigation (path alone: %s) is current: %s', async (at, end, current) => {
  await draws(<NavLink to="/user/outbox" end={end} />, at);
  expect(link().getAttribute('aria-current')).toBe(current);
});
