import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let root: Root | undefined;
afterEach(leave);

function Address() {
  const { pathname, hash, state } = useLocation();
  return <output data-from={(state as { from?: string } | null)?.from}>{pathname + hash}</output>;
}

/** `at`: the address, with what the visitor comes from as a link of the gate says it. */
export async function open(screen: ReactNode, at: string | { pathname: string; hash?: string; state?: object } = '/here'): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root?.render(
      <MemoryRouter initialEntries={[at]}>
        {screen}
        <Address />
      </MemoryRouter>,
    ),
  );
}

/** Leaves the page, as a browser does that loads it again. */
export async function leave(): Promise<void> {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
}

export const address = (): string => document.querySelector('output')?.textContent ?? '';

/** Where the visitor is to go on to. */
export const from = (): string | undefined => document.querySelector('output')?.dataset.from;

/** The text of the alert, or null. */
export const alert = (): string | null => document.querySelector('[role=alert]')?.textContent ?? null;
export const text = (): string => document.body.textContent ?? '';

/** The visible field with this label; the star of a required field is not part of the label. */
export function field(label: string): HTMLInputElement {
  const labels = [...document.querySelectorAll('label')].filter((l) => l.closest('[hidden]') === null);
  const found = labels.find((l) => l.textContent?.replace(' *', '') === label);
  if (!found) throw new Error(`No field called ${label} in: ${text()}`);
  return document.getElementById(found.htmlFor) as HTMLInputElement;
}

/** The text of a field's error, or undefined. */
export const faultAt = (label: string): string | null | undefined =>
  field(label)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id))
    .find((words) => words?.id.endsWith('-fault'))?.textContent;

export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((b) => b.closest('[hidden]') === null && b.textContent === name);
  if (!found) throw new Error(`No button called ${name} in: ${text()}`);
  return found;
}

export const types = (label: string, value: string): void => {
  field(label).value = value;
};

export const presses = (name: string): Promise<void> => act(async () => button(name).click());
