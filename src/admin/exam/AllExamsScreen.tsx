import { useMemo } from 'react';
import type { Exam } from '../../../contract/exam';
import { ButtonLink } from '../../ui/Button';
import { EmptyState, Page } from '../../ui/Card';
import { copy } from '../copy';
import { Fetched } from '../Fetched';
import { type DataColumn, DataTable } from '../table/DataTable';
import { useReply } from '../use-reply';
import { newestFirst } from './newest-first';
import { shortened } from './shortened';

const namesOf = (categories: { name: string }[]) => categories.map(({ name }) => name).join(', ');

function Subjects({ subjects }: Pick<Exam, 'subjects'>) {
  return (
    <ul className="flex min-w-48 flex-col gap-1">
      {subjects.map(({ name, categories }) => (
        <li key={`${name} ${namesOf(categories)}`}>
          <span className="font-medium">{name}</span>: <span className="text-ink-soft">{namesOf(categories)}</span>
        </li>
      ))}
    </ul>
  );
}

const columns: DataColumn<Exam>[] = [
  { id: 'name', title: 'Name', value: ({ name }) => name, isRowHeader: true, width: 'min-w-40' },
  { id: 'duration', title: 'Duration', value: (exam) => exam.timerDuration, cell: (exam) => `${exam.timerDuration} min`, isNumber: true },
  { id: 'positive', title: 'Positive Marks', value: (exam) => exam.marksPerQuestion, isNumber: true },
  { id: 'negative', title: 'Negative Marks', value: (exam) => exam.negativeMarkingPerWrongQuestion, isNumber: true },
  { id: 'questions', title: 'Total Questions', value: (exam) => exam.numberOfQuestions, isNumber: true },
  {
    id: 'instructions',
    title: 'Instructions',
    value: ({ instructions }) => instructions,
    cell: ({ instructions }) => shortened(instructions),
    width: 'min-w-64',
  },
  {
    id: 'subjects',
    title: 'Subjects',
    value: ({ subjects }) => subjects.map(({ name, categories }) => `${name} ${namesOf(categories)}`).join(' '),
    cell: Subjects,
  },
];

/** Newest first until a column is pressed: the id that tells it is no column of this table (spec §2). */
function ExamsTable({ exams }: { exams: Exam[] }) {
  const items = useMemo(() => newestFirst(exams), [exams]);
  return <DataTable label="Exams" columns={columns} items={items} />;
}

export function AllExamsScreen() {
  const table = (all: Exam[]) =>
    all.length === 0 ? (
      <EmptyState action={<ButtonLink to="/admin/exam-creation">Create an exam</ButtonLink>}>{copy.noExams}</EmptyState>
    ) : (
      <ExamsTable exams={all} />
    );
  return (
    <Page wide title="Manage Exams">
      <Fetched query={useReply('getExams')} failed={copy.examsFailed}>
        {table}
      </Fetched>
    </Page>
  );
}
