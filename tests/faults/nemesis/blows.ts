import { clearsSiteData } from '../../e2e/kit/disk';
import { signsInAs, signsOut } from './accounts';
import { takesChanceBack } from './chance';
import { secondDevice, setsClockAtStart } from './clock-blows';
import { clearsAndKills, putsDateRight } from './dates';
import { answers, continuesHere, sitsDown, submits, survives } from './learner';
import type { BlowKind, Step } from './plan';
import type { Sitting, World } from './world';

interface Parts {
  mine: Sitting;
  /** The assessment that another learner takes on the same phone. */
  theirs: Sitting | null;
  forMs: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const soon = { timeout: 5_000 };
/** A page that puts its data back takes a second, and on a machine without a free core many. Two of these fit into a blow. */
const restoring = { timeout: 12_000 };
let versions = 0;

/**
 * Clears the site data under the page that runs the exam, sometimes with the worker; `isAppKept`: without the app's files. Returns whether the page has restored its data. The
 * keys that shift the clocks stay.
 */
async function cleared(world: World, forMs: number, isAppKept = false): Promise<boolean> {
  const { page } = world;
  if (!(await page.locator('p[data-saving="saved"]').isVisible())) return false;
  const app = `,cache_storage${forMs % 2 === 0 ? ',service_workers' : ''}`;
  const types = `indexeddb,local_storage${isAppKept ? '' : app}`;
  world.isSignedOut = true;
  await clearsSiteData(page, types);
  const isBack = page.getByText('was cleared on this device').waitFor(restoring);
  return survives(isBack.then(() => page.locator('p[data-saving="saved"]').waitFor(restoring)));
}

const blows: Record<BlowKind, (world: World, parts: Parts) => Promise<unknown>> = {
  kill: (world) => world.phone.dies(),
  freeze: async (world, { forMs }) => {
    const wake = world.phone.freezes();
    await pause(forMs);
    wake();
  },
  // Not during a worker's request on a live network: the browser itself may crash.
  'worker-stopped': async (world) => {
    await world.phone.losesNetwork();
    await world.phone.stopsWorkers(world.page);
    if (!world.isOffline) await world.phone.findsNetwork();
  },
  update: async (world) => {
    versions += 1;
    const version = `\nself.addEventListener('install', () => self.skipWaiting());\n// ${versions}`;
    world.portal.api.rewrites(/GET \/sw\.js/, (text) => text + version);
    await world.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  },
  'second-tab': async (world, { mine, forMs }) => {
    const second = await world.phone.context.newPage();
    await second.goto(world.page.url(), soon);
    await continuesHere(second);
    await answers(world, mine, 1 + (forMs % 4), second);
    if (forMs % 2 === 0) return second.close();
    // The first tab stays open in the background.
    world.page = second;
  },
  'sign-out': async (world) => {
    const second = await world.phone.context.newPage();
    world.isSignedOut = true;
    await signsOut(second, world.origin);
    await second.close();
  },
  'cleared-reloaded': async (world, { forMs }) => {
    if (await cleared(world, forMs)) await survives(world.page.reload(soon));
  },
  'cleared-handed-in-offline': async (world, { mine, forMs }) => {
    await world.phone.losesNetwork();
    if (await cleared(world, forMs)) await submits(world, mine);
    if (!world.isOffline) await world.phone.findsNetwork();
  },
  'clock-set-at-start': (world, { forMs }) => setsClockAtStart(world, forMs),
  'second-device': (world, { mine }) => secondDevice(world, mine),
  'date-put-right': (world, { mine, forMs }) => putsDateRight(world, mine, forMs),
  'cleared-then-killed': (world, { mine, forMs }) => clearsAndKills(world, mine, forMs, () => cleared(world, forMs, true)),
  'chance-taken-back': (world, { mine }) => takesChanceBack(world, mine),
  'another-learner': async (world, { theirs }) => {
    if (theirs === null || world.isOffline) return;
    const second = await world.phone.context.newPage();
    world.isSignedOut = true;
    const isIn = (await signsOut(second, world.origin)) && (await signsInAs(theirs, second, world.origin, soon));
    if (isIn && (await sitsDown(world, theirs, second, soon.timeout))) {
      await answers(world, theirs, 2, second);
      await submits(world, theirs, second);
      await signsOut(second, world.origin);
    }
    await second.close();
  },
};

/** Longer than any blow takes. A browser that has not answered by then hangs. */
const longestMs = 30_000;

/** Strikes; a browser that hangs is killed, as its owner would kill it. */
async function lands(world: World, blow: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hangs = new Promise<'hangs'>((resolve) => {
    timer = setTimeout(() => resolve('hangs'), longestMs);
  });
  const outcome = await Promise.race([survives(blow), hangs]);
  clearTimeout(timer);
  if (outcome === 'hangs' && world.phone.isOn) await world.phone.dies();
}

/** Strikes while the learner's next operation is under way. Skips a blow that a fault under way makes impossible. */
export async function strikes(world: World, { kind, afterMs, forMs }: Step & { do: 'blow' }, mine: Sitting, theirs: Sitting | null) {
  await pause(afterMs);
  if (!world.phone.isOn) return;
  world.says({ type: 'fault', kind, phase: 'begins' });
  await lands(world, blows[kind](world, { mine, theirs, forMs }));
  world.says({ type: 'fault', kind, phase: 'ends' });
}
