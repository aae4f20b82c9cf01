import type { Answered } from '../../../analysis/answered';
import { inOrder } from '../../../analysis/pace';
import { useCopy } from '../../ui/use-copy';
import { useStudyCopy } from '../../ui/use-study-copy';
import { Figure } from '../chart/Figure';
import { type Mark, Plot } from '../chart/Plot';

const fills = { correct: 'fill-good', wrong: 'fill-bad', unattempted: 'fill-line-strong' } as const;

/** The way through the paper, answer by answer. Nothing where nothing was answered. */
export function AnswerOrder({ answered }: { answered: readonly Answered[] }) {
  const copy = useCopy();
  const studyCopy = useStudyCopy();
  const ordered = inOrder(answered);
  if (ordered.length === 0) return null;
  const at = (place: number) => (place - 0.5) / ordered.length;
  const height = (number: number) => (number - 0.5) / answered.length;
  const points = ordered.map((one, index) => ({ x: at(index + 1), y: height(one.number), look: fills[one.outcome] }));
  const lines = points.slice(1).map((point, index): Mark => {
    const from = points[index] as (typeof points)[number];
    return { kind: 'line', x1: from.x, y1: from.y, x2: point.x, y2: point.y, look: 'stroke-line-strong' };
  });
  return (
    <Figure
      title={studyCopy.order}
      note={studyCopy.orderNote}
      columns={[studyCopy.place, studyCopy.question, studyCopy.outcome]}
      rows={ordered.map((one, index) => [index + 1, one.number, copy.outcomes[one.outcome]])}
    >
      <Plot
        marks={[...lines, ...points.map((point): Mark => ({ kind: 'dot', ...point }))]}
        upper={String(answered.length)}
        lower="1"
        below={ordered.length > 1 ? [studyCopy.firstAnswer, studyCopy.lastAnswer] : [studyCopy.firstAnswer]}
      />
    </Figure>
  );
}
