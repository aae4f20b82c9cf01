import { useCopy } from '../../../copy/use-copy';
import { Card } from '../../../ui/controls/Card';
import { useIsLate } from '../../../ui/use-is-late';

interface Named<T> {
  name: string;
  of: T;
}

const named = <T,>(...all: T[]): Named<T>[] => all.map((of, place) => ({ name: `no. ${place + 1}`, of }));

// The lines of each card, with the height and width of the real content; on a phone, a card is a row.
const assessment = named('h-6 w-2/3', 'h-4 w-1/3', 'max-sm:hidden h-10 w-3/4', 'max-sm:hidden h-11', 'max-sm:hidden h-11');
const taken = named('h-5 w-2/3', 'h-4 w-1/3', ...['h-9 w-1/2', 'h-12', 'h-10 w-3/4', 'h-11'].map((line) => `max-sm:hidden ${line}`));
const score = named('h-16 w-3/4', 'h-12 w-1/3', 'h-11', 'h-11');
const facts = named('h-22 w-3/4', 'h-12 w-1/2', 'h-4 w-2/3');
const question = named('h-4 w-1/3', 'h-6', 'h-12', 'h-12', 'h-12', 'h-12');

const shapes = {
  available: named(assessment, assessment, assessment, assessment, assessment, assessment),
  taken: named(taken, taken, taken, taken, taken, taken),
  result: named(score, facts, question),
};

export type SkeletonShape = keyof typeof shapes;

/** A placeholder in the shape of the content, a screen high, so that nothing moves when the content arrives. */
export function Skeleton({ of }: { of: SkeletonShape }) {
  const copy = useCopy();
  const isLate = useIsLate();
  return (
    <>
      <div role="status" className={isLate ? 'text-ink-soft' : 'sr-only'}>
        <p className="sr-only">{copy.loading}</p>
        {isLate && <p>{copy.loadingLate}</p>}
      </div>
      <div
        aria-busy="true"
        className="grid min-h-dvh animate-pulse content-start gap-4 data-[of=available]:md:grid-cols-2 data-[of=taken]:md:grid-cols-2"
        data-of={of}
      >
        {shapes[of].map((card) => (
          <Card key={card.name} aria-hidden="true" className="flex flex-col gap-4">
            {card.of.map((line) => (
              <div key={line.name} className={`rounded-control bg-line/60 ${line.of}`} />
            ))}
          </Card>
        ))}
      </div>
    </>
  );
}
