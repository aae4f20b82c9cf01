import { useEffect } from 'react';
import type { ResultSummary } from '../../../contract/assessment/assessment';
import { device } from '../../runner/device/db';
import { useLive } from '../../ui/use-live';
import { type Followed, follow, followedOn } from '../score/followed';

/** As many as leave what is below them on the screen. */
const most = 2;

/**
 * Returns the results that have come and were not opened, of tests that this screen once saw under way, unsent or awaited. `pending`: the ids of those now.
 * `results`: null before they are known.
 */
export function useJustOut(uid: string, pending: readonly number[], results: readonly ResultSummary[] | null): ResultSummary[] {
  const followed = useLive(uid, () => followedOn(device, uid));
  const further = results === null || followed === undefined ? [] : pending.filter((id) => followed[id] === undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the results as they are when a test is first seen: of a second attempt, that of the first.
  useEffect(() => {
    if (further.length === 0) return;
    const handInOf = (id: number) => results?.find(({ assessmentId }) => assessmentId === id)?.submittedAt ?? '';
    const tests: Followed = Object.fromEntries(further.map((id) => [id, handInOf(id)]));
    follow(device, uid, tests).catch(() => undefined /* The next visit tries again. */);
  }, [uid, further.join()]);
  if (results === null || followed === undefined) return [];
  const isOut = ({ assessmentId: id, submittedAt }: ResultSummary) =>
    followed[id] !== undefined && followed[id] !== submittedAt && !pending.includes(id);
  return results.filter(isOut).slice(0, most);
}
