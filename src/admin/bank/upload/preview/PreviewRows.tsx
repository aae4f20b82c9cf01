import { useMemo, useState } from 'react';
import { optionLetters } from '../../../../../contract/fields/limits';
import type { Similar } from '../../../../../contract/question/similar';
import type { Place } from '../../../../../contract/sheet/read-rows';
import { useWide } from '../../../../ui/browser/use-wide';
import { Banner } from '../../../../ui/controls/Banner';
import { Button } from '../../../../ui/controls/Button';
import { Select } from '../../../../ui/controls/Field';
import { Prose } from '../../../../ui/maths/Prose';
import { Options } from '../../../kit/form/Options';
import { column, type DataColumn, DataTable } from '../../../kit/table/DataTable';
import { type BankWords, useBankCopy } from '../../../words/use-bank-copy';
import { languages } from '../../question/usual';
import { SimilarLink } from '../../similar/SimilarLink';
import { percentOf } from '../../similar/SimilarNote';
import { useSimilarRows } from '../../similar/use-similar-rows';
import type { Mend, PreviewRow } from '../worker/ask/worker-messages';
import { contradicted } from './contradicted';
import { MendRow } from './MendRow';
import { byState, type RowState, rowStates, stateOf } from './row-state';

/** A cell of an unchecked file may have thousands of letters, and all of them in one word. */
const unchecked = 'wrap-anywhere line-clamp-6';

/** What is wrong with a row, in words. */
export const faultsOf = (copy: BankWords, place: Place, { problems }: PreviewRow): string[] =>
  problems.map(({ column, why }) => copy.fault(copy.columnName(place, column), why));

/** Rows that have the same fault from which it is said once, above them. */
const manyAlike = 3;

/** What all faulty rows have in common, in words; none of a few rows. */
function sharedIn(copy: BankWords, place: Place, faulty: readonly PreviewRow[]): readonly string[] {
  const [first, ...others] = faulty.map((row) => new Set(faultsOf(copy, place, row)));
  return first === undefined || faulty.length < manyAlike ? [] : [...first].filter((fault) => others.every((each) => each.has(fault)));
}

const notesOf = (copy: BankWords, place: Place, { notes = [] }: PreviewRow): string[] =>
  notes.map(({ column, why }) => copy.fault(copy.columnName(place, column), why));

const stateText = (copy: BankWords, place: Place, row: PreviewRow): string =>
  faultsOf(copy, place, row).join(' ') || [copy.rowReady, ...notesOf(copy, place, row)].join(' ');

/** Pairs that are named above the rows. */
const namedPairs = 5;

/** The choice of rows that contradict each other. */
const twice = 'twice';

interface Judged {
  /** The place of a row that asks the same and has another answer. */
  other: number | undefined;
  row: PreviewRow;
  place: Place;
  similar: Similar | undefined;
  /** What is said above of all faulty rows, and not again. */
  shared: readonly string[];
  /** Absent where rows are mended in the file alone. */
  onMend: ((row: PreviewRow) => void) | undefined;
}

function State({ row, place, similar, other, shared, onMend }: Judged) {
  const copy = useBankCopy();
  if (row.problems.length === 0)
    return (
      <>
        <p className="text-good">{copy.rowReady}</p>
        {notesOf(copy, place, row).map((note) => (
          <p key={note} className="wrap-anywhere font-normal text-warn">
            {note}
          </p>
        ))}
        {other !== undefined && <p className="font-normal text-warn">{copy.shaping.otherAnswer(copy.places[place], other)}</p>}
        {similar && (
          <p className="font-normal text-warn">
            {similar.isSameText ? copy.similar.rowHasText : copy.similar.rowIs(percentOf(similar))} <SimilarLink id={similar.id} />
          </p>
        )}
      </>
    );
  const own = faultsOf(copy, place, row).filter((fault) => !shared.includes(fault));
  return (
    <>
      <ul className={`flex flex-col gap-1 font-normal ${stateOf(row) === 'known' ? 'text-ink-soft' : 'text-bad'}`}>
        {(own.length > 0 ? own : [copy.shaping.notReady]).map((fault) => (
          <li key={fault} className="wrap-anywhere">
            {fault}
          </li>
        ))}
      </ul>
      {onMend && row.cells && (
        <Button variant="quiet" className="-ml-4" aria-label={copy.shaping.mendRow[place](row.at)} onClick={() => onMend(row)}>
          {copy.shaping.mend}
        </Button>
      )}
    </>
  );
}

/** What is no usual word is read before it becomes a choice of the bank's filters. */
const unusualOf = (copy: BankWords, { language = '', tags = [] }: PreviewRow): string =>
  [
    ...(language === '' || languages.some((usual) => usual === language) ? [] : [`${copy.columnName('Line', 'Language')}: ${language}`]),
    ...(tags.length === 0 ? [] : [`${copy.columnName('Line', 'Tags')}: ${tags.join(', ')}`]),
  ].join(' · ');

function Question(row: PreviewRow) {
  const { question, name, pictures, passage, options = [], translated } = row;
  const copy = useBankCopy();
  const unusual = unusualOf(copy, row);
  return (
    <>
      {name !== undefined && name !== question && (
        <span className="wrap-anywhere line-clamp-1 font-normal text-ink-soft text-sm">{copy.nameInFile(name)}</span>
      )}
      {passage !== undefined && (
        <span className="wrap-anywhere line-clamp-2 font-normal text-ink-soft text-sm">
          {copy.columnName('Line', 'Passage')}: <Prose text={passage} />
        </span>
      )}
      <span className={unchecked}>
        <Prose text={question} />
      </span>
      {translated && (
        <span lang={translated.language} className="wrap-anywhere line-clamp-2 font-normal text-ink-soft text-sm">
          <Prose text={translated.question} />
        </span>
      )}
      {options.length > 0 && (
        <ol className="mt-1 font-normal text-ink-soft text-sm">
          {options.map((option, at) => (
            <li key={optionLetters[at]} className="wrap-anywhere line-clamp-2">
              {optionLetters[at]}. <Prose text={option} />
            </li>
          ))}
        </ol>
      )}
      {pictures.length > 0 && <span className="block font-normal text-ink-soft text-sm">🖼 {pictures.join(' · ')}</span>}
      {unusual !== '' && <span className="wrap-anywhere line-clamp-2 font-normal text-ink-soft text-sm">{unusual}</span>}
    </>
  );
}

/** A correct option has its letter: "3" alone may be the third option or the text of another one. */
function Answer({ answer, options = [], rightPlaces = [] }: PreviewRow) {
  if (rightPlaces.length === 0) return <span className={unchecked}>{answer}</span>;
  return rightPlaces.map((place) => (
    <span key={place} className={unchecked}>
      {optionLetters[place]}. <Prose text={options[place] ?? ''} />
    </span>
  ));
}

/** On a narrow screen the state stands below the question: a column of its own would lie outside the screen. */
const columnsFor = (
  copy: BankWords,
  place: Place,
  isWide: boolean,
  similar: ReadonlyMap<number, Similar>,
  others: ReadonlyMap<number, number>,
  shared: readonly string[],
  onMend: Judged['onMend'],
): DataColumn<PreviewRow>[] => [
  column('row', copy.placeHeads[place], ({ at }) => at, { isNumber: true, width: 'w-20' }),
  column('question', copy.question, (row) => (isWide ? row.question : `${row.question} ${stateText(copy, place, row)}`), {
    cell: (row) => (
      <>
        <Question {...row} />
        {!isWide && (
          <State row={row} place={place} similar={similar.get(row.id)} other={others.get(row.id)} shared={shared} onMend={onMend} />
        )}
      </>
    ),
    isRowHeader: true,
    width: 'lg:min-w-64',
  }),
  column('answer', copy.correctAnswer, ({ answer }) => answer, {
    cell: Answer,
    width: 'lg:min-w-32',
  }),
  column('category', copy.category, ({ category }) => category, {
    isBelow: true,
    cell: ({ category }) => <span className={unchecked}>{category}</span>,
  }),
  column('difficulty', copy.difficulty, ({ difficulty }) => difficulty ?? '', { isBelow: true }),
  ...(isWide
    ? [
        column('state', copy.state, (row: PreviewRow) => stateText(copy, place, row), {
          cell: (row: PreviewRow) => (
            <State row={row} place={place} similar={similar.get(row.id)} other={others.get(row.id)} shared={shared} onMend={onMend} />
          ),
          width: 'min-w-64',
        }),
      ]
    : []),
];

interface Props {
  rows: PreviewRow[];
  place: Place;
  onMend?: (mend: Mend) => Promise<boolean>;
}

/** Every row that holds anything, with what speaks against it; a faulty one is mended here where it can be read. */
export function PreviewRows({ rows, place, onMend }: Props) {
  const copy = useBankCopy();
  const [only, setOnly] = useState<RowState | typeof twice | ''>('');
  const [mending, setMending] = useState<PreviewRow | null>(null);
  /** The rows among which one was mended: the next ones say whether it still is at fault. */
  const [judged, setJudged] = useState<readonly PreviewRow[] | null>(null);
  const [round, setRound] = useState(0);
  if (judged !== null && judged !== rows) {
    setJudged(null);
    setRound(round + 1);
    setMending(rows.find((row) => row.at === mending?.at && stateOf(row) === 'faulty') ?? null);
  }
  const isWide = useWide();
  const similar = useSimilarRows(rows);
  const { pairs, others } = useMemo(() => contradicted(rows), [rows]);
  const canMend = onMend !== undefined;
  const by = useMemo(() => byState(rows), [rows]);
  const shared = useMemo(() => sharedIn(copy, place, by.faulty), [copy, place, by]);
  const columns = useMemo(
    () => columnsFor(copy, place, isWide, similar, others, shared, canMend ? setMending : undefined),
    [copy, place, isWide, similar, others, shared, canMend],
  );
  if (rows.length === 0) return <Banner tone="warning">{place === 'Row' ? copy.previewNoRows : copy.previewNoQuestions}</Banner>;
  const counts = { ready: by.ready.length, known: by.known.length, faulty: by.faulty.length };
  const states = rowStates.filter((state) => counts[state] > 0);
  // A filter that nothing is left of shows all.
  const choices = [...states, ...(others.size > 0 ? ([twice] as const) : [])];
  const shown = choices.find((choice) => choice === only) ?? '';
  const items = shown === '' ? rows : shown === twice ? rows.filter(({ id }) => others.has(id)) : by[shown];
  const what = place === 'Row' ? 'rows' : 'questions';
  const good = counts.ready > 0 ? 'success' : 'info';
  return (
    <>
      <Banner tone={counts.faulty > 0 ? 'warning' : good}>{copy.previewReady(counts, what)}</Banner>
      {shared.map((fault) => (
        <p key={fault} className="wrap-anywhere font-semibold text-bad">
          {copy.shaping.sharedFault(by.faulty.length, fault)}
        </p>
      ))}
      {pairs.length > 0 && (
        <Banner tone="warning">
          {copy.shaping.otherAnswers(
            pairs.length,
            pairs
              .slice(0, namedPairs)
              .map((pair) => copy.shaping.pair(copy.places[place], ...pair))
              .join(', '),
          )}
        </Banner>
      )}
      {rows.some(({ pictures }) => pictures.length > 0) && <p className="text-ink-soft text-sm">{copy.picture.inFile}</p>}
      {choices.length > 1 && (
        <div className="max-w-xs">
          <Select
            label={copy.previewShow}
            value={shown}
            onChange={({ target: { value } }) => setOnly(choices.find((choice) => choice === value) ?? '')}
          >
            <option value="">{copy.previewAll(rows.length)}</option>
            <Options of={states.map((state) => [state, copy.previewOnly[state](counts[state])])} />
            {others.size > 0 && <option value={twice}>{copy.shaping.onlyTwice(others.size)}</option>}
          </Select>
        </div>
      )}
      <DataTable label={place === 'Row' ? copy.rows : copy.questionsOfFile} columns={columns} items={items} />
      {onMend && mending?.cells && (
        <MendRow
          key={round}
          row={mending}
          place={place}
          cells={mending.cells}
          onMend={onMend}
          onMended={() => setJudged(rows)}
          onClose={() => setMending(null)}
        />
      )}
    </>
  );
}
