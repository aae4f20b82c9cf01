import { Link } from 'react-router-dom';
import { type AssessmentSummary, questionCount } from '../../../contract/assessment';
import { ButtonLink } from '../../ui/Button';
import { EmptyState, Page } from '../../ui/Card';
import { copy } from '../copy';
import { Fetched } from '../Fetched';
import { words } from '../rescue/words';
import { words as statistics } from '../statistics/words';
import { type DataColumn, ViewTable } from '../table/DataTable';
import { usePages } from '../table/use-pages';

const columns: DataColumn<AssessmentSummary>[] = [
  { id: 'id', title: 'ID', value: ({ id }) => id, isNumber: true, width: 'w-24' },
  {
    id: 'name',
    title: 'Name',
    value: ({ name }) => name,
    isRowHeader: true,
    cell: ({ id, name }) => (
      <Link to={`/admin/assessments/${id}`} className="wrap-anywhere font-medium text-brand-ink underline-offset-4 hover:underline">
        {name}
      </Link>
    ),
  },
  { id: 'questions', title: 'Total Questions', value: questionCount, isNumber: true, width: 'w-40' },
  {
    id: 'view',
    title: 'View',
    value: () => '',
    isUnordered: true,
    width: 'w-32',
    cell: ({ id, name }) => (
      <ButtonLink look="quiet" to={`/assessments/${id}`} aria-label={`View ${name}`} className="-my-2 -ml-4">
        View
      </ButtonLink>
    ),
  },
];

const newestFirst = { column: 'id', direction: 'descending' } as const;

export function AllAssessmentsScreen() {
  const { reply, view } = usePages('getAssessments', columns, newestFirst);
  const table = () =>
    view.all === 0 && view.query === '' ? (
      <EmptyState action={<ButtonLink to="/admin/generate-assessment">Generate an assessment</ButtonLink>}>{copy.noAssessments}</EmptyState>
    ) : (
      <ViewTable label="Assessments" columns={columns} view={view} />
    );
  return (
    <Page
      wide
      title="Manage Assessments"
      lead={statistics.namesLead}
      actions={
        <ButtonLink look="secondary" to="/admin/rescue-files">
          {words.title}
        </ButtonLink>
      }
    >
      <Fetched query={reply} failed={copy.assessmentsFailed}>
        {table}
      </Fetched>
    </Page>
  );
}
