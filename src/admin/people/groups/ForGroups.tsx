import { useReply } from '../../kit/calls/use-reply';
import { usePeopleCopy } from '../../words/use-people-copy';

/** The names of the groups that an assessment is for; nothing if it is for everybody. */
export function ForGroups({ groupIds = [] }: { groupIds?: readonly number[] | undefined }) {
  const { groups } = usePeopleCopy();
  const all = useReply('getGroups', {}, { enabled: groupIds.length > 0 }).data;
  if (groupIds.length === 0 || all === undefined) return null;
  const nameOf = (id: number) => all.find((group) => group.id === id)?.name ?? groups.unknownGroup(id);
  return <span className="wrap-anywhere block text-ink-soft text-sm">{groups.forGroups(groupIds.map(nameOf).join(', '))}</span>;
}
