import { useEffect, useState } from 'react';
import type { Similar } from '../../../../contract/question/similar';
import { call } from '../../kit/calls/call';
import { logFailure } from '../../kit/calls/log-failure';

/** A question of a file; `options` only of a good one. */
interface Row {
  id: number;
  question: string;
  options?: readonly string[];
  problems: readonly unknown[];
}

/** Questions of one request. */
const batch = 25;
/** Questions of a file that the bank is asked about. */
const most = 2_000;

/**
 * Asks the bank, a batch after the other, which good questions of a file are nearly the same as one that it has. Returns one in the same words, or else the most
 * similar one, by the id of the row, as far as it is known. Nothing waits for it, and a failed request ends it.
 */
export function useSimilarRows(rows: readonly Row[]): ReadonlyMap<number, Similar> {
  const [found, setFound] = useState<ReadonlyMap<number, Similar>>(new Map());
  useEffect(() => {
    let isOver = false;
    const good = rows.filter(({ problems }) => problems.length === 0).slice(0, most);
    async function ask(): Promise<void> {
      let known = new Map<number, Similar>();
      for (let at = 0; at < good.length && !isOver; at += batch) {
        const some = good.slice(at, at + batch);
        const questions = some.map(({ question, options = [] }) => ({ description: question, options: [...options] }));
        const replies = await call('findSimilar', { body: { questions } });
        known = new Map(known);
        for (const [place, alike] of replies.entries()) {
          const row = some[place];
          const closest = alike.find(({ isSameText }) => isSameText) ?? alike[0];
          if (row !== undefined && closest !== undefined) known.set(row.id, closest);
        }
        if (!isOver) setFound(known);
      }
    }
    setFound(new Map());
    ask().catch((error: unknown) => logFailure('findSimilar', error));
    return () => {
      isOver = true;
    };
  }, [rows]);
  return found;
}
