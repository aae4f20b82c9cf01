import { useDisplay } from './display';

/** Wishes of the device that change colours. */
const wishes = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'].map((wish) =>
  window.matchMedia(wish),
);

/** Calls back whenever the page takes other colours or another size of text, for what styles cannot reach. Gives back what ends that. */
export function onRestyled(changed: () => void): () => void {
  const forget = useDisplay.subscribe(changed);
  for (const wish of wishes) wish.addEventListener('change', changed);
  return () => {
    forget();
    for (const wish of wishes) wish.removeEventListener('change', changed);
  };
}
