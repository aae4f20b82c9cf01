import type { Paper } from '../../../../contract/assessment/assessment';
import { pause } from './timeout';

type News = { paper: Paper; isKept?: boolean; failure?: null } | { failure: unknown };

interface Parts {
  fetchPaper: () => Promise<Paper>;
  /** Stores a paper on the device; false if that fails. */
  keep: (paper: Paper) => Promise<boolean>;
  /** Whether the screen shows a paper, and whether an attempt exists. */
  shown: () => { hasPaper: boolean; isUnderWay: boolean };
  onChange: (news: News) => void;
}

export interface PaperRefresh {
  /** Asks the server for the paper. */
  ask: () => Promise<void>;
  /** Resolves when the server has answered or its time is over; null if nothing is being asked. */
  pending: () => Promise<void> | null;
}

/** How long a start waits, from the opening of the screen, for the server's version of a stored paper. Milliseconds. */
const newsMs = 1_000;

/**
 * Fetches the server's version of a paper. It may change the start screen, but never an attempt in progress, neither on screen nor on disk.
 */
export function paperRefresh({ fetchPaper, keep, shown, onChange }: Parts): PaperRefresh {
  let pending: Promise<void> | null = null;

  async function hear(): Promise<void> {
    try {
      const paper = await fetchPaper();
      const { hasPaper, isUnderWay } = shown();
      if (hasPaper && isUnderWay) return;
      // Shown before it is stored: a start in between must use the paper that the disk will have.
      if (hasPaper) onChange({ paper });
      onChange({ paper, isKept: await keep(paper), failure: null });
    } catch (failure) {
      onChange({ failure });
    }
  }

  return {
    ask: async () => {
      const asking = hear();
      const limited = Promise.race([asking, pause(newsMs)]);
      pending = limited;
      await limited;
      if (pending === limited) pending = null;
      await asking;
    },
    pending: () => pending,
  };
}
