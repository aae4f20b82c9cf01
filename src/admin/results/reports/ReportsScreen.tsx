import { Button } from '../../../ui/controls/Button';
import { EmptyState, Page } from '../../../ui/controls/Card';
import { Select } from '../../../ui/controls/Field';
import { WayBack } from '../../../ui/controls/WayBack';
import { Fetched } from '../../kit/calls/Fetched';
import { Options } from '../../kit/form/Options';
import { useFilters } from '../../kit/paths/use-filters';
import { Pager } from '../../kit/table/Pager';
import { useResultsCopy } from '../../words/use-results-copy';
import { ReportEntry } from './ReportEntry';
import { filtersIn, type ReportState, reportStates, reportsPageSize, useReports } from './use-reports';

/** Reports of learners about questions, and their answers (ADR 69). */
export function ReportsScreen() {
  const copy = useResultsCopy();
  const { reports } = copy;
  const { filters, narrow, turnTo } = useFilters(filtersIn);
  const reply = useReports(filters);
  const { state, assessment, question, page } = filters;
  const isNarrow = assessment !== null || question !== null;
  return (
    <Page wide title={reports.title} lead={reports.lead} before={<WayBack to="/admin/questions" name={copy.ways.questions} />}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full sm:w-56">
          <Select label={reports.state} value={state} onChange={(event) => narrow({ state: event.target.value as ReportState })}>
            <Options of={reportStates.map((one) => [one, reports.states[one]])} />
          </Select>
        </div>
        {isNarrow && (
          <>
            <p className="py-2.5">{question === null ? reports.ofAssessment : reports.ofQuestion}</p>
            <Button variant="secondary" onClick={() => narrow({ assessment: null, question: null })}>
              {reports.showAll}
            </Button>
          </>
        )}
      </div>
      <Fetched query={reply} failed={reports.failed}>
        {({ items, total }) =>
          items.length === 0 && (total ?? 0) === 0 ? (
            <EmptyState>{state === 'open' ? reports.none : reports.noneAtAll}</EmptyState>
          ) : (
            <>
              <ol aria-label={reports.title} className="divide-y divide-line rounded-card border border-line bg-surface">
                {items.map((row) => (
                  <ReportEntry key={row.id} row={row} />
                ))}
              </ol>
              <Pager
                matches={total ?? items.length}
                all={null}
                page={page}
                pages={Math.max(1, Math.ceil((total ?? items.length) / reportsPageSize))}
                onTurn={turnTo}
              />
            </>
          )
        }
      </Fetched>
    </Page>
  );
}
