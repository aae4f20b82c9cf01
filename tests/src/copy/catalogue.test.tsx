// @vitest-environment jsdom
import { act, StrictMode, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '../../../src/copy/catalogue';
import { chooseLanguage } from '../../../src/copy/language';

interface Sentences {
  hello: string;
}

const english: Sentences = { hello: 'Hello' };
const hindi: Sentences = { hello: 'नमस्ते' };

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await chooseLanguage('en');
  document.body.replaceChildren();
});

/** Draws a component whose other hooks follow the sentences, and tells what stands on the page and what React threw. */
async function drawn(words: { use: () => Sentences }) {
  const thrown: unknown[] = [];
  // In development React tells here of hooks that one render called and the next one did not; in production it throws.
  vi.spyOn(console, 'error').mockImplementation((...said) => void thrown.push(said));
  function Greeting() {
    const [count, setCount] = useState(0);
    const { hello } = words.use();
    const [isThere, setIsThere] = useState(false);
    useEffect(() => {
      setCount(1);
      setIsThere(true);
    }, []);
    return (
      <p>
        {hello} {count} {String(isThere)}
      </p>
    );
  }
  const place = document.body.appendChild(document.createElement('div'));
  const keep = (fault: unknown) => void thrown.push(fault);
  const root = createRoot(place, { onUncaughtError: keep, onCaughtError: keep, onRecoverableError: keep });
  await act(async () => {
    root.render(
      <StrictMode>
        <Suspense fallback="…">
          <Greeting />
        </Suspense>
      </StrictMode>,
    );
  });
  return { text: () => place.textContent, thrown, root };
}

it('shows a screen whose sentences arrive while it is drawn, and throws nothing', async () => {
  await chooseLanguage('hi');
  // Registered after the switch, as the catalogue of a lazy part is: the first screen that uses it waits for the file.
  const words = catalogue(english, { hi: async () => hindi });
  const { text, thrown, root } = await drawn(words);
  await vi.waitFor(() => expect(text()).toBe('नमस्ते 1 true'));
  expect(thrown).toEqual([]);
  await act(async () => root.unmount());
});

it('shows sentences that are there at once, without waiting', async () => {
  const words = catalogue(english, { hi: async () => hindi });
  await chooseLanguage('hi');
  const { text, thrown, root } = await drawn(words);
  expect(text()).toBe('नमस्ते 1 true');
  expect(thrown).toEqual([]);
  await act(async () => root.unmount());
});

it('shows English where the file cannot be loaded', async () => {
  await chooseLanguage('hi');
  // Catalogues stay registered in the page, and the files of this project share one: whoever switches the language later loads this one too.
  let isOnline = false;
  const words = catalogue(english, { hi: async () => (isOnline ? hindi : Promise.reject(new Error('no network'))) });
  const { text, thrown, root } = await drawn(words);
  await vi.waitFor(() => expect(text()).toBe('Hello 1 true'));
  isOnline = true;
  expect(thrown).toEqual([]);
  await act(async () => root.unmount());
});
