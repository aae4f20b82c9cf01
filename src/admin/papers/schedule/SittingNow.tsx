import { usePapersCopy } from '../../words/use-papers-copy';

/** How many learners a change meets; null: unknown. */
export function SittingNow({ count }: { count: number | null }) {
  const { schedule } = usePapersCopy();
  return <p className="font-semibold">{count === null ? schedule.sittingUnknown : schedule.sitting(count)}</p>;
}
