import type { StoredPaper } from '../../device/db';
import { pause } from '../../device/pause';
import { laterPaper } from '../../device/shelf';

type News = { paper: StoredPaper; isKept?: boolean; failure?: null } | { paper?: never; failure: unknown };

interface Parts {
  fetchPaper: () => Promise<StoredPaper>;
  /** Stores a paper on the device; false if that fails. */
  keep: (paper: StoredPaper) => Promise<boolean>;
  /** The paper on screen, and whether an attempt exists. */
  shown: () => { paper: StoredPaper | null; isUnderWay: boolean };
  /** Trusted epoch milliseconds. */
  now: () => number;
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
export function paperRefresh({ fetchPaper, keep, shown, now, onChange }: Parts): PaperRefresh {
  let pending: Promise<void> | null = null;

  /** A seal that left the server before the hour, and arrived after the paper was opened. */
  const isOutdated = (here: StoredPaper, { sealed, opensAt }: StoredPaper): boolean =>
    sealed !== undefined && !here.sealed && opensAt !== undefined && Date.parse(opensAt) <= now();

  async function hear(): Promise<void> {
    try {
      const sent = await fetchPaper();
      const { paper: here, isUnderWay } = shown();
      if (here !== null && (isUnderWay || isOutdated(here, sent))) return;
      const paper = laterPaper(here, sent, isUnderWay) ?? sent;
      // Shown before it is stored: a start in between must use the paper that the disk will have.
      if (here !== null) onChange({ paper });
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
