import { Card } from '../ui/Card';
import { useCopy } from '../ui/use-copy';
import { useIsLate } from '../ui/use-is-late';

/** The shape of cards to come, so that nothing jumps when they arrive. */
export function Skeleton({ cards }: { cards: number }) {
  const copy = useCopy();
  const isLate = useIsLate();
  return (
    <div role="status" className="grid gap-4 md:grid-cols-2">
      <span className="sr-only">{copy.loading}</span>
      {isLate && <p className="text-ink-soft md:col-span-2">{copy.loadingLate}</p>}
      {Array.from({ length: cards }, (_, place) => `card ${place}`).map((name) => (
        <Card key={name} aria-hidden="true" className="flex animate-pulse flex-col gap-4">
          <div className="h-5 w-2/3 rounded bg-line" />
          <div className="h-4 w-full rounded bg-line/60" />
          <div className="h-4 w-1/2 rounded bg-line/60" />
          <div className="h-11 w-full rounded-control bg-line/60 sm:w-40" />
        </Card>
      ))}
    </div>
  );
}
