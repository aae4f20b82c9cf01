import type { Statistics } from '../../../../contract/assessment/statistics';
import { MinuteFigure } from '../../day/desk/MinuteFigure';
import { Fetched } from '../../kit/calls/Fetched';
import { useMay } from '../../kit/rights/use-may';
import { useResultsCopy } from '../../words/use-results-copy';
import { QuestionFigure } from './QuestionFigure';
import { ScoreFigure } from './ScoreFigure';
import { SectionFigure } from './SectionFigure';
import { TestsBeforeFigure } from './TestsBeforeFigure';
import { useMinutes } from './use-overview';

/** An assessment in pictures, each beside a table of the same numbers. */
export function Pictures({ id, statistics: { scores, totalMarks, items, participants } }: { id: number; statistics: Statistics }) {
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
            {({ byMinute }) => <MinuteFigure byMinute={byMinute} />}
          </Fetched>
          {may('getComparison') && <TestsBeforeFigure id={id} handedIn={participants} />}
          <div className="@4xl:col-span-2">
            <QuestionFigure items={items} participants={participants} />
          </div>
        </div>
      </div>
    </section>
  );
}
