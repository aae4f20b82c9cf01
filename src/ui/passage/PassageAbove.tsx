import { onDemand } from '../on-demand';
import type { FoldedPassageProps } from './FoldedPassage';
import type { ShortPassageProps } from './ShortPassage';

const Folded = onDemand(async () => (await import('./FoldedPassage')).FoldedPassage);

interface Props extends Omit<FoldedPassageProps, 'id'> {
  /** What the question names; absent: it has no passage, and nothing is loaded. */
  of: { id: number } | undefined;
}

/** The passage of a question that was answered. */
export const PassageAbove = ({ of, ...how }: Props) => of && <Folded id={of.id} {...how} />;

/** The passage of a question that is still open. */
export const PassageToRead = onDemand<ShortPassageProps>(async () => (await import('./ShortPassage')).ShortPassage);
