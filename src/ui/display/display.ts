import { create } from 'zustand';
import { remember, remembered } from '../browser/remembered';

/** How a person wants to see the page. `<html>` carries it as attributes, which tokens.css follows. */
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

/** Shows the page so at once, in every open tab and at every later visit. */
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

/** Shows the page as it was chosen at an earlier visit; to be called before the first screen is drawn. */
export function startDisplay(): void {
  showChosen();
  window.addEventListener('storage', showChosen);
}
