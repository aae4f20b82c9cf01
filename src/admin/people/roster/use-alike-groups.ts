import { useMemo } from 'react';
import type { RosterSummary } from '../../../../contract/people/roster';
import { useReply } from '../../kit/calls/use-reply';
import { alikeGroups } from './alike-groups';

/** New groups of a roster that are probably slips of others: their names, each with the other's. */
export function useAlikeGroups(summary: RosterSummary): [name: string, close: string][] {
  const known = useReply('getGroups').data;
  return useMemo(() => {
    const people = (summary.rows ?? []).map(({ group, groups: all = [group] }) => all);
    return alikeGroups(summary.newGroups, known?.map(({ name }) => name) ?? [], people);
  }, [summary, known]);
}
