import { useMemo, useState } from 'react';
import { type AssessmentSummary, questionCount } from '../../../../contract/assessment/assessment';
import { ButtonLink } from '../../../ui/controls/Button';
import { EmptyState, Page } from '../../../ui/controls/Card';
import { Select } from '../../../ui/controls/Field';
import { Link } from '../../../ui/link/Link';
import { Fetched } from '../../kit/calls/Fetched';
import { useMay } from '../../kit/rights/use-may';
import { column, type DataColumn, ViewTable } from '../../kit/table/DataTable';
import { newestFirst, usePages } from '../../kit/table/use-pages';
import { ForGroups } from '../../people/groups/ForGroups';
import { type PapersWords, usePapersCopy } from '../../words/use-papers-copy';
import { numberText } from '../../words/wording/figures';
import { dayAndTime } from '../schedule/local-time';
import { type LifeStage, lifeOf, lifeText } from '../schedule/schedule-acts';

/** State and times of an assessment as a link to its schedule; nothing for an assessment without a schedule. */
function LifeLink({ id, name, stages }: { id: number; name: string; stages: readonly LifeStage[] }) {
  const copy = usePapersCopy();
  if (stages.length === 0) return null;
  const life = stages.map((stage) => lifeText(stage, copy)).join(' · ');
  return (
    <Link
      to={`/admin/assessments/${id}/schedule`}
      aria-label={copy.schedule.lifeOf(name, life)}
      className="mt-1.5 flex min-h-8 items-center text-ink-soft text-sm underline underline-offset-4"
    >
      {life}
    </Link>
  );
}

/** Whether learners may read the paper: before, only who makes keys may. */
const isRead = ({ state, opensAt }: Pick<AssessmentSummary, 'state' | 'opensAt'>): boolean =>
  state === undefined && (opensAt === undefined || Date.parse(opensAt) <= Date.now());

/** The names that several of these have. */
const sharedNames = (all: readonly AssessmentSummary[]): ReadonlySet<string> =>
  new Set(all.flatMap(({ name }, at) => (all.findIndex((other) => other.name === name) < at ? [name] : [])));

const columnsIn = (copy: PapersWords, makesKeys: boolean, shared?: ReadonlySet<string>): DataColumn<AssessmentSummary>[] => [
  column('id', copy.id, ({ id }) => id, { isNumber: true, width: 'w-24' }),
  column('name', copy.name, ({ name }) => name, {
    isRowHeader: true,
    cell: ({ id, name, ...item }) => (
      <>
        <Link to={`/admin/assessments/${id}`} className="wrap-anywhere font-medium text-brand-ink underline-offset-4 hover:underline">
          {name}
        </Link>
        {shared?.has(name) && <p className="text-ink-soft text-sm">{copy.paper.madeAt(dayAndTime(item.createdAt, copy.locale))}</p>}
        <LifeLink id={id} name={name} stages={lifeOf(item, Date.now())} />
        <ForGroups groupIds={item.groupIds} />
      </>
    ),
  }),
  column('questions', copy.totalQuestions, questionCount, {
    cell: (item) => numberText(questionCount(item)),
    isNumber: true,
    width: 'w-40',
  }),
  column('view', copy.view, () => '', {
    isUnordered: true,
    width: 'w-48',
    cell: ({ id, name, state, opensAt }) => (
      <span className="flex gap-x-1">
        {(makesKeys || isRead({ state, opensAt })) && (
          <ButtonLink variant="quiet" to={`/assessments/${id}`} aria-label={copy.viewOf(name)} className="-my-2 -ml-4">
            {copy.view}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" to={`/admin/assessments/${id}/results`} aria-label={copy.paper.resultsOf(name)} className="-my-2">
          {copy.screenTitles.results}
        </ButtonLink>
      </span>
    ),
  }),
];

export function AllAssessmentsScreen() {
  const copy = usePapersCopy();
  const { archive } = copy.schedule;
  const may = useMay();
  const makesKeys = may('getDrawn');
  const columns = useMemo(() => columnsIn(copy, makesKeys), [copy, makesKeys]);
  const [isArchive, setArchive] = useState(false);
  const { reply, view } = usePages('getAssessments', columns, newestFirst, { filter: isArchive ? { state: 'archived' } : {} });
  const shown = useMemo(() => columnsIn(copy, makesKeys, sharedNames(view.rows)), [copy, makesKeys, view.rows]);
  const table = () =>
    view.all === 0 && view.query === '' && isArchive ? (
      <EmptyState>{archive.empty}</EmptyState>
    ) : view.all === 0 && view.query === '' ? (
      <EmptyState action={may('generateByCategories') && <ButtonLink to="/admin/generate-assessment">{copy.generateOne}</ButtonLink>}>
        {copy.noAssessments}
      </EmptyState>
    ) : (
      <ViewTable label={copy.assessments} columns={shown} view={view} />
    );
  return (
    <Page
      wide
      title={copy.ways.assessments}
      lead={may('archiveAssessment') ? `${copy.paper.namesLead} ${copy.paper.archiveLead}` : copy.paper.namesLead}
      actions={
        may('importSubmission') && (
          <ButtonLink variant="secondary" to="/admin/rescue-files">
            {copy.screenTitles.handInFromFiles}
          </ButtonLink>
        )
      }
    >
      <div className="max-w-xs">
        <Select
          label={archive.show}
          value={isArchive ? 'archived' : 'current'}
          onChange={(event) => setArchive(event.target.value === 'archived')}
        >
          <option value="current">{archive.shown.current}</option>
          <option value="archived">{archive.shown.archived}</option>
        </Select>
      </div>
      <Fetched query={reply} failed={copy.assessmentsFailed}>
        {table}
      </Fetched>
    </Page>
  );
}
