// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { device } from '../../../../src/runner/device/db';
import { remember } from '../../../../src/runner/device/people';
import type { SealedPaper } from '../../../../src/runner/device/sealed-paper';
import { seeTime } from '../../../../src/runner/device/seen-times';
import { codeLeadMs } from '../../../../src/runner/screens/sealed/opening';
import { SealedStart } from '../../../../src/runner/screens/sealed/SealedStart';
import type { Runner } from '../../../../src/runner/screens/store/runner-store';

const on = (day: string) => `2100-01-${day}T10:00:00.000Z`;
const paper = (opensAt: string) =>
  ({
    id: 7,
    name: 'Mock',
    description: '',
    instructions: '',
    subjects: [],
    durationInMinutes: 30,
    totalMarks: 60,
    opensAt,
    sealed: {},
  }) as unknown as SealedPaper;
const runner = { refresh: async () => undefined, open: async () => undefined } as unknown as Runner;

let root: Root;
beforeEach(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await remember(device, { uid: 'asha' } as never);
});
afterEach(() => vi.unstubAllGlobals());

async function opens(opensAt: string): Promise<() => string> {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <SealedStart uid="asha" paper={paper(opensAt)} timePercent={undefined} missing={0} runner={runner} />
      </MemoryRouter>,
    ),
  );
  await vi.waitFor(() => act(async () => expect(place.textContent).toMatch(/Opens (on|today)/)));
  return () => place.textContent ?? '';
}
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const leaves = () => act(async () => root.unmount());

it('the page of a test whose opening was moved says so as long as it is open, and then nobody does', async () => {
  await seeTime(device, 'opens 7', on('01'), false);
  const said = await opens(on('02'));
  await vi.waitFor(() => act(async () => expect(said()).toContain('The time was moved. Before: Fri, 1 Jan')));
  await leaves();
  expect(await seeTime(device, 'opens 7', on('02'), false)).toBeNull();
});

it('days before the hour, without a network, the field for the code is folded and opens on request; the opening stands in words', async () => {
  const said = await opens(on('03'));
  await vi.waitFor(() => act(async () => expect(button('I have a code')).toBeDefined()));
  expect(said()).toMatch(/Opens on Sunday,? 3 January at \d/);
  expect(said()).not.toContain('cannot reach the exam server');
  expect(document.querySelector('input')).toBeNull();
  expect(button('I have a code')?.getAttribute('aria-expanded')).toBe('false');
  await act(async () => button('I have a code')?.click());
  expect(button('I have a code')?.getAttribute('aria-expanded')).toBe('true');
  expect(document.querySelector('input')).not.toBeNull();
  await leaves();
});

it('from an hour before the opening on, the field for the code is open', async () => {
  const soon = new Date(Date.now() + codeLeadMs - 5_000).toISOString();
  const said = await opens(soon);
  await vi.waitFor(() => act(async () => expect(document.querySelector('input')).not.toBeNull()));
  expect(button('I have a code')).toBeUndefined();
  expect(said()).toContain('In the exam room, type the code that is read out.');
  await leaves();
});
