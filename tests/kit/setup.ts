import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { patienceMs } from './until';

// A file that loads modules anew would leave the files after it with two of each: a library outside of the project keeps what the first of them told it.
if (process.env.MODULES === 'shared')
  vi.resetModules = () => {
    throw new Error('The files of this project share their modules: add this file to `own` in vitest.config.ts');
  };

// Left to itself it waits for one second.
const { waitFor } = vi;
vi.waitFor = (claim, options = patienceMs) => waitFor(claim, options);

// Tests talk to this machine only: a request to any other host is a bug in the test or the product, so it fails at once.
const realFetch = globalThis.fetch;
const local = new Set(['localhost', '127.0.0.1', '[::1]']);
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
  if (!local.has(url.hostname)) return Promise.reject(new Error(`A test may not reach ${url.hostname}`));
  return realFetch(input, init);
};

// jsdom lacks this, and the library of tables would compute the styles of each row and of all that is around the row.
if (typeof Element !== 'undefined')
  Element.prototype.checkVisibility ??= function checkVisibility() {
    return this.closest('[hidden], [style*="display: none"]') === null;
  };

// jsdom implements no dialog.
if (typeof HTMLDialogElement !== 'undefined')
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });

// jsdom lacks these, and newer browsers scroll in a Promise: an effect that returns such a call ends with an error.
if (typeof Element !== 'undefined')
  for (const name of ['scrollIntoView', 'scrollTo', 'scrollBy'] as const)
    Object.defineProperty(Element.prototype, name, { value: async () => undefined, configurable: true, writable: true });

// React's development build notes the call stack of each element, up to ten thousand a second: an eighth of the time of a test of screens. Its
// count stands at the limit here, so a warning names the component and not the line of its element.
if (typeof Element !== 'undefined') {
  const react: Record<string, unknown> = await import('react');
  const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined, configurable: true });
}
