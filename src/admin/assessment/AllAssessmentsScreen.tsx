import { type AssessmentSummary, questionCount } from '../../../contract/assessment';
import { ButtonLink } from '../../ui/Button';
import { EmptyState, Page } from '../../ui/Card';
import { copy } from '../../ui/copy';
import { Fetched } from '../Fetched';
import { type DataColumn, DataTable } from '../table/DataTable';
import { useReply } from '../use-reply';

const columns: DataColumn<AssessmentSummary>[] = [
  { id: 'id', title: 'ID', value: ({ id }) => id, isNumber: true, width: 'w-24' },
  { id: 'name', title: 'Name', value: ({ name }) => name, isRowHeader: true },
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

export function AllAssessmentsScreen() {
  const table = (all: AssessmentSummary[]) =>
    all.length === 0 ? (
      <EmptyState action={<ButtonLink to="/admin/generate-assessment">Generate an assessment</ButtonLink>}>{copy.noAssessments}</EmptyState>
    ) : (
      <DataTable label="Assessments" columns={columns} items={all} firstOrder={{ column: 'id', direction: 'descending' }} />
    );
  return (
    <Page wide title="Manage Assessments">
      <Fetched query={useReply('getAssessments')} failed={copy.assessmentsFailed}>
        {table}
      </Fetched>
    </Page>
  );
}
