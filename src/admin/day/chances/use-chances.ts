import { useState } from 'react';
import type { ChancesOfOne } from '../../../../contract/assessment/chance-bodies';
import { pageLimits } from '../../../../contract/fields/limits';
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

/** A server of an earlier version answers the whole list, whatever is asked; then `total` of its reply is null. */
export function useChances(id: number, now: number): ListedChances {
  const [page, turnTo] = useState(1);
  const params = { id };
  const listed = usePage('getChances', { params, query: { page, size: rowsPerPage } }, { keepsLast: true }).data;
  const open = usePage('getChances', { params, query: { page: 1, size: 1, state: 'open' } }).data;
  const learners = listed?.items ?? [];
  const total = listed?.total ?? learners.length;
  const isOpen = (one: ChancesOfOne): boolean => isOpenChance(one, now);
  return {
    ...{ learners, total, page, pages: listed?.total == null ? 1 : Math.max(1, Math.ceil(total / rowsPerPage)), turnTo },
    open: open?.total ?? open?.items.filter(isOpen).length ?? 0,
    async allOpen() {
      const found: ChancesOfOne[] = [];
      for (let at = 1; ; at += 1) {
        const { items, total: all } = await callPage('getChances', { params, query: { page: at, size: pageLimits.size, state: 'open' } });
        found.push(...items.filter(isOpen));
        if (all === null || items.length < pageLimits.size) return found;
      }
    },
  };
}
