import { useMemo } from 'react';
import { bucketsOf } from '../../../../analysis/rank';
import type { Item, Statistics } from '../../../../contract/assessment/statistics';
import { ChartCard } from '../../../ui/chart/ChartCard';
import { Plot } from '../../../ui/chart/Plot';
import { MinuteChart } from '../../day/desk/MinuteChart';
import { Fetched } from '../../kit/calls/Fetched';
import { useMay } from '../../kit/rights/use-may';
import { useResultsCopy } from '../../words/use-results-copy';
import { numberText, shareText } from '../../words/wording/figures';
import { accuracyOf, answersBySection, answersTo } from './answers';
import { questionChart } from './question-chart';
import { ShareBars } from './ShareBars';
import { rangeText, scoreChart } from './score-chart';
import { TestsBeforeChart } from './TestsBeforeChart';
import { useMinutes } from './use-overview';

/** How right the answers to each section's questions are. */
function SectionFigure({ items }: { items: readonly Item[] }) {
  const { charts } = useResultsCopy();
  const sections = answersBySection(items);
  return (
    <ChartCard
      title={charts.sections}
      note={charts.sectionsNote}
      columns={[charts.section, charts.accuracy, charts.right, charts.wrong, charts.skipped]}
      rows={sections.map((one) => [
        one.name,
        shareText(accuracyOf(one)),
        numberText(one.right),
        numberText(one.wrong),
        numberText(one.skipped),
      ])}
    >
      <ShareBars bars={sections.map(({ name, right, wrong }) => ({ name, right, given: right + wrong }))} />
    </ChartCard>
  );
}

/** Right, wrong and skipped, for each question. */
function QuestionFigure({ items, participants }: { items: readonly Item[]; participants: number }) {
  const copy = useResultsCopy();
  const { charts, regrade } = copy;
  const chart = useMemo(() => questionChart(items, participants, copy), [items, participants, copy]);
  return (
    <ChartCard
      title={charts.questions}
      note={charts.questionsNote}
      columns={[charts.question, charts.right, charts.wrong, charts.skipped]}
      rows={items.map((item, at) => {
        const counts = answersTo(item);
        if (counts === null) return [item.ruling ? `${at + 1} (${regrade.rulings[item.ruling]})` : at + 1, '–', '–', '–'];
        return [at + 1, numberText(counts.right), numberText(counts.wrong), numberText(counts.skipped)];
      })}
    >
      <Plot chart={chart} />
    </ChartCard>
  );
}

/** How the scores are spread. */
function ScoreFigure({ scores, totalMarks }: Pick<Statistics, 'scores' | 'totalMarks'>) {
  const copy = useResultsCopy();
  const { charts } = copy;
  const buckets = useMemo(() => bucketsOf(scores, totalMarks, 20), [scores, totalMarks]);
  const chart = useMemo(() => scoreChart(buckets, copy), [buckets, copy]);
  return (
    <ChartCard
      title={charts.scores}
      note={charts.scoresNote}
      columns={[charts.scores, charts.learners]}
      rows={buckets.map((bucket) => [rangeText(copy, bucket), numberText(bucket.count)])}
    >
      <Plot chart={chart} />
    </ChartCard>
  );
}

/** An assessment in charts, each beside a table of the same numbers. */
export function StatisticsCharts({ id, statistics: { scores, totalMarks, items, participants } }: { id: number; statistics: Statistics }) {
  const { charts, desk } = useResultsCopy();
  const may = useMay();
  return (
    <section aria-labelledby="in-pictures" className="flex flex-col gap-4">
      <h2 id="in-pictures">{charts.title}</h2>
      <div className="@container">
        <div className="grid gap-4 *:min-w-0 @4xl:grid-cols-2">
          <ScoreFigure scores={scores} totalMarks={totalMarks} />
          <SectionFigure items={items} />
          <Fetched query={useMinutes(id, participants)} failed={desk.failed}>
            {({ byMinute }) => <MinuteChart byMinute={byMinute} />}
          </Fetched>
          {may('getComparison') && <TestsBeforeChart id={id} handedIn={participants} />}
          <div className="@4xl:col-span-2">
            <QuestionFigure items={items} participants={participants} />
          </div>
        </div>
      </div>
    </section>
  );
}
