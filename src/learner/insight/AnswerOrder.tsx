import type { Answered } from '../../../analysis/answers/answered';
import { inOrder } from '../../../analysis/answers/pace';
import { useReviewCopy } from '../../copy/use-review-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Figure } from '../../ui/chart/Figure';
import { Plot } from '../../ui/chart/Plot';
import { orderChart } from './order-chart';
import { outcomeWords } from './outcome-series';

/** The order of the answers, as a chart; renders nothing without answers. */
export function AnswerOrder({ answered }: { answered: readonly Answered[] }) {
  const reviewCopy = useReviewCopy();
  const studyCopy = useStudyCopy();
  const ordered = inOrder(answered);
  if (ordered.length === 0) return null;
  return (
    <Figure
      title={studyCopy.order}
      note={studyCopy.orderNote}
      columns={[studyCopy.place, studyCopy.question, studyCopy.outcome]}
      rows={ordered.map((one, index) => [index + 1, one.number, outcomeWords(one.outcome, reviewCopy, studyCopy)])}
    >
      <Plot chart={orderChart(ordered, answered.length, reviewCopy, studyCopy)} />
    </Figure>
  );
}
