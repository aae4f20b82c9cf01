import { useMemo } from 'react';
import type { Item } from '../../../../contract/assessment/statistics';
import { Badge } from '../../../ui/controls/Card';
import { Link } from '../../../ui/link/Link';
import { Prose } from '../../../ui/maths/Prose';
import { column, type DataColumn, DataTable } from '../../kit/table/DataTable';
import { type ResultsWords, useResultsCopy } from '../../words/use-results-copy';
import { numberText, shareText, signedText } from '../../words/wording/figures';
import { Distractors } from './Distractors';
import { QuestionWay } from './QuestionWay';
import { warningOf } from './warnings';

interface Props {
  id: number;
  items: readonly Item[];
  participants: number;
  /** Question id → number of learners' reports. */
  reports: ReadonlyMap<number, number>;
}

type Numbered = Item & { id: number; number: number };

/** Unknown values sort last: the questions to check first have the lowest numbers. */
const sortable = (value: number | null): number => value ?? Number.MAX_SAFE_INTEGER;

const columnsIn = (copy: ResultsWords, id: number, participants: number, reports: ReadonlyMap<number, number>): DataColumn<Numbered>[] => [
  column('number', copy.statistics.columns.number, ({ number }) => number, { isNumber: true, width: 'w-16' }),
  column('question', copy.statistics.columns.question, ({ questionText }) => questionText, {
    cell: ({ questionText, ...item }) => (
      <span className="flex flex-col items-start gap-2">
        <QuestionWay
          id={id}
          questionId={item.questionId}
          className="wrap-anywhere -my-1 line-clamp-2 min-h-8 min-w-44 py-1 whitespace-pre-line underline decoration-line-strong underline-offset-4 hover:decoration-2 hover:decoration-brand-ink"
        >
          <Prose text={questionText} />
        </QuestionWay>
        {item.kind && <Badge>{copy.kinds.kinds[item.kind]}</Badge>}
        <Standing id={id} item={item} participants={participants} />
        <Reported id={id} questionId={item.questionId} count={reports.get(item.questionId) ?? 0} />
      </span>
    ),
    isRowHeader: true,
  }),
  column('subject', copy.statistics.columns.subject, ({ subjectName }) => subjectName, { isBelow: true }),
  column('facility', copy.statistics.columns.facility, ({ facility }) => sortable(facility), {
    cell: ({ facility }) => shareText(facility),
    isNumber: true,
  }),
  column('discrimination', copy.statistics.columns.discrimination, ({ discrimination }) => sortable(discrimination), {
    cell: ({ discrimination }) => signedText(discrimination),
    isNumber: true,
  }),
  column('seconds', copy.statistics.columns.seconds, ({ medianSeconds }) => sortable(medianSeconds), {
    cell: ({ medianSeconds }) => numberText(medianSeconds),
    isNumber: true,
  }),
  column('chosen', copy.statistics.columns.chosen, () => '', { isUnordered: true, cell: (item) => <Distractors item={item} /> }),
];

/** How the question counts if it does not count by its key, or the warning; both lead to the question. */
function Standing({ id, item, participants }: { id: number; item: Omit<Item, 'questionText'>; participants: number }) {
  const { regrade, statistics } = useResultsCopy();
  const warning = warningOf(item, participants);
  if (item.ruling) return <Badge>{regrade.rulings[item.ruling]}</Badge>;
  if (warning === null) return null;
  const words = statistics.warnings[warning];
  return (
    <QuestionWay
      id={id}
      questionId={item.questionId}
      aria-label={statistics.warningOf(words, item.questionId)}
      className="-my-1 inline-flex min-h-8 items-center underline decoration-warn underline-offset-4 hover:decoration-2"
    >
      <Badge tone="warn">{words}</Badge>
    </QuestionWay>
  );
}

/** How many learners reported the question; leads to their reports. */
function Reported({ id, questionId, count }: { id: number; questionId: number; count: number }) {
  const { reports } = useResultsCopy();
  if (count === 0) return null;
  return (
    <Link
      to={`/admin/reports?assessment=${id}&question=${questionId}`}
      aria-label={reports.countOf(count, questionId)}
      className="-my-1 inline-flex min-h-8 items-center underline decoration-warn underline-offset-4 hover:decoration-2"
    >
      <Badge tone="warn">{reports.count(count)}</Badge>
    </Link>
  );
}

/** The questions with their statistics, first in paper order. */
export function ItemTable({ id, items, participants, reports }: Props) {
  const copy = useResultsCopy();
  const columns = useMemo(() => columnsIn(copy, id, participants, reports), [copy, id, participants, reports]);
  const rows = useMemo(() => items.map((item, at): Numbered => ({ ...item, id: item.questionId, number: at + 1 })), [items]);
  return (
    <DataTable label={copy.statistics.items} columns={columns} items={rows} firstOrder={{ column: 'number', direction: 'ascending' }} />
  );
}
