// @vitest-environment jsdom
import { type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore, useStore } from 'zustand';
import { App } from '../../../src/app/App';
import { ExamHall } from '../../../src/app/ExamHall';
import type { Session } from '../../../src/session/keeper/session';
import { personAs } from '../session/kit';

const sessions = createStore<Session>(() => ({ phase: 'signed-out' }));
vi.mock('../../../src/session/session-store', () => ({
  useSession: () => useStore(sessions),
  onSession: (...heard: Parameters<typeof sessions.subscribe>) => sessions.subscribe(...heard),
  signOut: vi.fn(),
}));
vi.mock('../../../src/runner/screens/RunnerPage', () => ({
  RunnerPage: (run: { uid: string; assessmentId: number; isPreview: boolean; other: ReactNode }) => (
    <>
      <h1>{`${run.uid} sits ${run.assessmentId}${run.isPreview ? ' as a preview' : ''}`}</h1>
      {run.other}
    </>
  ),
}));
vi.mock('../../../src/learner/home/Dashboard', () => ({ Dashboard: () => <h1>Dashboard of a learner</h1> }));
vi.mock('../../../src/session/login/doors', () => ({ UserLogin: () => <h1>User Login</h1> }));
vi.mock('../../../src/admin/shell/AdminArea', () => ({ default: () => <h1>Desk</h1> }));

const asha: Session = { phase: 'signed-in', person: personAs('asha'), isConfirmed: true, isLost: false };
const ravi: Session = { ...asha, person: personAs('ravi') };
const boss: Session = { ...asha, person: personAs('boss', 'admin') };

let root: Root;
const heading = () => document.querySelector('h1')?.textContent;
const says = (words: string) => document.body.textContent?.includes(words);
/** The longest wait that fits into a test. */
const eventually = (claim: () => void) => vi.waitFor(claim, 15_000);
const shows = (title: string) => eventually(() => expect(heading()).toBe(title));
/** Lazy screens and the device's store finish in later tasks of the event loop. */
const drawn = () => new Promise((done) => setTimeout(done, 30));

async function becomes(session: Session): Promise<void> {
  sessions.setState(session, true);
  await drawn();
}

async function opens(path: string, session: Session): Promise<void> {
  sessions.setState(session, true);
  window.history.replaceState(null, '', path);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<App />);
  await drawn();
}

async function follows(name: string): Promise<void> {
  // Names of a phone and of a wide page stand side by side where no style hides one.
  const link = () => [...document.querySelectorAll('a')].find((a) => a.textContent === name || a.lastElementChild?.textContent === name);
  // The link may be drawn later than the title.
  await eventually(() => expect(link()).toBeDefined());
  link()?.click();
  await drawn();
}

beforeEach(() => {
  // Screens are drawn asynchronously, as in a browser.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  window.scrollTo = () => undefined;
});
afterEach(async () => {
  root.unmount();
  // What the page had begun for later is cancelled after the unmount.
  await drawn();
  document.body.innerHTML = '';
});

describe("the app's frame", () => {
  it('greets a visitor and offers both logins', async () => {
    await opens('/', { phase: 'signed-out' });
    await shows('Welcome to Exam Portal');
    await eventually(() => expect(document.title).toBe('Exam Portal'));
    for (const name of ['Admin Login', 'User Login', 'Privacy Policy', 'Terms and Conditions', 'Accessibility'])
      expect(says(name)).toBe(true);
  });

  it('leads who opens the installed app to their home, and greets a visitor', async () => {
    await opens('/?app', asha);
    await shows('Dashboard of a learner');
    await becomes({ phase: 'signed-out' });
    root.unmount();
    document.body.innerHTML = '';
    await opens('/?app', { phase: 'signed-out' });
    await shows('Welcome to Exam Portal');
    await becomes(boss);
    await shows('Desk');
  });

  it('sends a visitor to the login and remembers the page that was asked for', async () => {
    await opens('/assessments/7?x=1', { phase: 'signed-out' });
    await shows('User Login');
    expect(window.location.pathname).toBe('/user/login');
    expect(window.history.state.usr).toEqual({ from: '/assessments/7?x=1' });
    await becomes(asha);
    await shows('asha sits 7');
  });

  it('shows a 404 for an unknown path, with three links, one of them to the own pages', async () => {
    await opens('/assessments/seven', asha);
    await shows('404 Page Not Found');
    for (const name of ['Home', 'User Login', 'Admin Login', 'Go to Dashboard']) expect(says(name)).toBe(true);
  });

  it('leads a signed-in person back from Access Denied to their own pages, and a visitor to the login only', async () => {
    await opens('/unauthorized', asha);
    await shows('Access Denied');
    expect([says('Go to Dashboard'), says('User Login')]).toEqual([true, true]);
    await becomes({ phase: 'signed-out' });
    await eventually(() => expect(says('Go to Dashboard')).toBe(false));
    expect(says('User Login')).toBe(true);
    await becomes(asha);
    await follows('Go to Dashboard');
    await shows('Dashboard of a learner');
  });

  it('sets the title of each page, and moves the focus there on navigation', async () => {
    await opens('/nowhere', asha);
    await eventually(() => expect(document.title).toBe('Page Not Found · Exam Portal'));
    await follows('Dashboard');
    await shows('Dashboard of a learner');
    await eventually(() => expect(document.title).toBe('Dashboard · Exam Portal'));
    await eventually(() => expect(document.activeElement?.id).toBe('main'));
  });

  it("redirects an admin from a learner's page to the workspace", async () => {
    await opens('/user/dashboard', boss);
    await shows('Desk');
    expect(window.location.pathname).toBe('/admin/categories');
  });

  it('asks a learner whose sign-in was lost to sign in again, and leaves them on their page', async () => {
    await opens('/user/dashboard', { ...asha, isConfirmed: false, isLost: true });
    await shows('Dashboard of a learner');
    expect(says('Sign in again to send your work.')).toBe(true);
  });

  it('does not ask for a sign-in in the middle of an exam: there is nothing to send yet [trap 30]', async () => {
    await opens('/assessments/7', { ...asha, isConfirmed: false, isLost: true });
    await shows('asha sits 7');
    expect(says('Sign in again')).toBe(false);
  });

  it('says that there is no network, without alarm', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await opens('/user/dashboard', { ...asha, isConfirmed: false });
    await eventually(() => expect(says('You are offline. Everything you do is kept on this device.')).toBe(true));
    vi.restoreAllMocks();
  });
});

describe('the exam hall', () => {
  it('is not empty for a person of whom its first picture does not know', async () => {
    sessions.setState({ phase: 'signed-out' }, true);
    window.history.replaceState(null, '', '/assessments/7');
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(
      <BrowserRouter>
        <Suspense>
          <ExamHall />
        </Suspense>
      </BrowserRouter>,
    );
    await drawn();
    expect(heading()).toBeUndefined();
    await becomes(asha);
    await shows('asha sits 7');
    await becomes({ phase: 'signed-out' });
    await shows('asha sits 7');
  });

  it("hides the app's frame", async () => {
    await opens('/assessments/7', asha);
    await shows('asha sits 7');
    expect(document.querySelector('[data-frame]')?.getAttribute('data-frame')).toBe('exam');
    expect(document.querySelector('footer')).toBeNull();
  });

  it('keeps showing the attempt of a learner who signs out in another tab, also when another person signs in there [trap 32]', async () => {
    await opens('/assessments/7', asha);
    await shows('asha sits 7');
    await becomes({ phase: 'signed-out' });
    expect(heading()).toBe('asha sits 7');
    expect(says('Submitted by')).toBe(false);
    await becomes(ravi);
    expect(heading()).toBe('asha sits 7');
    // In the place of the result, which would be that of the other one.
    await eventually(() => expect(says('Submitted by Asha Verma')).toBe(true));
    await becomes(asha);
    await eventually(() => expect(says('Submitted by')).toBe(false));
    await becomes(ravi);
    await follows('Exam Portal');
    await shows('Dashboard of a learner');
    window.history.back();
    await shows('ravi sits 7');
  });

  it('is a preview for an admin', async () => {
    await opens('/assessments/7', boss);
    await shows('boss sits 7 as a preview');
  });
});
