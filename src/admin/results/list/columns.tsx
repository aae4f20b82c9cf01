import type { ResultOrder, ResultRow } from '../../../../contract/assessment/result-list';
import { countedWords, flagWords } from '../../../../contract/assessment/results-file/english';
import { durationText } from '../../../copy/figures/duration-text';
import { Badge } from '../../../ui/controls/Card';
import { timesIn } from '../../../ui/display/times';
import { Link } from '../../../ui/link/Link';
import { type AskedChance, GiveChance } from '../../day/chances/GiveChance';
import { Address } from '../../kit/table/Address';
import type { DataColumn } from '../../kit/table/DataTable';
import type { ResultsWords } from '../../words/use-results-copy';
import { numberText } from '../../words/wording/figures';

/** The address of one learner's answers. */
export const sheetPath = (id: number, uid: string): string => `/admin/assessments/${id}/results/${encodeURIComponent(uid)}`;

/** A name to show and to say, whatever the portal knows of the learner. */
export const nameOfRow = ({ name, email, phone, uid }: ResultRow): string => name || email || phone || uid;

/** What is unusual about a result, in words. */
export function Flags({ row, copy }: { row: Pick<ResultRow, 'flags' | 'misfit' | 'counted'>; copy: ResultsWords }) {
  const { flags, counted } = row;
  const words = flagWords(copy.results, row);
  return (
    <ul className="flex flex-wrap items-start gap-1">
      {flags.map((flag, at) => (
        <li key={flag}>
          <Badge tone={flag === 'extra-time' ? 'plain' : 'warn'}>
            <span className="whitespace-normal">{words[at]}</span>
          </Badge>
        </li>
      ))}
      {counted &&
        countedWords(copy.results, counted).map((words, at) => (
          <li key={words}>
            <Badge tone={at === 0 ? 'plain' : 'warn'}>
              <span className="whitespace-normal">{words}</span>
            </Badge>
          </li>
        ))}
    </ul>
  );
}

type Numbers = 'correctAnswers' | 'wrongAnswers' | 'unattempted';

/** The columns of a list of results as they are printed, under the server's names of their orders. `search`: of the list's address, for the way back. */
export function printedColumns(copy: ResultsWords, id: number, search: string): DataColumn<ResultRow>[] {
  const { columns, nameless, sheetOf } = copy.results;
  const moment = timesIn(copy.locale, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
  const of = (column: ResultOrder | 'flags') => ({ id: column, title: columns[column] });
  const number = (column: Numbers): DataColumn<ResultRow> => ({
    ...of(column),
    value: (row) => row[column],
    cell: (row) => numberText(row[column]),
    isNumber: true,
  });
  return [
    { ...of('rank'), value: ({ rank }) => rank ?? '', cell: ({ rank }) => numberText(rank), isNumber: true },
    {
      ...of('name'),
      value: nameOfRow,
      isRowHeader: true,
      cell: (row) => (
        <Link
          to={sheetPath(id, row.uid)}
          state={{ search }}
          aria-label={row.name ? sheetOf(row.name) : `${nameless}: ${sheetOf(nameOfRow(row))}`}
          className="wrap-anywhere -my-2 flex min-h-11 items-center py-2 font-medium text-brand-ink underline-offset-4 hover:underline"
        >
          {row.name || nameless}
        </Link>
      ),
    },
    {
      ...of('email'),
      value: ({ email, phone }) => email || phone,
      cell: ({ email, phone }) => (
        <span className="flex flex-col">
          {email && <Address text={email} />}
          {phone && <span className="tabular-nums">{phone}</span>}
          {!email && !phone && '–'}
        </span>
      ),
      width: 'min-w-44',
      isBelow: true,
    },
    { ...of('group'), value: ({ group, groups }) => groups?.join('; ') ?? group ?? '–', width: 'min-w-24', isBelow: true },
    { ...of('score'), value: ({ score }) => score, cell: ({ score }) => <b>{numberText(score)}</b>, isNumber: true, isKept: true },
    number('correctAnswers'),
    number('wrongAnswers'),
    number('unattempted'),
    {
      ...of('timeTaken'),
      value: ({ timeTaken }) => timeTaken,
      cell: ({ timeTaken }) => <span className="whitespace-nowrap">{durationText(timeTaken, copy)}</span>,
      isNumber: true,
    },
    {
      ...of('submittedAt'),
      value: ({ submittedAt }) => submittedAt,
      cell: ({ submittedAt }) => (
        <time dateTime={submittedAt} className="2xl:whitespace-nowrap">
          {moment.format(Date.parse(submittedAt))}
        </time>
      ),
      width: 'min-w-24',
    },
    {
      ...of('flags'),
      value: (row) => flagWords(copy.results, row).join(' '),
      cell: (row) => <Flags row={row} copy={copy} />,
      isUnordered: true,
      width: 'min-w-36',
      isBelow: true,
    },
  ];
}

/** The columns of the screen: a row opens the assessment again for its learner. `onAsk` is null where the admin may not open the assessment again. */
export const resultColumns = (
  copy: ResultsWords,
  id: number,
  search: string,
  onAsk: ((chance: AskedChance) => void) | null,
): DataColumn<ResultRow>[] => [
  ...printedColumns(copy, id, search),
  {
    ...{ id: 'again', title: copy.results.again, isUnordered: true, isUntitled: true, width: 'w-11' },
    value: () => '',
    cell: (row) => onAsk && <GiveChance chance={{ id, learner: { uid: row.uid, name: nameOfRow(row) } }} onAsk={onAsk} />,
  },
];
