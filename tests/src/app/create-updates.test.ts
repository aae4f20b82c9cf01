import { describe, expect, it, vi } from 'vitest';
import { createUpdates } from '../../../src/app/updates/create-updates';
import { attemptLockName, takeOverMessage } from '../../../src/runner/device/worker-messages';

const worker = {} as ServiceWorker;
const registered = (over: Partial<ServiceWorkerRegistration>) =>
  Object.assign(new EventTarget(), { installing: null, waiting: null, active: null, ...over }) as unknown as ServiceWorkerRegistration;

const soon = () => new Promise((resolve) => setTimeout(resolve));

/** Workers of another version of the app, unless a test says otherwise. */
const hasEntry = async () => false;

const page = { addEventListener: () => undefined, visibilityState: 'visible' } as const;

it.each([
  ['the very first worker, on its way in', { waiting: worker, active: null }, false],
  ['a newer worker behind one that is at work', { waiting: worker, active: worker }, true],
  ['one worker at work', { active: worker }, false],
])('of %s is offered or not', async (_, over, isOffered) => {
  const updates = createUpdates({ page, now: Date.now, locks: undefined, reload: vi.fn(), hasEntry });
  updates.follow(registered(over));
  await new Promise((resolve) => setTimeout(resolve));
  expect(updates.store.getState()).toEqual({ isOffered });
});

/** A page's ServiceWorkerContainer whose controller can change. */
function container() {
  const made = Object.assign(new EventTarget(), { controller: worker as ServiceWorker | null });
  return {
    made: made as unknown as ServiceWorkerContainer,
    turnsTo: async (controller: ServiceWorker | null) => {
      made.controller = controller;
      made.dispatchEvent(new Event('controllerchange'));
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

it('a worker that replaces another one is an update; a worker that went with the site data, and the first one after it, are not', async () => {
  const updates = createUpdates({ page, now: Date.now, locks: undefined, reload: vi.fn(), hasEntry });
  const { made, turnsTo } = container();
  updates.watch(made, 'main.js');
  updates.follow(registered({ active: worker }));
  await turnsTo(null);
  expect(updates.store.getState()).toEqual({ isOffered: false });
  await turnsTo(worker);
  expect(updates.store.getState()).toEqual({ isOffered: false });
  await turnsTo({} as ServiceWorker);
  expect(updates.store.getState()).toEqual({ isOffered: true });
});

describe('a worker of the same version of the app, with another look', () => {
  const asked = vi.fn(async () => true);
  const looking = (locks?: LockManager) => {
    const waiting = { postMessage: vi.fn() };
    const updates = createUpdates({ page, now: Date.now, locks, reload: vi.fn(), hasEntry: asked });
    const { made, turnsTo } = container();
    updates.watch(made, 'main.js');
    const registration = registered({ active: worker, waiting: waiting as never });
    updates.follow(registration);
    return { updates, waiting, turnsTo, registration: registration as { waiting: ServiceWorker | null } };
  };

  it('takes over at once and is not offered, neither before nor after', async () => {
    const { updates, waiting, turnsTo, registration } = looking();
    await soon();
    expect(asked).toHaveBeenCalledWith(waiting, 'main.js');
    expect(waiting.postMessage.mock.calls).toEqual([[takeOverMessage]]);
    registration.waiting = null;
    await turnsTo(waiting as never);
    expect(updates.store.getState()).toEqual({ isOffered: false });
    expect(await updates.look().catch(() => 'none')).not.toBe('ready');
  });

  it('waits for the end of an attempt', async () => {
    let end = (): void => undefined;
    let held = [{ name: attemptLockName('asha', 7) }];
    const locks = {
      query: async () => ({ held }),
      request: () => new Promise<void>((resolve) => (end = resolve)),
    } as unknown as LockManager;
    const { waiting } = looking(locks);
    await soon();
    expect(waiting.postMessage).not.toHaveBeenCalled();
    held = [];
    end();
    await soon();
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith(takeOverMessage);
  });
});

describe('a page that is too old for an assessment', () => {
  const registers = (over: Partial<ServiceWorkerRegistration>, locks?: LockManager) => {
    const reload = vi.fn();
    const updates = createUpdates({ page, now: Date.now, locks, reload, hasEntry });
    const registration = registered({ active: worker, ...over });
    updates.watch(
      {
        ...container().made,
        addEventListener: () => undefined,
        getRegistration: async () => registration,
      } as ServiceWorkerContainer,
      'main.js',
    );
    return { updates, registration: registration as { waiting: ServiceWorker | null; installing: ServiceWorker | null }, reload };
  };

  it('asks for the newer version and waits until it is installed, before its worker is registered too', async () => {
    const coming = Object.assign(new EventTarget(), { state: 'installing' });
    const { updates, registration } = registers({ update: async () => Object.assign(registration, { installing: coming }) as never });
    const found = updates.look();
    await soon();
    expect(updates.store.getState()).toEqual({ isOffered: false });
    Object.assign(coming, { state: 'installed' });
    registration.waiting = worker;
    coming.dispatchEvent(new Event('statechange'));
    expect(await found).toBe('ready');
    expect(updates.store.getState()).toEqual({ isOffered: true });
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
    const { updates } = registers({ update: async () => ({}) as never, waiting: worker }, locks);
    expect(await updates.look()).toBe('sitting');
    expect(updates.store.getState()).toEqual({ isOffered: false });
  });

  it('is loaded again where the browser has no workers', async () => {
    const reload = vi.fn();
    const updates = createUpdates({ page, now: Date.now, locks: undefined, reload, hasEntry });
    expect(await updates.look()).toBe('ready');
    await updates.accept();
    expect(reload).toHaveBeenCalledOnce();
  });
});
