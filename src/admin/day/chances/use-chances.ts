import { useState } from 'react';
import type { ChancesOfOne } from '../../../../contract/assessment/chance-bodies';
import { pageLimits } from '../../../../contract/calls/page';
import { callPage } from '../../kit/calls/call';
import { usePage } from '../../kit/calls/use-reply';
import { rowsPerPage } from '../../kit/table/arrange';

/** Whether the latest chance of a learner can still be begun. `now`: the server's time, epoch milliseconds. */
export function isOpenChance({ chances }: ChancesOfOne, now: number): boolean {
  const latest = chances.at(-1);
  return latest !== undefined && latest.usedAt === null && Date.parse(latest.until) > now && latest.takenBackAt === undefined;
}

/** The learners with chances, one page at a time, and all whose chance is open. */
export interface ListedChances {
  learners: readonly ChancesOfOne[];
  /** Learners on all pages. */
  total: number;
  page: number;
  pages: number;
  turnTo: (page: number) => void;
  /** How many have an open chance. */
  open: number;
  /** Fetches those. */
  allOpen: () => Promise<ChancesOfOne[]>;
}

export function useChances(id: number): ListedChances {
  const [page, turnTo] = useState(1);
  const params = { id };
  const listed = usePage('getChances', { params, query: { page, size: rowsPerPage } }, { keepsLast: true }).data;
  const open = usePage('getChances', { params, query: { page: 1, size: 1, state: 'open' } }).data;
  const total = listed?.total ?? 0;
  return {
    ...{ learners: listed?.items ?? [], total, page, pages: Math.max(1, Math.ceil(total / rowsPerPage)), turnTo },
    open: open?.total ?? 0,
    async allOpen() {
      const found: ChancesOfOne[] = [];
      for (let at = 1; ; at += 1) {
        const { items } = await callPage('getChances', { params, query: { page: at, size: pageLimits.size, state: 'open' } });
        found.push(...items);
        if (items.length < pageLimits.size) return found;
      }
    },
  };
}
