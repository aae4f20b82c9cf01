import { expect, it, vi } from 'vitest';
import { createUpdates } from '../../../src/app/updates/create-updates';

const worker = {} as ServiceWorker;
const registered = (over: Partial<ServiceWorkerRegistration>) =>
  Object.assign(new EventTarget(), { installing: null, waiting: null, active: null, ...over }) as unknown as ServiceWorkerRegistration;

const page = { addEventListener: () => undefined, visibilityState: 'visible' } as const;

it.each([
  ['the very first worker, on its way in', { waiting: worker, active: null }, false],
  ['a newer worker behind one that is at work', { waiting: worker, active: worker }, true],
  ['one worker at work', { active: worker }, false],
])('of %s is offered or not', async (_, over, isOffered) => {
  const updates = createUpdates({ page, now: Date.now, locks: undefined, reload: vi.fn() });
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
  const updates = createUpdates({ page, now: Date.now, locks: undefined, reload: vi.fn() });
  const { made, turnsTo } = container();
  updates.watch(made);
  updates.follow(registered({ active: worker }));
  await turnsTo(null);
  expect(updates.store.getState()).toEqual({ isOffered: false });
  await turnsTo(worker);
  expect(updates.store.getState()).toEqual({ isOffered: false });
  await turnsTo({} as ServiceWorker);
  expect(updates.store.getState()).toEqual({ isOffered: true });
});
