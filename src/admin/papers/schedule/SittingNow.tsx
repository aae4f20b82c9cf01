import { useAdminCopy } from '../../words/use-admin-copy';

/** How many learners a change meets; null: unknown. */
export function SittingNow({ count }: { count: number | null }) {
  const { schedule } = useAdminCopy();
  return <p className="font-semibold">{count === null ? schedule.sittingUnknown : schedule.sitting(count)}</p>;
}
