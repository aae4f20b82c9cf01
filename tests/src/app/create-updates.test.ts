import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createUpdates } from '../../../src/app/updates/create-updates';
import { attemptLockName, takeOverMessage } from '../../../src/runner/device/worker-messages';

const worker = {} as ServiceWorker;
const registered = (over: Partial<ServiceWorkerRegistration>) =>
  Object.assign(new EventTarget(), { installing: null, waiting: null, active: null, ...over }) as unknown as ServiceWorkerRegistration;

const soon = () => new Promise((resolve) => setTimeout(resolve));

/** Workers of another version of the app, unless a test says otherwise. */
const hasEntry = async () => false;

const page = { addEventListener: () => undefined, visibilityState: 'visible' } as const;

/** A page's ServiceWorkerContainer, which registers one worker, and whose controller can change. */
function container(registration: ServiceWorkerRegistration, controller: ServiceWorker | null = worker) {
  const register = vi.fn(async () => registration);
  const made = Object.assign(new EventTarget(), { controller, register, getRegistration: async () => registration });
  return {
    made: made as unknown as ServiceWorkerContainer,
    register,
    turnsTo: async (next: ServiceWorker | null) => {
      made.controller = next;
      made.dispatchEvent(new Event('controllerchange'));
      await soon();
    },
  };
}

/** The updates of a page that began with this worker. */
function updatesWith(parts: Partial<Parameters<typeof createUpdates>[0]>) {
  const store = createStore(() => ({ isOffered: false }));
  const reload = vi.fn();
  const begun = { entry: 'main.js', controller: worker };
  const updates = createUpdates({ store, container: undefined, begun, page, now: Date.now, locks: undefined, reload, hasEntry, ...parts });
  return { updates, store, reload };
}

it.each([
  ['the very first worker, on its way in', { waiting: worker, active: null }, false],
  ['a newer worker behind one that is at work', { waiting: worker, active: worker }, true],
  ['one worker at work', { active: worker }, false],
])('of %s is offered or not', async (_, over, isOffered) => {
  const { updates, store } = updatesWith({ container: container(registered(over)).made });
  await updates.follow();
  await soon();
  expect(store.getState()).toEqual({ isOffered });
});

it('each of several newer workers is heard of, also after one that failed', async () => {
  const registration = registered({ active: worker });
  const { updates, store } = updatesWith({ container: container(registration).made });
  await updates.follow();
  await soon();
  const comes = async (state: 'redundant' | 'installed') => {
    const installing = Object.assign(new EventTarget(), { state });
    Object.assign(registration, { installing });
    registration.dispatchEvent(new Event('updatefound'));
    Object.assign(registration, { installing: null, waiting: state === 'installed' ? installing : null });
    installing.dispatchEvent(new Event('statechange'));
    await soon();
    return store.getState().isOffered;
  };
  expect([await comes('redundant'), await comes('installed'), await comes('redundant'), await comes('installed')]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

it('a worker that replaces another one is an update; a worker that went with the site data, and the first one after it, are not', async () => {
  const { made, turnsTo, register } = container(registered({ active: worker }));
  const { updates, store } = updatesWith({ container: made });
  await updates.follow();
  await soon();
  expect(register).toHaveBeenCalledTimes(1);
  await turnsTo(null);
  expect(store.getState()).toEqual({ isOffered: false });
  expect(register).toHaveBeenCalledTimes(2);
  await turnsTo(worker);
  expect(store.getState()).toEqual({ isOffered: false });
  await turnsTo({} as ServiceWorker);
  expect(store.getState()).toEqual({ isOffered: true });
});

it.each([
  ['before the updates were followed is an update', worker, true],
  ['as the very first one is not', null, false],
])('a worker that took over %s', async (_, controller, isOffered) => {
  const { made } = container(registered({ active: worker }), {} as ServiceWorker);
  const { updates, store } = updatesWith({ container: made, begun: { entry: 'main.js', controller } });
  await updates.follow();
  await soon();
  expect(store.getState()).toEqual({ isOffered });
});

it('a browser that refuses workers runs the portal without', async () => {
  const { made, register } = container(registered({}), null);
  register.mockRejectedValue(new DOMException('No workers here', 'SecurityError'));
  const { updates, store } = updatesWith({ container: made, begun: { entry: 'main.js', controller: null } });
  await updates.follow();
  await soon();
  expect(store.getState()).toEqual({ isOffered: false });
});

describe('a worker of the same version of the app, with another look', () => {
  const asked = vi.fn(async () => true);
  const looking = async (locks?: LockManager) => {
    const waiting = { postMessage: vi.fn() };
    const registration = registered({ active: worker, waiting: waiting as never });
    const { made, turnsTo } = container(registration);
    const { updates, store } = updatesWith({ container: made, locks, hasEntry: asked });
    void updates.follow();
    await soon();
    return { updates, store, waiting, turnsTo, registration: registration as { waiting: ServiceWorker | null } };
  };

  it('takes over at once and is not offered, neither before nor after', async () => {
    const { updates, store, waiting, turnsTo, registration } = await looking();
    expect(asked).toHaveBeenCalledWith(waiting, 'main.js');
    expect(waiting.postMessage.mock.calls).toEqual([[takeOverMessage]]);
    registration.waiting = null;
    await turnsTo(waiting as never);
    expect(store.getState()).toEqual({ isOffered: false });
    expect(await updates.look().catch(() => 'none')).not.toBe('ready');
  });

  it('waits for the end of an attempt', async () => {
    let end = (): void => undefined;
    let held = [{ name: attemptLockName('asha', 7) }];
    const locks = {
      query: async () => ({ held }),
      request: () => new Promise<void>((resolve) => (end = resolve)),
    } as unknown as LockManager;
    const { waiting } = await looking(locks);
    expect(waiting.postMessage).not.toHaveBeenCalled();
    held = [];
    end();
    await soon();
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith(takeOverMessage);
  });
});

describe('a page that is too old for an assessment', () => {
  const registers = (over: Partial<ServiceWorkerRegistration>, locks?: LockManager) => {
    const registration = registered({ active: worker, ...over });
    const { updates, store } = updatesWith({ container: container(registration).made, locks });
    return { updates, store, registration: registration as { waiting: ServiceWorker | null; installing: ServiceWorker | null } };
  };

  it('asks for the newer version and waits until it is installed, before its worker is registered too', async () => {
    const coming = Object.assign(new EventTarget(), { state: 'installing' });
    const { updates, store, registration } = registers({
      update: async () => Object.assign(registration, { installing: coming }) as never,
    });
    const found = updates.look();
    await soon();
    expect(store.getState()).toEqual({ isOffered: false });
    Object.assign(coming, { state: 'installed' });
    registration.waiting = worker;
    coming.dispatchEvent(new Event('statechange'));
    expect(await found).toBe('ready');
    expect(store.getState()).toEqual({ isOffered: true });
  });

  it('hears that there is none, or that the server cannot be reached', async () => {
    expect(await registers({ update: async () => ({}) as never }).updates.look()).toBe('none');
    expect(await registers({ update: () => Promise.reject(new TypeError('no network')) }).updates.look()).toBe('unreachable');
  });

  it('waits while an attempt is in progress on the device', async () => {
    const locks = {
      query: async () => ({ held: [{ name: attemptLockName('asha', 7) }] }),
      request: () => new Promise(() => undefined),
    } as unknown as LockManager;
    const { updates, store } = registers({ update: async () => ({}) as never, waiting: worker }, locks);
    expect(await updates.look()).toBe('sitting');
    expect(store.getState()).toEqual({ isOffered: false });
  });

  it('is loaded again where the browser has no workers', async () => {
    const { updates, reload } = updatesWith({});
    expect(await updates.look()).toBe('ready');
    await updates.accept();
    expect(reload).toHaveBeenCalledOnce();
  });
});
