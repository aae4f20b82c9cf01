import type { Paper } from '../../../../contract/assessment/assessment';
import { pause } from './timeout';

type News = { paper: Paper; isKept?: boolean; failure?: null } | { failure: unknown };

interface Parts {
  fetchPaper: () => Promise<Paper>;
  /** Writes a paper to the device; false where that cannot be. */
  keep: (paper: Paper) => Promise<boolean>;
  /** The paper that the screen shows, and whether it is being sat. */
  shown: () => { hasPaper: boolean; isUnderWay: boolean };
  onChange: (news: News) => void;
}

export interface PaperRefresh {
  /** Asks the server for the paper. */
  ask: () => Promise<void>;
  /** Until the server has spoken, or has had its time; null where nothing is asked. */
  pending: () => Promise<void> | null;
}

/** How long a start waits, from the opening of the screen, for the server's word on a paper that is here already. */
const newsMs = 1_000;

/** The server's word on a paper. It may change what the start screen shows, and never what is under way: neither the screen nor the disk. */
export function paperRefresh({ fetchPaper, keep, shown, onChange }: Parts): PaperRefresh {
  let pending: Promise<void> | null = null;

  async function hear(): Promise<void> {
    try {
      const paper = await fetchPaper();
      const { hasPaper, isUnderWay } = shown();
      if (hasPaper && isUnderWay) return;
      // Before the disk has it: a start that comes meanwhile must be on the paper that the disk will have.
      if (hasPaper) onChange({ paper });
      onChange({ paper, isKept: await keep(paper), failure: null });
    } catch (failure) {
      onChange({ failure });
    }
  }

  return {
    ask: async () => {
      const asking = hear();
      const mine = Promise.race([asking, pause(newsMs)]);
      pending = mine;
      await mine;
      if (pending === mine) pending = null;
      await asking;
    },
    pending: () => pending,
  };
}
