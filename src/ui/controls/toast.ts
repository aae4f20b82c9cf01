import { create } from 'zustand';
import type { Tone } from './Banner';

interface Notice {
  tone: Tone;
  text: string;
}

const shownMs = 5_000;

/** The page's one short message about the last action; it survives a navigation. */
export const useNotice = create<{ notice: Notice | null }>(() => ({ notice: null }));

/** Shows a message for five seconds; a later message replaces it. */
export function notify(tone: Tone, text: string): void {
  const notice = { tone, text };
  useNotice.setState({ notice });
  setTimeout(() => useNotice.setState((now) => (now.notice === notice ? { notice: null } : now)), shownMs);
}
