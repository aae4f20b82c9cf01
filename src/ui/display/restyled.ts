import { useDisplay } from './display';

/** Device settings that change colours. */
const wishes = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'].map((wish) =>
  window.matchMedia(wish),
);

/** Calls back when colours or text size change, for content that styles cannot reach. Returns the unsubscribe function. */
export function onRestyled(changed: () => void): () => void {
  const forget = useDisplay.subscribe(changed);
  for (const wish of wishes) wish.addEventListener('change', changed);
  return () => {
    forget();
    for (const wish of wishes) wish.removeEventListener('change', changed);
  };
}
