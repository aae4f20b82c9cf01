import { useMemo } from 'react';
import type { Exam } from '../../../../contract/exam/exam';
import { ButtonLink } from '../../../ui/controls/Button';
import { EmptyState, Page } from '../../../ui/controls/Card';
import { Link } from '../../../ui/link/Link';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { column, type DataColumn, DataTable } from '../../kit/table/DataTable';
import { type PapersWords, usePapersCopy } from '../../words/use-papers-copy';
import { numberText } from '../../words/wording/figures';
import { newestExams } from './newest-exams';
import { SectionFacts } from './SectionFacts';
import { shortened } from './shortened';

const namesOf = (categories: { name: string }[]) => categories.map(({ name }) => name).join(', ');

function Subjects(exam: Exam) {
  return (
    <ul className="flex min-w-28 flex-col gap-1">
      {exam.subjects.map((subject, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have the same name and categories, and a saved exam's never move
        <li key={place}>
          <span className="font-medium">{subject.name}</span>: <span className="text-ink-soft">{namesOf(subject.categories)}</span>
          <SectionFacts subject={subject} exam={exam} />
        </li>
      ))}
    </ul>
  );
}

const way = 'flex min-h-8 items-center font-normal text-brand-ink underline-offset-4 hover:underline';

const columnsIn = (copy: PapersWords): DataColumn<Exam>[] => [
  column('name', copy.name, ({ name }) => name, {
    cell: ({ id, name }) => (
      <>
        <span className="wrap-anywhere">{name}</span>
        <span data-ways className="flex flex-wrap gap-x-4 text-sm">
          <Link to={`/admin/assessment-creation?exam=${id}`} aria-label={copy.paper.makeOf(name)} className={way}>
            {copy.paper.make}
          </Link>
          <Link to={`/admin/exam-creation?copy=${id}`} aria-label={copy.paper.copyOf(name)} className={way}>
            {copy.paper.copy}
          </Link>
        </span>
      </>
    ),
    isRowHeader: true,
    width: 'min-w-28 2xl:min-w-48',
  }),
  column('duration', copy.duration, (exam) => exam.timerDuration, { cell: (exam) => copy.minutes(exam.timerDuration), isNumber: true }),
  column('positive', copy.positiveMarks, (exam) => exam.marksPerQuestion, {
    cell: (exam) => numberText(exam.marksPerQuestion),
    isNumber: true,
  }),
  column('negative', copy.negativeMarks, (exam) => exam.negativeMarkingPerWrongQuestion, {
    cell: (exam) => numberText(exam.negativeMarkingPerWrongQuestion),
    isNumber: true,
  }),
  column('questions', copy.totalQuestions, (exam) => exam.numberOfQuestions, {
    cell: (exam) => numberText(exam.numberOfQuestions),
    isNumber: true,
  }),
  column('instructions', copy.instructions, ({ instructions }) => instructions, {
    cell: ({ instructions }) => shortened(instructions),
    width: 'min-w-24 2xl:min-w-40',
  }),
  column('subjects', copy.subjects, ({ subjects }) => subjects.map(({ name, categories }) => `${name} ${namesOf(categories)}`).join(' '), {
    cell: Subjects,
  }),
];

/** Newest first until a column is pressed; the id that gives this order is no column of this table (spec §2). */
function ExamsTable({ exams }: { exams: Exam[] }) {
  const copy = usePapersCopy();
  const columns = useMemo(() => columnsIn(copy), [copy]);
  const items = useMemo(() => newestExams(exams), [exams]);
  return <DataTable label={copy.exams} columns={columns} items={items} />;
}

export function AllExamsScreen() {
  const copy = usePapersCopy();
  const table = (all: Exam[]) =>
    all.length === 0 ? (
      <EmptyState action={<ButtonLink to="/admin/exam-creation">{copy.createOne}</ButtonLink>}>{copy.noExams}</EmptyState>
    ) : (
      <ExamsTable exams={all} />
    );
  return (
    <Page wide title={copy.ways.exams}>
      <Fetched query={useReply('getExams')} failed={copy.examsFailed}>
        {table}
      </Fetched>
    </Page>
  );
}
