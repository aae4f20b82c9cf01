import { create } from 'zustand';
import { remember, remembered } from '../browser/remembered';

/** What a person may choose for each setting, its usual value first. `<html>` has the choices as attributes, which tokens.css uses. */
export const displayChoices = {
  text: ['normal', 'large', 'largest'],
  contrast: ['normal', 'more'],
  /** Light or dark; the device's own by default. */
  scheme: ['device', 'light', 'dark'],
} as const;

/** Display settings. */
export type Display = { -readonly [Name in keyof typeof displayChoices]: (typeof displayChoices)[Name][number] };

const storageKeys: Record<keyof Display, string> = { text: 'text-size', contrast: 'contrast', scheme: 'scheme' };

export const useDisplay = create<Display>(() => ({ text: 'normal', contrast: 'normal', scheme: 'device' }));

function show(display: Partial<Display>): void {
  Object.assign(document.documentElement.dataset, display);
  useDisplay.setState(display);
}

/** Applies a setting at once, in every open tab and at later visits. */
export function chooseDisplay<Name extends keyof Display>(name: Name, wish: Display[Name]): void {
  show({ [name]: wish });
  remember(storageKeys[name], wish);
}

function showChosen(): void {
  for (const name of Object.keys(displayChoices) as (keyof Display)[])
    show({ [name]: displayChoices[name].find((one) => one === remembered(storageKeys[name])) ?? displayChoices[name][0] });
}

/** Applies the stored settings; call before the first render. */
export function startDisplay(): void {
  showChosen();
  window.addEventListener('storage', showChosen);
}
