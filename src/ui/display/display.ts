import { create } from 'zustand';
import { remember, remembered } from '../browser/remembered';

/** Display settings. `<html>` has them as attributes, which tokens.css uses. */
export interface Display {
  text: 'normal' | 'large' | 'largest';
  contrast: 'normal' | 'more';
}

const storageKeys: Record<keyof Display, string> = { text: 'text-size', contrast: 'contrast' };

export const useDisplay = create<Display>(() => ({ text: 'normal', contrast: 'normal' }));

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
  const text = remembered(storageKeys.text);
  show({
    text: text === 'large' || text === 'largest' ? text : 'normal',
    contrast: remembered(storageKeys.contrast) === 'more' ? 'more' : 'normal',
  });
}

/** Applies the stored settings; call before the first render. */
export function startDisplay(): void {
  showChosen();
  window.addEventListener('storage', showChosen);
}
