import { percentileShown } from '../../../../analysis/rank';
import type { PersonTest } from '../../../../contract/assessment/person-tests';
import { flagWords } from '../../../../contract/assessment/results-file/english';
import { durationText } from '../../../copy/figures/duration-text';
import { Badge } from '../../../ui/controls/Card';
import { timesIn } from '../../../ui/display/times';
import { Link } from '../../../ui/link/Link';
import { type AskedChance, GiveChance } from '../../day/chances/GiveChance';
import type { TimedLearner } from '../../day/kit/TimedLearner';
import type { DataColumn } from '../../kit/table/DataTable';
import { dayAndTime } from '../../papers/schedule/local-time';
import type { ResultsWords } from '../../words/use-results-copy';
import { numberText } from '../../words/wording/figures';
import { Flags, sheetPath } from '../list/columns';

/** A test as a row of a table. */
export type TestRow = PersonTest & { id: number; uid: string };

/** `uid` names the row, not the person. */
export const rowsOf = (tests: readonly PersonTest[]): TestRow[] =>
  tests.map((test) => ({ ...test, id: test.assessmentId, uid: String(test.assessmentId) }));

const percentileText = ({ percentile, participants }: PersonTest): string =>
  percentile === null ? '–' : numberText(percentileShown({ percentile, participants }));

/** What is unusual about a test of a person: marks that wait for their release, the archive, the flags of the result. */
function Remarks({ test, copy }: { test: PersonTest; copy: ResultsWords }) {
  const { resultsAt, isArchived, flags, counted } = test;
  if (resultsAt === undefined && isArchived === undefined && flags.length === 0 && counted === undefined) return null;
  return (
    <span className="flex flex-col items-start gap-1">
      {resultsAt !== undefined && (
        <Badge tone="warn">
          <span className="whitespace-normal">{copy.personTests.unreleased(dayAndTime(resultsAt, copy.locale))}</span>
        </Badge>
      )}
      {isArchived && <Badge>{copy.personTests.archived}</Badge>}
      {(flags.length > 0 || counted) && <Flags row={test} copy={copy} />}
    </span>
  );
}

/** The columns of a print-out for a parent, which the screen has too. Each place stands beside the number of learners. */
export function printedColumns(copy: ResultsWords): DataColumn<TestRow>[] {
  const { personTests, results } = copy;
  const { columns } = personTests;
  const day = timesIn(copy.locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const counts = (['correctAnswers', 'wrongAnswers', 'unattempted'] as const).map(
    (id): DataColumn<TestRow> => ({
      ...{ id, title: results.columns[id], isNumber: true },
      value: (test) => test[id],
      cell: (test) => numberText(test[id]),
    }),
  );
  return [
    { id: 'name', title: columns.name, value: ({ name }) => name, isRowHeader: true, width: 'min-w-40' },
    {
      ...{ id: 'submittedAt', title: columns.submittedAt, width: 'min-w-28' },
      value: ({ submittedAt }) => submittedAt,
      cell: ({ submittedAt }) => <time dateTime={submittedAt}>{day.format(Date.parse(submittedAt))}</time>,
    },
    {
      ...{ id: 'score', title: columns.score, isNumber: true },
      value: ({ score }) => score,
      cell: ({ score, totalMarks }) => <b>{results.ofMarks(numberText(score), numberText(totalMarks))}</b>,
    },
    {
      ...{ id: 'rank', title: columns.rank, isNumber: true },
      value: ({ rank }) => rank ?? '',
      cell: ({ rank, participants }) => (rank === null ? '–' : results.ofMarks(numberText(rank), numberText(participants))),
    },
    {
      ...{ id: 'percentile', title: columns.percentile, isNumber: true },
      value: ({ percentile }) => percentile ?? '',
      cell: percentileText,
    },
    { id: 'mean', title: columns.mean, isNumber: true, value: ({ mean }) => mean ?? '', cell: ({ mean }) => numberText(mean) },
    {
      ...{ id: 'participants', title: columns.participants, isNumber: true },
      value: ({ participants }) => participants,
      cell: ({ participants }) => numberText(participants),
    },
    ...counts,
  ];
}

/** The columns of the screen: the name leads to the answers, the facts of the sitting are there, and a test is opened again. `called`: the person's name. */
export function testColumns(
  copy: ResultsWords,
  { uid, name: called }: TimedLearner,
  onAsk: (chance: AskedChance) => void,
): DataColumn<TestRow>[] {
  const { personTests, results } = copy;
  const [name, ...others] = printedColumns(copy);
  return [
    {
      ...(name as DataColumn<TestRow>),
      cell: (test) => (
        <Link
          to={sheetPath(test.assessmentId, uid)}
          aria-label={personTests.answersIn(test.name)}
          className="wrap-anywhere -mt-2 flex min-h-11 items-center py-2 font-medium text-brand-ink underline-offset-4 hover:underline"
        >
          {test.name}
        </Link>
      ),
    },
    ...others,
    {
      ...{ id: 'timeTaken', title: results.columns.timeTaken, isNumber: true },
      value: ({ timeTaken }) => timeTaken,
      cell: ({ timeTaken }) => <span className="whitespace-nowrap">{durationText(timeTaken, copy)}</span>,
    },
    {
      ...{ id: 'remarks', title: results.columns.flags, isUnordered: true, width: 'min-w-36', isBelow: true },
      value: (test) => flagWords(results, test).join(' '),
      cell: (test) => <Remarks test={test} copy={copy} />,
    },
    {
      ...{ id: 'again', title: results.again, isUnordered: true, isUntitled: true, width: 'w-11' },
      value: () => '',
      cell: (test) =>
        !test.isShared && <GiveChance chance={{ id: test.assessmentId, test: test.name, learner: { uid, name: called } }} onAsk={onAsk} />,
    },
  ];
}
