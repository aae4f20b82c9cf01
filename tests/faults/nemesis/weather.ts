import { portalMark } from '../../../contract/calls/problem';
import type { Front } from '../../e2e/kit/front';
import { givesMinutes } from './minutes';
import type { Step, WindowKind } from './plan';
import type { Sitting, World } from './world';

/** Begins one kind of fault and returns its end. `isWide`: the fault affects every call, not only the hand-in. */
type Begin = (world: World, isWide: boolean, forMs: number, mine: Sitting) => (() => unknown) | Promise<() => unknown>;

let versions = 0;

const threeHours = 3 * 3_600_000;
const pathOf = (isWide: boolean) => (isWide ? / \/api\// : /POST .*\/submit\b/);
const anything = /./;
const problem = (code: string) => ({ code, message: `Nemesis: ${code}.` });

/** A fault at the API, and if it is wide also at the identity service. */
const both = (make: (front: Front, path: RegExp) => () => void): Begin => {
  return ({ portal }, isWide) => {
    const ends = [make(portal.api, pathOf(isWide)), ...(isWide ? [make(portal.identity, anything)] : [])];
    return () => {
      for (const end of ends) end();
    };
  };
};

/** A well-formed receipt of a machine on the way: for other bytes, or for another assessment. */
const foreignReceipt: Begin = ({ portal, history }, isWide) => {
  const own = history.findLast((entry) => entry.type === 'sits')?.assessmentId ?? 0;
  const receipt = {
    assessmentId: isWide ? own : own + 1_000,
    submitted: true,
    submittedAt: new Date().toISOString(),
    bodyHash: '0'.repeat(64),
  };
  return portal.api.answers(pathOf(false), 200, receipt);
};

/** JSON of a machine on the way, with a code of ours at any status. */
const foreignRefusals = [
  [200, 'forbidden'],
  [511, 'forbidden'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [403, 'invalid'],
] as const;

const refused = (status: number, code: string, headers = {}): Begin => {
  return ({ portal }, isWide) => portal.api.answers(pathOf(isWide), status, problem(code), headers);
};

/** Sets the clock of the device, and later sets it right again. */
const clockMoved = (by: number): Begin => {
  return async (world) => {
    await world.shifts({ wall: by });
    return () => world.shifts({ wall: -by });
  };
};

const beginnings: Record<WindowKind, Begin> = {
  offline: async (world) => {
    world.isOffline = true;
    await world.phone.losesNetwork();
    return async () => {
      world.isOffline = false;
      if (world.phone.isOn) await world.phone.findsNetwork();
    };
  },
  'black-hole': both((front, path) => front.holds(path)),
  'error-500': refused(500, 'internal'),
  'token-refused-401': refused(401, 'unauthenticated'),
  'too-many-429': refused(429, 'too-many-requests', { 'Retry-After': '1' }),
  'busy-503': refused(503, 'unavailable', { 'Retry-After': '2' }),
  'dropped-before': both((front, path) => front.refuses(path)),
  'dropped-after': both((front, path) => front.dropsReplies(path)),
  hang: both((front, path) => front.stalls(path)),
  'captive-portal': ({ portal }, isWide) => portal.api.answers(pathOf(isWide), 200, '<html><body>Welcome to the Wi-Fi</body></html>'),
  redirect: ({ portal }, isWide) => portal.api.answers(pathOf(isWide), 302, 'Moved', { Location: '/user/login' }),
  'identity-away': ({ portal }) => portal.identity.answers(anything, 503, { error: { code: 503, message: 'UNAVAILABLE' } }),
  // Wide: a reply of the identity service in another format; else a reply of a filter in between.
  'odd-identity': ({ portal }, isWide) =>
    isWide
      ? portal.identity.answers(anything, 200, {})
      : portal.identity.answers(anything, 400, { error: { code: 400, message: 'Blocked.' } }),
  'poisoned-400': ({ portal }) => portal.api.answers(pathOf(false), 400, { ...problem('invalid'), from: portalMark }),
  // A page of another site, with a Retry-After of a day, or with a date that only its own clock knows.
  'stranger-retry-after': ({ portal }, isWide) => {
    const until = new Date(Date.now() + 7_000).toUTCString();
    return portal.api.answers(pathOf(isWide), 503, '<html><body>Busy</body></html>', { 'Retry-After': isWide ? '86400' : until });
  },
  'foreign-receipt': foreignReceipt,
  'foreign-refusal': ({ portal }, isWide, forMs) => {
    const [status, code] = foreignRefusals[forMs % foreignRefusals.length] ?? foreignRefusals[0];
    return portal.api.answers(pathOf(isWide), status, problem(code));
  },
  // While the worker of a new version is installed, whose files are all new to it, each script is the page of a filter.
  'page-for-scripts': async (world) => {
    versions += 1;
    const { api } = world.portal;
    const heals = api.answers(/GET \/assets\/.*\.js/, 200, '<html><body>Blocked</body></html>', { 'Content-Type': 'text/html' });
    api.rewrites(/GET \/sw\.js/, (text) => text.replaceAll('"revision":null', `"revision":"${versions}"`));
    // Without a network, and on a page that is going, there is nothing to look for.
    await world.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update()).catch(() => undefined);
    return heals;
  },
  'server-day-ahead': (world) => {
    world.errs(24 * 3_600_000);
    return () => world.errs(0);
  },
  // Wide: for everybody.
  'minutes-given': (world, isWide, forMs, mine) => givesMinutes(world, mine, 1 + (forMs % 50), isWide),
  'clock-ahead': clockMoved(threeHours),
  'clock-behind': clockMoved(-threeHours),
  // A browser trusts its last measurement of free space for half a minute, so the phone restarts with a full disk.
  'quota-full': async (world) => {
    await world.phone.dies();
    await world.restarts();
    const { context } = world.phone;
    const end = await world.phone.fillsUp(world.origin, await context.newPage());
    // A browser that was killed meanwhile has no such limit any more.
    return () => (world.phone.isOn && world.phone.context === context ? end() : undefined);
  },
};

export async function begins(world: World, { kind, forMs, isWide }: Step & { do: 'window' }, mine: Sitting): Promise<void> {
  world.lasts(kind, forMs, await beginnings[kind](world, isWide, forMs, mine));
}
