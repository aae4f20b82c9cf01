import type { Answered, Judged, Outcome } from '../../../analysis/answers/answered';
import type { ReviewCopy } from '../../copy/en/review';
import type { StudyCopy } from '../../copy/en/study';
import type { Series } from '../../ui/chart/chart';
import { outcomes } from '../../ui/review/outcome';

const looks: Record<Outcome, Required<Pick<Series, 'draw' | 'ink' | 'mark'>>> = {
  correct: { draw: 'bars', ink: 'good', mark: 'dot' },
  wrong: { draw: 'bars', ink: 'bad', mark: 'cross' },
  unattempted: { draw: 'hollow', ink: 'line-strong', mark: 'ring' },
};

/** An outcome in words. */
export const outcomeWords = (outcome: Judged, reviewCopy: ReviewCopy, studyCopy: StudyCopy): string =>
  outcome === 'dropped' ? studyCopy.dropped : reviewCopy.outcomes[outcome];

/**
 * Creates one series for each outcome that occurs, with an amount for each question, as bars or as marks. Bars of wrong answers have a
 * mark.
 */
export const byOutcome = <One extends Answered>(
  answered: readonly One[],
  amountOf: (one: One) => number | null,
  as: 'bars' | 'marks',
  reviewCopy: ReviewCopy,
): Series[] =>
  outcomes
    .filter((outcome) => answered.some((one) => one.outcome === outcome))
    .map((outcome) => {
      const { draw, ink, mark } = looks[outcome];
      return {
        name: reviewCopy.outcomes[outcome],
        draw: as === 'bars' ? draw : 'nothing',
        ink,
        ...((as === 'marks' || outcome === 'wrong') && { mark }),
        values: answered.map((one) => (one.outcome === outcome ? amountOf(one) : null)),
      };
    });
