import { create } from 'zustand';
import type { Tone } from './Banner';

interface Notice {
  tone: Tone;
  text: string;
}

const shownMs = 5_000;

/** The one passing message of the page: what just happened, said where the next screen already stands. */
export const useNotice = create<{ notice: Notice | null }>(() => ({ notice: null }));

/** Says something for five seconds; a later notice takes its place. */
export function notify(tone: Tone, text: string): void {
  const notice = { tone, text };
  useNotice.setState({ notice });
  setTimeout(() => useNotice.setState((now) => (now.notice === notice ? { notice: null } : now)), shownMs);
}
