import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { problemStatus } from '../../../contract/calls/problem';
import { device, type Person } from '../../../src/runner/device/db';
import type { Session } from '../../../src/session/keeper/session';
import { patienceMs, until } from '../../kit/until';
import { asha } from './made';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

/** Replaces the session module: the signed-in person and the effect of signing out. */
export const sessionDouble = {
  session: { phase: 'loading' } as Session,
  useSession: (): Session => sessionDouble.session,
  signOut: vi.fn(async () => undefined),
  token: vi.fn(async (): Promise<string | null> => 'a token'),
  keepProfile: vi.fn(async () => undefined),
};

export const signIn = (person: Person, { isLost = false } = {}): void => {
  sessionDouble.session = { phase: 'signed-in', person, isConfirmed: !isLost, isLost };
};

type Reply = { status: number; body: unknown; retryAfter?: string };
const replies = new Map<string, () => Reply>();
const asked: string[] = [];
const answers: Promise<Response>[] = [];
let isDown = false;
let held: Promise<void> = Promise.resolve();
const heldPaths = new Map<string, Promise<void>>();

/** The server as the screens see it: a reply for each path below the API, or no connection. */
export const server = {
  asked,
  gives: (path: string, body: unknown) => void replies.set(path, () => ({ status: 200, body })),
  refuses: (path: string, status: number) => void replies.set(path, () => ({ status, body: { code: codeOf(status), message: 'No.' } })),
  /** Refuses until these seconds are over, as it says. */
  asksToWait: (path: string, seconds: number) =>
    void replies.set(path, () => ({ status: 429, body: { code: codeOf(429), message: 'No.' }, retryAfter: `${seconds}` })),
  /** A refusal in all its words. */
  says: (path: string, status: number, body: unknown) => void replies.set(path, () => ({ status, body })),
  /** Holds all replies until the returned function is called. */
  holds: (): (() => void) => {
    let release: () => void = () => undefined;
    held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  },
  /** Holds the replies of one path until the returned function is called. */
  holdsPath: (path: string): (() => void) => {
    let release: () => void = () => undefined;
    heldPaths.set(path, new Promise((resolve) => (release = resolve)));
    return release;
  },
  /** Resolves when every request so far has its reply. */
  isAnswered: () => Promise.allSettled(answers),
  shutsOut: (path: string) => void replies.set(path, () => ({ status: 403, body: { code: 'shut-out', message: 'No.' } })),
  goesDown: () => {
    isDown = true;
  },
  comesBack: () => {
    isDown = false;
    act(() => void window.dispatchEvent(new Event('online')));
  },
};

const codeOf = (status: number): string | undefined => Object.entries(problemStatus).find(([, s]) => s === status)?.[0];

async function answer(input: RequestInfo | URL): Promise<Response> {
  const path = String(input).replace(/^.*\/api/, '');
  asked.push(path);
  await held;
  await heldPaths.get(path);
  const reply = replies.get(path);
  if (isDown || reply === undefined) throw new TypeError('Failed to fetch');
  const { status, body, retryAfter } = reply();
  const headers = { 'Content-Type': 'application/json', ...(retryAfter && { 'Retry-After': retryAfter }) };
  return new Response(JSON.stringify(body), { status, headers });
}

/** Of all screens that are open. */
const roots: Root[] = [];

/** Leaves the page: every open screen, since it would listen on while the files behind it are tested. */
export async function leave(): Promise<void> {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount();
  });
  document.body.innerHTML = '';
}

/** Clears device, browser and server; Asha is signed in. */
export async function startOver(): Promise<void> {
  replies.clear();
  heldPaths.clear();
  localStorage.clear();
  history.replaceState(null, '');
  asked.length = 0;
  isDown = false;
  held = Promise.resolve();
  signIn(asha);
  sessionDouble.signOut.mockReset().mockResolvedValue(undefined);
  answers.length = 0;
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const reply = answer(input);
    answers.push(reply);
    return reply;
  });
  // Most browsers can wake a worker once there is a network.
  vi.stubGlobal('SyncManager', class {});
  vi.spyOn(window, 'alert').mockReset();
  await Promise.all(device.tables.map((table) => table.clear()));
}

export async function open(screen: ReactNode, at: string | { pathname: string; state: unknown } = '/here'): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  roots.push(root);
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[at]}>
        {screen}
        <Address />
      </MemoryRouter>,
    ),
  );
}

function Address() {
  const { pathname, state } = useLocation();
  return <output data-state={JSON.stringify(state)}>{pathname}</output>;
}

export const address = (): string => document.querySelector('output')?.textContent ?? '';
export const addressState = (): unknown => JSON.parse(document.querySelector('output')?.dataset.state ?? 'null');

const elements: Record<string, string> = {
  button: 'button',
  link: 'a[href]',
  heading: 'h1,h2,h3,h4',
  listitem: 'li',
  status: '[role=status]',
  alert: '[role=alert]',
};

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? '';

export const allByRole = (role: string, name: string | RegExp = /.*/s): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(elements[role] ?? `[role=${role}]`)].filter((element) =>
    typeof name === 'string' ? nameOf(element).replace('‹', '').trim() === name : name.test(nameOf(element)),
  );

/** The first element of this role and name; throws if there is none, so that `eventually` can wait for it. */
export function byRole(role: string, name: string | RegExp = /.*/s): HTMLElement {
  const [found] = allByRole(role, name);
  if (found === undefined) throw new Error(`No ${role} called ${name} in: ${text()}`);
  return found;
}

export const text = (): string => document.body.textContent ?? '';

/** Waits until `claim` does not throw; then fails with the last error of `claim`. */
export async function eventually<T>(claim: () => T, withinMs = patienceMs): Promise<T> {
  const until = Date.now() + withinMs;
  for (;;) {
    try {
      return claim();
    } catch (error) {
      if (Date.now() > until) throw error;
      await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    }
  }
}

/** Waits for a state of the device while the screen goes on: within one `act` nothing is drawn, and no effect runs, before its end. */
export const onDevice = (look: () => Promise<boolean>): Promise<unknown> => until(() => act(look));

/** Changes the device without the screen, for example a parcel leaves. */
export const meanwhile = (work: () => PromiseLike<unknown>): Promise<void> =>
  act(async () => {
    await work();
  });

export const click = (element: HTMLElement): Promise<void> => act(async () => element.click());
