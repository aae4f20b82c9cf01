import { create } from 'zustand';
import type { Tone } from './Banner';

interface Toast {
  tone: Tone;
  text: string;
}

const shownMs = 5_000;

/** The page's one short message about the last action; it survives a navigation. */
export const useToast = create<{ toast: Toast | null }>(() => ({ toast: null }));

/** Shows a message for five seconds; a later message replaces it. */
export function notify(tone: Tone, text: string): void {
  const toast = { tone, text };
  useToast.setState({ toast });
  setTimeout(() => useToast.setState((now) => (now.toast === toast ? { toast: null } : now)), shownMs);
}
