import type { Answered } from '../../../analysis/answered';
import { usualSeconds } from '../../../analysis/pace';
import type { Cohort } from '../../../contract/insight';
import { useCopy } from '../../ui/use-copy';
import { useStudyCopy } from '../../ui/use-study-copy';
import { Figure } from '../chart/Figure';
import { type Mark, Plot } from '../chart/Plot';
import { useFigures } from '../figures';

const fills = { correct: 'fill-good', wrong: 'fill-bad', unattempted: 'fill-line-strong' } as const;

/** Where the time went, question by question, beside the median of all. */
export function TimeSpent({ answered, cohort }: { answered: readonly Answered[]; cohort: Cohort | null }) {
  const { durationText } = useFigures();
  const copy = useCopy();
  const studyCopy = useStudyCopy();
  const timeText = (seconds: number | null): string => (seconds === null ? '–' : durationText(Math.round(seconds)));
  const usual = usualSeconds(cohort);
  const all = answered.map((one) => ({ ...one, median: usual(one.questionId) }));
  const longest = Math.max(1, ...all.map((one) => Math.max(one.seconds ?? 0, one.median ?? 0)));
  const step = 1 / all.length;
  const hasMedians = all.some((one) => one.median !== null);
  const marks = all.flatMap(({ outcome, seconds, median }, at): Mark[] => {
    const [x, height] = [at * step, (seconds ?? 0) / longest];
    return [
      { kind: 'bar', x: x + step * 0.1, width: step * 0.8, height, look: fills[outcome] },
      ...(outcome === 'wrong' ? [{ kind: 'dot' as const, x: x + step / 2, y: height, look: 'fill-bad' }] : []),
      ...(median === null
        ? []
        : [{ kind: 'line' as const, x1: x, x2: x + step, y1: median / longest, y2: median / longest, look: 'stroke-ink' }]),
    ];
  });
  return (
    <Figure
      title={studyCopy.time}
      note={hasMedians ? studyCopy.timeNote : studyCopy.timeNoteAlone}
      columns={[studyCopy.question, studyCopy.outcome, studyCopy.yourTime, studyCopy.usualTime]}
      rows={all.map((one) => [one.number, copy.outcomes[one.outcome], timeText(one.seconds), timeText(one.median)])}
    >
      <Plot marks={marks} upper={durationText(Math.round(longest))} lower="0" below={['1', String(all.length)]} />
    </Figure>
  );
}
